import { monthNames } from "../../calendar/months.ts";
import { findNationalities } from "../citizenship/nationalities.ts";
import { loadIn } from "../level/enrollment.ts";
import { type ClauseWords, grammar, type Meaning, type Mention, toCheck } from "../mention.ts";
import type { ListedPlace } from "../place/listed-place.ts";
import { placeStart } from "../place/named-places.ts";
import { Places, placesOf } from "../place/place-list.ts";
import { isNegated } from "../text/negated.ts";
import { type Found, type PhraseTable, phraseFinder } from "../text/phrases.ts";
import { both } from "../text/start.ts";
import { type Token, tokensOfLead, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { inPlaces } from "./compared-places.ts";
import { goesOnAboutSome, isOfPupils, isOfStudent, namesStudent } from "./student-there.ts";

const check = toCheck("study_place");
const program = toCheck("program");
const nothing: Meaning = { about: "nothing" };

const college =
  "(college|colleges|university|universities|institution|institutions|school|schools|campus|campuses|institute|institutes)";
const kinds = `${college} (or|and|) (other|) (${"college|colleges|university|universities|institution|institutions|school|schools|"})`;

/**
 * What the student does in the place that follows: is enrolled at a college there, or studies there, for which a term may
 * do. `away`: a term or an exchange there, or being anywhere else, which the profile does not tell.
 */
type Stay = "enrolled" | "studying" | "away";

/** Words that name the place of study when the name of a place follows. */
const beforePlace: PhraseTable<Stay> = [
  ["(study|studying|studies) (full time|part time|) (in|within)", "studying"],
  ["(enrolled|matriculated|attending|attend) (full time|part time|) (in|within)", "enrolled"],
  [`${kinds} (located|based|situated|physically located|) (in|within|throughout)`, "enrolled"],
  [
    "(school|college|university|institution|institutions) of (higher education|higher learning) (located|) (in|within)",
    "enrolled",
  ],
  ["(institution|institutions|college|colleges) of (postsecondary|post secondary) education in", "enrolled"],
  [`${college} of (their|your|his or her) choice (in|within)`, "enrolled"],
  ["(student|students|undergraduates|postgraduates) studying in", "studying"],
  ["(student|students|undergraduates|postgraduates) enrolled in", "enrolled"],
  ["(study|studies|research) (at|in) (a university|universities) in", "studying"],
  ["(degree|program|programme) (at|in) (a university|universities) in", "enrolled"],
  [
    "(degree|graduate|undergraduate|doctoral|phd|masters|bachelors|academic) (program|programs|programme|programmes|degree|degrees) (in|within)",
    "enrolled",
  ],
  ["(llm|mba|phd|msc|masters|doctorate|bachelors|jd|md) in", "enrolled"],
  [
    "(jd|llm|mba|md|dds|dvm|pharmd|dnp|law|medical|nursing) (program|programs|programme|programmes) (in|within)",
    "enrolled",
  ],
  ["(exchange|exchange program|study tour|study program|term|semester|year) (in|to)", "away"],
  [
    `(period|term|semester|year) of (study|studies) (in|at) (an|) (approved|) (${"institution|university|college|"}) (in|)`,
    "away",
  ],
  ["outside (of|) (the|)", "away"],
];
const alone: PhraseTable<Meaning> = [
  ["(study|studying|studies|semester|year|term|education) (abroad|overseas)", program],
  ["(study|studying) (or intern|or interning|and intern|or research) abroad", program],
  ["(student|overseas|international|foreign) exchange (program|programme|programs|programmes)", program],
  ["historically black (college|colleges|universities) (and|or|) (universities|university|colleges|)", check],
  ["(hbcu|hbcus)", check],
  ["predominantly black (institution|institutions)", check],
  [
    "(hispanic serving|tribal|minority serving|womens|single sex) (college|colleges|institution|institutions|university|universities)",
    check,
  ],
  ["ivy league (school|schools|college|university|)", check],
  ["host (country|countries)", check],
  ["(in|of|within) (their|your|his or her|the) (home|own) country", check],
];
/** "Study | full-time at graduate level | in Canada": words that say how somebody studies, between the word for it and the place. */
const findStudy = phraseFinder<true>([["(study|studying) (full time|part time|at)", true]]);
const how = wordSet("a at full graduate level or part postgraduate the time undergraduate");
const intoPlace = wordSet("in within");
const findBeforePlace = phraseFinder(beforePlace);
const findAlone = phraseFinder(alone);
const findColleges = phraseFinder<true>([
  [
    `(accredited|public|private|state|community|approved|technical|based|law|medical|dental|graduate|nursing|four year|two year|higher education|postsecondary|post secondary|) ${college} (or (other|) ${college}|)`,
    true,
  ],
]);

const leadWords = phraseFinder([["(studying|study|enrolled) in (one of|any of|) the following countries", true]]);

/** Where the student studies: in states and countries that the profile tells, else left to check. */
export const studyPlace = grammar(
  {
    clause: [findBeforePlace, findStudy, findAlone, leadWords, both([findColleges], [placeStart, findNationalities])],
    title: [],
    lead: [leadWords],
  },
  (clause) => {
    if (clause.part === "title") return [];
    const { tokens } = clause;
    const cues = [...findBeforePlace(tokens), ...behindHow(tokens)].filter(({ from }) => !isCase(clause, from));
    const colleges = findColleges(tokens);
    const places = cues.length > 0 || colleges.length > 0 ? placesOf(clause) : null;
    return [
      ...(listedCountries(clause) ?? []),
      ...(places
        ? asOneChoice([
            ...cues.flatMap((found) => afterCue(tokens, places, found)),
            ...collegesOf(tokens, places, colleges),
          ])
        : []),
      ...findAlone(tokens).map(({ from, to, value }) => ({ from, to, meaning: value })),
    ];
  },
);

/** The word before the place alone, as others read the words between. */
const behindHow = (tokens: readonly Token[]): Found<Stay>[] =>
  findStudy(tokens).flatMap(({ from, to }) => {
    let at = to;
    while (how.has(wordAt(tokens, at))) at++;
    return at > to && !isNegated(tokens, from) && intoPlace.has(wordAt(tokens, at))
      ? [{ from: at, to: at + 1, value: "studying" as const }]
      : [];
  });

/** "For | study in Canada, this means ..." says more of one of several cases. */
const isCase = ({ tokens, text }: ClauseWords, from: number): boolean =>
  from === 1 && /^(?:for|if)$/.test(wordAt(tokens, 0)) && /^[^,]{1,60},/.test(text.slice(tokens[0]?.start ?? 0));

/** "$500 for those studying in the US or C$500 for those studying in Canada": of the places of one clause, one may be enough. */
function asOneChoice(mentions: readonly Mention[]): readonly Mention[] {
  const places = mentions.flatMap(({ meaning }) =>
    meaning.about === "demand" && meaning.demand.about === "study_in" ? [meaning.demand] : [],
  );
  if (places.length < 2) return mentions;
  const isSame = new Set(places.map(({ states, countries }) => [...states, ...countries].join())).size === 1;
  const demand = {
    about: "study_in" as const,
    states: [...new Set(places.flatMap(({ states }) => states))],
    countries: [...new Set(places.flatMap(({ countries }) => countries))],
    enrolled: places.every(({ enrolled }) => enrolled),
  };
  return mentions.map((mention) =>
    mention.meaning.about === "demand" && mention.meaning.demand.about === "study_in"
      ? {
          ...mention,
          meaning: { about: "demand", demand },
          also: [...(mention.also ?? []), ...(isSame ? [] : [check])],
        }
      : mention,
  );
}

/** "You must be studying in one of the following countries: Canada." */
function listedCountries({ tokens, lead, text }: ClauseWords): Mention[] | null {
  const ofClause = leadWords(tokens)[0];
  if (ofClause) return [{ from: ofClause.from, to: ofClause.to, meaning: nothing }];
  if (lead === "" || leadWords(tokensOfLead(lead)).length === 0) return null;
  if (tokens[0]?.word === "unrestricted" && tokens.length < 4)
    return [{ from: 0, to: tokens.length, meaning: nothing }];
  const list = new Places({ tokens, text }).listAt(0, { towns: true });
  return list && list.to === tokens.length ? [{ from: 0, to: list.to, ...inPlaces(list.places, "studying") }] : null;
}

const times = new Set(`fall spring summer winter autumn ${monthNames}`.split(" "));

/** "Payment is sent to the student's college in the US". */
const payments = wordSet("payment payments paid sent mailed payable disbursed check checks");

const whose = wordSet("citizen citizens national nationals resident residents student students applicants");

/** "A university in Scotland". */
function afterCue(tokens: readonly Token[], places: Places, { from, to, value }: Found<Stay>): Mention[] {
  const isCollege = /^(?:college|universit|institution|institute|school|campus)/.test(wordAt(tokens, from));
  const list = places.listAt(to, { towns: isCollege });
  // "Offered each year to UK citizens", "enrolled in ALA-accredited programs".
  if (list && (whose.has(places.word(list.to)) || isAccreditor(places.word(to), list.places, places.word(list.to))))
    return [];
  if (!list || list.to === to || list.cut || tokens.slice(to, list.to).some(({ word }) => times.has(word))) return [];
  const isCompared =
    value !== "away" &&
    isOfStudent(tokens, from) &&
    !tokens.slice(0, from).some(({ word }) => payments.has(word)) &&
    !isOfPupils(tokens, { from, to }, list.places) &&
    !goesOnAboutSome(tokens, list.to);
  const stay = value === "enrolled" && namesStudent(tokens, from) ? "enrolled" : "studying";
  const said = isCompared ? inPlaces(list.places, stay) : { meaning: check };
  const also = [...loadIn(tokens, { from, to }), ...(said.also ?? [])];
  return [{ from: startOf(tokens, from), to: list.to, ...said, ...(also.length > 0 && { also }) }];
}

/** "ALA-accredited": a body with the letters of a state, not "Oregon accredited by". */
const isAccreditor = (word: string, listed: readonly ListedPlace[], next: string): boolean =>
  next === "accredited" && word.length <= 3 && listed.every(({ kind }) => kind === "state");

/** Includes the words for being a student there, so that "or" before them joins it to what stands before. */
function startOf(tokens: readonly Token[], from: number): number {
  let start = from;
  while (beforeCollege.has(wordAt(tokens, start - 1))) start--;
  return start;
}
const beforeCollege = wordSet(
  "be is are enrolled matriculated registered studying attend attending accredited a an the any at in to",
);

type Named = { from: number; to: number; place: ListedPlace };

/** "Ohio colleges", "a Canadian or Australian university". */
function collegesOf(tokens: readonly Token[], places: Places, colleges: readonly Found<true>[]): Mention[] {
  if (colleges.length === 0) return [];
  const ends = new Map(colleges.map(({ from, to }) => [from, to]));
  const named = namedPlaces(tokens, places);
  return named.flatMap(({ to }, at): Mention[] => {
    const end = ends.get(to);
    // "Ohio University" and the campus of "College of Switzerland" are names, but not "students of Ohio colleges".
    const before = (named[at]?.from ?? 0) - 1;
    const isOf = tokens[before]?.word === "of" && !/^students?$/.test(wordAt(tokens, before - 1));
    if (end === undefined || tokens[end - 1]?.capital === true || isOf) return [];
    const list = listBefore(named, at, tokens);
    const from = list[0]?.from ?? to;
    const listed = list.map(({ place }) => place);
    const isAny = tokens.slice(to, end).every(({ word }) => plain.has(word));
    const isCompared =
      isAny &&
      isOfStudent(tokens, from) &&
      !isOfPupils(tokens, { from: end - 1, to: end }, listed) &&
      !goesOnAboutSome(tokens, end);
    const stay = namesStudent(tokens, from) ? "enrolled" : "studying";
    const isPart = list.some((each) => directions.has(wordAt(tokens, each.from - 1)));
    const said = isCompared ? inPlaces(listed, stay, isPart) : { meaning: check };
    return [{ from: startOf(tokens, from), to: end, ...said, inside: true }];
  });
}

/** The names of places and the adjectives of nationality, in order. */
function namedPlaces(tokens: readonly Token[], places: Places): Named[] {
  const named = places.starts().flatMap((from): Named[] => {
    const found = places.placeAt(from);
    return found ? [{ from, ...found }] : [];
  });
  const ofNations = findNationalities(tokens)
    .filter(({ from }) => !isAmericanIndian(tokens, from))
    .map(({ from, to, value: { code } }): Named => {
      if (code === null) return { from, to, place: { kind: "region", states: [] } };
      const isPart = parts.has(wordAt(tokens, from));
      return { from, to, place: isPart ? { kind: "part", country: code } : { kind: "country", code } };
    });
  return [...named, ...ofNations].toSorted((a, b) => a.from - b.from);
}

/** "American Indian colleges" are in the US and "West Indian colleges" are not in India. */
const isAmericanIndian = (tokens: readonly Token[], at: number): boolean =>
  [at, at + 1].some((next) => tokens[next]?.word === "indian" && /^(?:american|west)$/.test(wordAt(tokens, next - 1)));
const parts = wordSet("scottish welsh english");

/** The place at an index, and those before it that commas, "and" and "or" join to it: "US or Canadian". */
function listBefore(named: readonly Named[], at: number, tokens: readonly Token[]): Named[] {
  let first = at;
  for (let before = named[first - 1]; before; before = named[first - 1]) {
    const between = tokens.slice(before.to, named[first]?.from);
    if (between.length > 2 || !between.every(({ word }) => word === "and" || word === "or")) break;
    first--;
  }
  return named.slice(first, at + 1);
}

/** Words between a place and "college" that say no more than that it is one, or its level. */
const plain = wordSet(
  "or other community two four year law medical dental graduate higher education post secondary postsecondary accredited approved based college colleges university universities institution institutions school schools campus campuses institute institutes",
);
const directions = wordSet("north south east west northern southern eastern western central");
