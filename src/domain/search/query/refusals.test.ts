import fc from "fast-check";
import { expect, test } from "vitest";
import { readQuery } from "./read-query.ts";

const today = "2026-11-30";

/** What a query states, as "slot: value"; countries with how the student stands to them. */
const reads = (query: string): string[] =>
  readQuery(query, today).constraints.map((each) =>
    each.slot === "country" ? `${each.relation}: ${each.value}` : `${each.slot}: ${each.value}`,
  );

test.each<[query: string, ...constraints: string[]]>([
  ["i do not want to study in the USA, biology", "exclude: United States", "field_of_study: Biology"],
  ["I don't want to go to college in the US", "exclude: United States"],
  ["rather not study in the states", "exclude: United States"],
  ["not interested in american universities", "exclude: United States"],
  ["I wouldn't study in the UK", "exclude: United Kingdom"],
  ["we dont want her to go to school in florida", "exclude: FL"],
  ["outside the us or canada", "exclude: United States", "exclude: Canada"],
  ["from Kenya, want to study outside of Kenya", "home: KE", "exclude: Kenya"],
  ["dont want to attend a catholic college", "exclude: catholic college"],
  ["not going to a christian school", "exclude: christian school"],
  ["nothing religious", "exclude: religious"],
  ["not willing to join the military", "exclude: military"],
  ["avoid private colleges and anything with an interview", "exclude: private", "exclude: interview"],
  ["no loans, essays or contests", "exclude: loans", "essay: false", "exclude: contests"],
  ["neither loans nor essays", "exclude: loans", "essay: false"],
  ["navy, no thanks", "exclude: navy"],
  ["nuclear navy no thanks, nuclear engineering", "exclude: navy", "field_of_study: Nuclear Engineering"],
  ["air force rotc no thanks, but aerospace yes", "exclude: air force", "exclude: rotc", "field_of_study: Aerospace"],
  ["loans? nope. grants in ohio", "exclude: loans", "residence: OH"],
  ["law school, hard pass, i want nursing", "exclude: professional", "exclude: Law", "field_of_study: Nursing"],
  ["hard pass on essays, i want nursing", "essay: false", "field_of_study: Nursing"],
  ["nursing, hard no to essays or loans", "field_of_study: Nursing", "essay: false", "exclude: loans"],
  ["enfermeria, concursos no gracias", "field_of_study: Nursing", "exclude: contest"],
  ["nursing in texas, no thanks to my dad", "field_of_study: Nursing", "residence: TX"],
  ["no thanks"],
  ["nope to essays, welding", "essay: false", "field_of_study: Welding"],
  ["nursing scholarships in texas essays nope", "field_of_study: Nursing", "residence: TX", "essay: false"],
  ["nursing in ohio loans no thank you", "field_of_study: Nursing", "residence: OH", "exclude: loans"],
  ["essays are a hard pass for me", "essay: false"],
  ["nope, nursing in texas", "field_of_study: Nursing", "residence: TX"],
  ["no citizenship required, welding", "exclude: us_citizen", "field_of_study: Welding"],
  ["citizenship is not required", "exclude: us_citizen"],
  ["good citizenship award"],
  ["i hate math, nursing", "exclude: Mathematics", "field_of_study: Nursing"],
  ["cant study full time", "enrollment: part_time"],
  ["scholarships that I don't have to work for after graduation", "exclude: service owed"],
  ["no work obligation, nursing", "exclude: service owed", "field_of_study: Nursing"],
  ["teaching scholarship, no teaching commitment", "exclude: service owed", "field_of_study: Education"],
  ["I won't sign a contract to work for the hospital, law", "exclude: service owed", "field_of_study: Law"],
  ["not loans, I refuse to owe anybody anything", "exclude: loans", "exclude: service owed"],
  ["I refuse to take out loans", "exclude: loans"],
  ["don't make me record a video or write an essay", "exclude: video", "essay: false"],
  ["no need to be in a fraternity", "exclude: fraternity"],
  ["no quiero estudiar en Estados Unidos, enfermeria", "exclude: United States", "field_of_study: Nursing"],
  ["no quiero prestamos", "exclude: prestamos"],
  ["no pesky essays", "essay: false"],
  ["not in the usa, Germany", "exclude: United States", "study: DE"],
])("what a student refuses is left out, whatever they want beside it: %s", (query, ...constraints) => {
  expect(reads(query).sort()).toEqual(constraints.sort());
});

test.each([
  ["i dont want to leave wisconsin", "residence: WI"],
  ["do not want to move out of Maine", "residence: ME"],
  ["tired of being broke", "financial_need: true"],
  ["no essay, biology or chemistry", "essay: false", "field_of_study: Biology", "field_of_study: Chemistry"],
  ["no essay longer than 500 words"],
  ["no kids, I work after school"],
  ["I have no work experience"],
  ["dont want to relocate, nursing", "field_of_study: Nursing"],
  ["no tenemos papeles", "group: undocumented"],
])("words of refusal that leave out nothing: %s", (query, ...constraints) => {
  expect(reads(query)).toEqual(constraints);
});

test("near home is the state of the student, or else their country, and not understood without either", () => {
  const home = (state: "OH" | null, country: string | null) =>
    readQuery("nursing, close to home", today, null, { state, country });
  expect(home("OH", "US").constraints).toContainEqual({ slot: "residence", value: "OH", words: "close to home" });
  expect(home(null, "KE").constraints).toContainEqual(
    expect.objectContaining({ slot: "country", value: "KE", relation: "home" }),
  );
  expect(home(null, null)).toMatchObject({ constraints: [{ slot: "field_of_study" }], ignored: ["close to home"] });
});

test.each([
  ["nurse in dubai, masters in Canada", "home: AE", "study: CA"],
  ["to be a nurse in Germany", "study: DE"],
  ["i am a mum of two in london", "home: GB"],
  ["I am a huge fan of Japan", "study: JP"],
  ["philippines nurse, masters in Canada", "home: PH", "study: CA"],
  ["studying at a university in Ghana, want to do a master in Canada", "study: CA"],
  ["passport Kenya, masters in Canada", "home: KE", "study: CA"],
  ["study abroad in Japan, undergraduate", "study: JP"],
  ["lost my dad in Afghanistan"],
  ["us schools, from kenya", "study: US", "home: KE"],
  ["Us schools"],
])("countries are of the student or of their wish: %s", (query, ...countries) => {
  expect(reads(query).filter((each) => /^(?:home|study)/.test(each))).toEqual(countries);
});

const countries = [
  "Germany",
  "the Netherlands",
  "South Korea",
  "Turkey",
  "Chad",
  "the UK",
  "France",
  "Canada",
  "Ghana",
];

test("countries of one list have one relation, so that none is called home that was only named beside another", () => {
  const before = fc.constantFrom("", "in ", "masters in ", "want to study nursing in ", "from ", "PhD ", "citizen of ");
  const after = fc.constantFrom("", " students", " citizen", ", masters", " please", " for undergrad");
  const list = fc.uniqueArray(fc.constantFrom(...countries), { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(before, list, fc.constantFrom("or", "and"), after, (start, names, joint, end) => {
      const query = `${start}${names.slice(0, -1).join(", ")} ${joint} ${names.at(-1)}${end}`;
      const said = readQuery(query, today).constraints.flatMap((each) =>
        each.slot === "country" ? each.relation : [],
      );
      expect(said).toEqual(names.map(() => said[0] ?? "none"));
    }),
    { numRuns: 100 },
  );
});

test.each<[query: string, either: string[]]>([
  ["MBA in Canada or New York", ["CA", "NY"]],
  ["nursing in california, or in france", ["CA", "FR"]],
  ["from Texas or Mexico", ["TX", "MX"]],
  ["from Ohio, study in Germany", []],
  ["Texas and Mexico", []],
  ["Ohio or Texas", []],
])("of a country and a state joined by 'or' either will do: %s", (query, either) => {
  const read = readQuery(query, today).constraints.filter((each) => "either" in each);
  expect(read.map(({ value }) => value).toSorted()).toEqual(either.toSorted());
});
