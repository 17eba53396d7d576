import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { today } from "#tests/support/score-scholarship.ts";
import { excludesNobody, oldest } from "../eligibility/demand.ts";
import type { IndexedScholarship } from "../matches/catalogue/compiled-row.ts";
import { compileIndex } from "../matches/catalogue/index-builder.ts";
import { resultsFor } from "../matches/catalogue/results/student-results.ts";
import { readStudent } from "../matches/criteria/student.ts";
import { europeanUnion } from "../places/world-regions.ts";
import { rankRows } from "./order/rank-rows.ts";
import { readQuery } from "./query/read-query.ts";
import { searchCatalogue } from "./search-catalogue.ts";
import { readingOf } from "./shown/reading-of.ts";
import type { Constraint } from "./understood.ts";

type Listed = Partial<IndexedScholarship> & { title: string };
type Said = { topics?: string[]; constraints?: Constraint[] };

const indexOf = (list: readonly Listed[]) =>
  compileIndex(
    list.map((each) => blankScholarship({ id: each.title, ...each })),
    today,
  );

const search = (list: readonly Listed[], { topics = [], constraints = [] }: Said) =>
  searchCatalogue(indexOf(list), { understood: { topics, constraints, ignored: [] }, limit: 20 });

const titles = (list: readonly Listed[], said: Said) => search(list, said).items.map(({ id }) => id);

const nursing: Constraint = { slot: "field_of_study", value: "Nursing", words: "nursing" };
const texas: Constraint = { slot: "residence", value: "TX", words: "texas" };
const without = (value: string): Constraint => ({ slot: "exclude", value, words: `no ${value}` });
const over5000: Constraint = { slot: "amount_min", value: 5000, words: "over $5k" };

test("who has a GED finds what is for high school graduates, and first what says so", () => {
  const list = [
    { title: "Graduates Award", academic_level: ["high_school" as const] },
    { title: "Second Start Award", academic_level: ["high_school" as const], description: "For holders of a GED." },
    { title: "Doctors Award", academic_level: ["doctoral" as const] },
  ];
  const words = "i got my ged and want to go to college";
  const found = searchCatalogue(indexOf(list), { understood: readQuery(words, today), words, limit: 3 });
  expect(found.items.map(({ id }) => id).slice(0, 2)).toEqual(["Second Start Award", "Graduates Award"]);
  expect(found.fitting).toBe(2);
});

test("a scholarship that was called by its name comes first, whatever its words are taken for", () => {
  const list = [
    { title: "Bright Futures", field_of_study: ["Nursing"], keywords: ["nursing"] },
    { title: "Nursing Home Guild Award", field_of_study: ["Law"] },
  ];
  expect(titles(list, { topics: ["home guild"], constraints: [nursing] })[0]).toBe("Nursing Home Guild Award");
});

test("who wants to study outside the US still finds what is for study abroad", () => {
  const list = [
    { title: "Semester Grant", description: "Pays for study abroad by students of colleges in the United States." },
    { title: "Home Grant", description: "For study at colleges in the United States." },
  ];
  expect(titles(list, { constraints: [without("United States")] })).toEqual(["Semester Grant"]);
});

test("students of historically Black colleges find what is for one of them, however either names it", () => {
  const list = [
    { title: "Band Award", description: "For members of a marching band." },
    { title: "Dean's Grant", provider_name: "Howard University School of Law" },
    { title: "Legacy Grant", institutions: ["Florida A&M University"] },
    { title: "Public Scholars", description: "For students of an HBCU." },
    { title: "Member Schools Fund", description: "For historically black colleges and universities." },
    { title: "Howard Award", provider_name: "Howard Community College" },
  ];
  const found = (words: string) =>
    searchCatalogue(indexOf(list), { understood: readQuery(words, today), words, limit: 9 })
      .items.map(({ id }) => id)
      .toSorted();
  const forThem = ["Dean's Grant", "Legacy Grant", "Member Schools Fund", "Public Scholars"];
  expect(found("hbcu")).toEqual(forThem);
  expect(found("HBCU marching band")).toEqual(["Band Award", ...forThem]);
  expect(found("scholarships for historically black colleges")).toEqual(forThem);
});

test.each(["easy", "low gpa ok", "i have no clubs"])("words that name nothing hide no scholarship: %s", (words) => {
  const list = [{ title: "Garden Clubs Fund", description: "Easy to read." }, { title: "Open Award" }];
  const { items } = searchCatalogue(indexOf(list), { understood: readQuery(words, today), words, limit: 9 });
  expect(items).toHaveLength(2);
});

test("a scholarship for undocumented students is meant for those with DACA", () => {
  const list = [
    { title: "Open Award" },
    { title: "Dream Fund", groups: ["undocumented" as const] },
    { title: "Citizens Fund", groups: ["undocumented" as const], citizenship: ["us_citizen" as const] },
  ];
  const daca: Constraint = { slot: "citizenship", value: "daca", words: "daca" };
  const { items } = search(list, { constraints: [daca] });
  expect(items.map(({ id, isMeant, missed }) => [id, isMeant, missed.length])).toEqual([
    ["Dream Fund", true, 0],
    ["Citizens Fund", false, 1],
  ]);
});

test("a scholarship that has other words for what was said is not called by its name", () => {
  const volunteers = Array.from({ length: 3 }, (_, at) => ({
    title: `Helping Hands ${at}`,
    description: "For volunteers with hours of community service.",
  }));
  const ambulance = { title: "Ambulance Community Services Service", institutions: ["Ashe College"] };
  const service = { title: "Neighbors Award", description: "For community service.", keywords: ["community service"] };
  const others = Array.from({ length: 30 }, (_, at) => ({ title: `Other Award ${at}` }));
  const found = titles([...volunteers, ambulance, service, ...others], { topics: ["community service", "volunteers"] });
  expect(found.slice(0, 5).indexOf(ambulance.title)).toBe(4);
});

/** What is found first for these words, what it misses, and the constraints that were searched for. */
function called(list: readonly Listed[], words: string) {
  const { items, understood } = searchCatalogue(indexOf(list), {
    understood: readQuery(words, today),
    words,
    limit: 2,
  });
  return { first: items[0]?.id, missed: items[0]?.missed, slots: understood.constraints.map(({ slot }) => slot) };
}

test("words of a title that name a scholarship are no conditions where it does not state them", () => {
  const list = [
    { title: "Cooke Undergraduate Transfer Scholarship", provider_name: "Jack Kent Cooke Foundation" },
    { title: "Undergraduate Transfer Grant", academic_level: ["bachelor" as const] },
    { title: "Velzy Women in Technology Award", groups: ["women" as const] },
    { title: "Kent Undergraduate Scholarship", academic_level: ["bachelor" as const] },
  ];
  const cooke = { first: "Cooke Undergraduate Transfer Scholarship", missed: [], slots: [] };
  expect(called(list, "Jack Kent Cooke Undergraduate Transfer Scholarship")).toEqual(cooke);
  expect(called(list, "when is the cooke undergradute transfer deadline")).toEqual(cooke);
  // "Technology" is no field that it states; that it is for women is.
  const velzy = { first: "Velzy Women in Technology Award", missed: [], slots: ["group"] };
  expect(called(list, "velzy women in technology award")).toEqual(velzy);
});

test("a condition beside the name of a scholarship stays", () => {
  const list = [
    { title: "Velzy Undergraduate Transfer Scholarship", groups: ["men" as const] },
    { title: "Women's Grant" },
  ];
  expect(called(list, "velzy undergraduate transfer scholarship for women").slots).toEqual(["group"]);
});

test("words of a title that only describe are conditions, unless they are all of it", () => {
  const list = [
    { title: "Catholic High School Award", academic_level: ["bachelor" as const] },
    { title: "Maritime Catholic High School Scholarship" },
    { title: "Faith Award", groups: ["christian" as const], academic_level: ["high_school" as const] },
  ];
  expect(called(list, "catholic high school scholarship").slots).toEqual(["group", "academic_level"]);
  expect(called(list, "catholic high school award")).toEqual({
    first: "Catholic High School Award",
    missed: [],
    slots: [],
  });
});

test("a question calls a scholarship by its name although it misses what else was said", () => {
  const list = [
    { title: "Fulbright U.S. Student Program", citizenship: ["us_citizen" as const] },
    { title: "The Gates Scholarship", citizenship: ["us_citizen" as const] },
    { title: "Gates Cambridge Scholarship" },
    { title: "Lorimer Greenvale Award" },
    { title: "Newcomers Award", citizenship: ["permanent_resident" as const, "daca" as const] },
  ];
  const firstFor = (words: string) => {
    const understood = readQuery(words, today);
    const [first] = searchCatalogue(indexOf(list), { understood, words, limit: 3 }).items;
    return [first?.id, first?.missed.map(({ slot }) => slot)];
  };
  expect(firstFor("can a green card holder get a Fulbright")).toEqual([
    "Fulbright U.S. Student Program",
    ["citizenship"],
  ]);
  expect(firstFor("fullbright for a permanent resident")).toEqual(["Fulbright U.S. Student Program", ["citizenship"]]);
  expect(firstFor("is the gates scholarship open to daca students")).toEqual([
    "The Gates Scholarship",
    ["citizenship"],
  ]);
  const words = "I am from Greenvale and have a green card";
  expect(searchCatalogue(indexOf(list), { understood: readQuery(words, today), words, limit: 3 }).called).toEqual([]);
});

test("a scholarship is called by its name by three words or more, not by one that is said in two ways", () => {
  const list = [
    { title: "A Place for Mom Scholarship", institutions: ["Yale University"] },
    { title: "Women's Grant", groups: ["women" as const] },
  ];
  const women: Constraint = { slot: "group", value: "women", words: "moms" };
  const understood = { topics: ["moms"], constraints: [women], ignored: [] };
  const { items } = searchCatalogue(indexOf(list), { understood, words: "Scholarships for moms", limit: 2 });
  expect(items.map(({ id }) => id)).toEqual(["Women's Grant", "A Place for Mom Scholarship"]);
});

test("a scholarship with most of the words was called by its name where no other one has nearly as many", () => {
  const title = "Harbor Pilots Guild Journalism Award of the Northern Coast Towns and Villages";
  const list = [
    { title, field_of_study: ["Law"] },
    { title: "Journalists", field_of_study: ["Journalism"] },
    { title: "Walnut" },
  ];
  const journalism: Constraint = { slot: "field_of_study", value: "Journalism", words: "journalism" };
  expect(titles(list, { topics: ["pilots", "guild", "walnut"], constraints: [journalism] })[0]).toBe(title);
});

test("any word may match, and a scholarship with more of them comes first", () => {
  const list = [{ title: "Robotics club" }, { title: "Robotics" }, { title: "Chess club" }, { title: "Ballet" }];
  expect(titles(list, { topics: ["robotics club"] })).toEqual(["Robotics club", "Robotics", "Chess club"]);
});

test.each(["dayton foundation", "lions club", "smith memorial"])(
  "a scholarship that has only the word for a sponsor of any kind is no answer to the name of one: %s",
  (name) => {
    const list = [
      { title: "Mensa Foundation Scholarship" },
      { title: "Chess club" },
      { title: "Pat Hall Memorial Award" },
    ];
    const { items, fitting, corrections } = search(list, { topics: [name] });
    expect([items, fitting]).toEqual([[], 0]);
    expect(corrections.map(({ word }) => word)).toEqual([name.split(" ")[0]]);
  },
);

test("words that say nothing put no scholarship first that has them", () => {
  const list: Listed[] = [
    {
      title: "Contest",
      description: "Free to enter, with money for college.",
      demands: [{ about: "check", kind: "skill", quote: "" }],
    },
    { title: "Open to all" },
  ];
  expect(titlesFor(list, "free money for college")).toEqual(["Open to all", "Contest"]);
});

test("the word for a sponsor of any kind is looked for alone", () => {
  expect(titles([{ title: "Mensa Foundation Scholarship" }, { title: "Chess" }], { topics: ["foundation"] })).toEqual([
    "Mensa Foundation Scholarship",
  ]);
});

test("a scholarship that is for what was said comes before one that is open to everybody, and that before a missed one", () => {
  const list = [
    { title: "Engineers", field_of_study: ["Engineering"], location_restrictions: ["TX"] },
    { title: "Open", location_restrictions: ["TX"] },
    { title: "Nurses", field_of_study: ["Nursing"], location_restrictions: ["TX"] },
  ];
  const { items, fitting } = search(list, { constraints: [nursing, texas] });
  expect(items.map(({ id, missed }) => [id, missed])).toEqual([
    ["Nurses", []],
    ["Open", []],
    ["Engineers", [nursing]],
  ]);
  expect(fitting).toBe(2);
});

test("when nothing fits everything, the nearest are found with what each misses", () => {
  const list = [
    { title: "Small", field_of_study: ["Nursing"], amount_max: 500 },
    { title: "Elsewhere", field_of_study: ["Nursing"], amount_max: 500, location_restrictions: ["OH"] },
  ];
  const { items, fitting } = search(list, { constraints: [nursing, texas, over5000] });
  expect(items.map(({ id, missed }) => [id, missed])).toEqual([
    ["Small", [over5000]],
    ["Elsewhere", [texas, over5000]],
  ]);
  expect(fitting).toBe(0);
});

test("who names only their college finds what is open at any too, in the order of their profile", () => {
  const list = [
    { title: "Arizona State Award", institutions: ["Arizona State University"] },
    { title: "Duke Award", institutions: ["Duke University"], field_of_study: ["Nursing"] },
    ...Array.from({ length: 12 }, (_, at) => ({ title: `Award for Lawyers ${at}`, field_of_study: ["Law"] })),
    { title: "Award for Nurses in Need", field_of_study: ["Nursing"], groups: ["native_american" as const] },
  ];
  const index = indexOf(list);
  const student = readStudent({ field_of_study: "Nursing", demographics: { ethnicity: "Native American" } });
  const words = "Arizona State University";
  const found = searchCatalogue(index, {
    ...{ understood: readQuery(words, today), words, limit: 20 },
    results: resultsFor(index, student),
  });
  const fitting = found.items.filter(({ missed, matchScore }) => missed.length === 0 && matchScore >= 0);
  expect(fitting.map(({ id }) => id)).toEqual(["Award for Nurses in Need", "Arizona State Award"]);
  expect(found.items.find(({ id }) => id === "Duke Award")?.missed).toHaveLength(1);
});

test("an amount that is not stated is unknown, and comes after one that is enough", () => {
  const list = [
    { title: "Silent", field_of_study: ["Nursing"] },
    { title: "Large", field_of_study: ["Nursing"], amount_max: 6000 },
  ];
  const { items } = search(list, { constraints: [nursing, over5000] });
  expect(items.map(({ id, missed, unknown }) => [id, missed, unknown])).toEqual([
    ["Large", [], []],
    ["Silent", [], [over5000]],
  ]);
});

test("several fields are alternatives", () => {
  const biology: Constraint = { slot: "field_of_study", value: "Biology", words: "biology" };
  const list = [
    { title: "Nurses", field_of_study: ["Nursing"] },
    { title: "Lawyers", field_of_study: ["Law"] },
    { title: "Biologists", field_of_study: ["Biology"] },
  ];
  const { items } = search(list, { constraints: [nursing, biology] });
  expect(items.filter(({ missed }) => missed.length === 0).map(({ id }) => id)).toEqual(["Nurses", "Biologists"]);
});

test("what the student does not want is not found", () => {
  const list = [
    { title: "STEM for builders", field_of_study: ["Engineering"], keywords: ["stem"] },
    { title: "STEM loans", keywords: ["stem"] },
    { title: "STEM for all", keywords: ["stem"] },
  ];
  const constraints = [without("Engineering"), without("loans")];
  expect(titles(list, { topics: ["stem"], constraints })).toEqual(["STEM for all"]);
});

test("who refuses to study in the US finds what is for study elsewhere first, and misses what only the US is told of", () => {
  const engineering = { field_of_study: ["Engineering"] };
  const list = [
    { title: "Citizens Award", ...engineering, citizenship: ["us_citizen" as const] },
    { title: "State Award", ...engineering, location_restrictions: ["TX"] },
    { title: "Open Award", ...engineering },
    { title: "Abroad", ...engineering, citizenship: ["us_citizen" as const], description: "Pays for study abroad." },
    { title: "Tokyo Award", description: "Study at a university in Japan.", demands: [] },
  ];
  const words = "I don't want to study in the USA, engineering";
  const found = searchCatalogue(indexOf(list), { understood: readQuery(words, today), words, limit: 5 });
  const missing = found.items.filter(({ missed }) => missed.some(({ slot }) => slot === "exclude"));
  expect(found.items[0]?.id).toBe("Tokyo Award");
  expect(missing.map(({ id }) => id).sort()).toEqual(["Citizens Award", "State Award"]);
});

test("who refuses to owe service finds nothing that says they would, and is told that others may not say it", () => {
  const list = [
    { title: "Rural Award", description: "Winners agree to work in the state after graduation." },
    { title: "Loan Award", requirements: ["Teach for two years, or the award becomes a loan."] },
    { title: "Plain Award", description: "For students who work hard." },
  ];
  const words = "that I don't have to work for afterwards, no interviews";
  const found = searchCatalogue(indexOf(list), { understood: readQuery(words, today), words, limit: 3 });
  const { chips, notes } = readingOf(words, found, today);
  expect(found.items.map(({ id }) => id)).toEqual(["Plain Award"]);
  expect(chips.filter(({ dropped }) => !dropped).map(({ text }) => text)).toEqual(["No service owed"]);
  expect(notes).toEqual([
    "We left out what says it asks for service or repayment afterwards. Others may not say so here: check before you apply.",
    "No open scholarship here says that it asks for an interview, so we left out none. Check what each one wants.",
  ]);
});

test.each<[value: string, unwanted: Partial<Listed>, wanted: Partial<Listed>]>([
  ["Canada", { countries: ["CA"] }, { location_restrictions: ["CA"] }],
  ["CA", { location_restrictions: ["CA"] }, { countries: ["CA"] }],
  ["us_citizen", { citizenship: ["us_citizen"] }, { description: "Contact us. For any citizen of the world." }],
  ["doctoral", { academic_level: ["doctoral"] }, { academic_level: ["master", "doctoral"] }],
  ["high_school", { academic_level: ["high_school"] }, { description: "Set high goals at your school." }],
  ["community service", { description: "Tell us of your service in the community." }, { title: "Community Bank" }],
])("who does not want %s finds what is not only for that", (value, unwanted, wanted) => {
  const list = [
    { title: "Unwanted", ...unwanted, id: "unwanted" },
    { title: "Wanted", ...wanted, id: "wanted" },
  ];
  expect(titles(list, { constraints: [without(value)] })).toEqual(["wanted"]);
});

test("who wants neither Europe nor Canada finds nothing that is for some of both", () => {
  const list = [
    { title: "Both", countries: ["FR", "CA"] },
    { title: "One", countries: ["CA"] },
    { title: "Wider", countries: ["CA", "JP"] },
  ];
  expect(titles(list, { constraints: [without("Europe"), without("Canada")] })).toEqual(["Wider"]);
});

test("a scholarship for two fields that the student does not want is not found", () => {
  const list = [
    { title: "Both", field_of_study: ["Nursing", "Welding"] },
    { title: "One", field_of_study: ["Nursing", "History"] },
  ];
  expect(titles(list, { constraints: [without("Nursing"), without("Welding")] })).toEqual(["One"]);
});

test("the fit to the profile orders what fits the words equally, and what rules the student out comes last", () => {
  const list = [
    { title: "Chess A", groups: ["men" as const] },
    { title: "Chess B" },
    { title: "Chess C", groups: ["women" as const] },
  ];
  const index = indexOf(list);
  const results = resultsFor(index, readStudent({ demographics: { gender: "woman" } }));
  const understood = { topics: ["chess"], constraints: [], ignored: [] };
  const { items } = searchCatalogue(index, { understood, results, limit: 20 });
  expect(items.map(({ id }) => id)).toEqual(["Chess C", "Chess B", "Chess A"]);
});

test("where no scholarship says a word, and some say words near to it, the answer says so", () => {
  const list = [{ title: "Music Fund", description: "For musicians." }, { title: "Chess Fund" }];
  const readingFor = (listed: readonly Listed[]) => {
    const { items, ...found } = searchCatalogue(indexOf(listed), {
      understood: readQuery("band", today),
      words: "band",
      limit: 9,
    });
    return { titles: items.map(({ id }) => id), corrections: readingOf("band", found, today).corrections };
  };
  expect(readingFor(list)).toEqual({
    titles: ["Music Fund"],
    corrections: [{ word: "band", searched: ["music", "musicians"] }],
  });
  expect(readingFor([...list, { title: "Band Award" }]).corrections).toEqual([]);
});

test("where words only set limits, what states them comes first, and then what fits the student best", () => {
  const due = { deadline_kind: "fixed" as const, deadline: "2027-01-10" };
  const nurses = { field_of_study: ["Nursing"], academic_level: ["bachelor" as const] };
  const index = indexOf([
    {
      title: "Due before February",
      description: "Due before February. February is when scholarships are due.",
      ...due,
    },
    { title: "No date for nurses", ...nurses },
    { title: "Nurses", ...due, ...nurses },
    { title: "Nurses later", ...nurses, deadline_kind: "fixed", deadline: "2027-05-01" },
  ]);
  const student = readStudent({ academic_level: "undergraduate", field_of_study: "Nursing" });
  const first = (words: string) =>
    searchCatalogue(index, {
      understood: readQuery(words, today),
      words,
      results: resultsFor(index, student),
      limit: 9,
    }).items.map(({ id }) => id);
  const inOrder = ["Nurses", "Due before February", "No date for nurses", "Nurses later"];
  expect(first("scholarships due before february")).toEqual(inOrder);
  expect(first("scholarships").at(-1)).toBe("Due before February");
});

test("a search for nothing lists everything, and one for an unknown word nothing", () => {
  const list = [{ title: "One" }, { title: "Two" }];
  expect(titles(list, {})).toEqual(["One", "Two"]);
  expect(search(list, { topics: ["xylophone"] })).toMatchObject({
    items: [],
    found: 0,
    fitting: 0,
    corrections: [{ word: "xylophone", searched: [] }],
  });
});

test("without a state, a scholarship for it and others stays: the student may live in one of those", () => {
  const list = [
    { title: "California", location_restrictions: ["CA"] },
    { title: "West coast", location_restrictions: ["CA", "OR", "WA"] },
  ];
  expect(titles(list, { constraints: [without("CA")] })).toEqual(["West coast"]);
});

test("where the words only set limits, a scholarship for anybody comes before those for few", () => {
  const paid = { amount_max: 6000 };
  const list: Listed[] = [
    { title: "At one college", institutions: ["Reed College"], ...paid },
    { title: "For women", groups: ["women"], ...paid },
    { title: "In Texas", location_restrictions: ["TX"], ...paid },
    { title: "Study in Japan of the Government of Japan", ...paid },
    { title: "For anybody", ...paid },
  ];
  expect(titles(list, { constraints: [over5000] })[0]).toBe("For anybody");
});

test("a scholarship for a faculty of a college that its text does not name comes after one for any college", () => {
  const quote = "Offered to students in the Faculty of Nursing";
  const list: Listed[] = [
    { title: "Faculty", field_of_study: ["Nursing"], demands: [{ about: "check", kind: "study_place", quote }] },
    { title: "Anywhere", field_of_study: ["Nursing"] },
  ];
  expect(titles(list, { constraints: [nursing] })).toEqual(["Anywhere", "Faculty"]);
});

test("who lost a parent, or has one in the army, finds what sponsors call so", () => {
  const list: Listed[] = [
    { title: "Reynolds Grant", description: "Named for a man who died at 45.", groups: [] },
    { title: "Hope Grant", description: "For students whose parent died, and orphaned students." },
    { title: "Veterans Award", groups: ["military"] },
    { title: "Fisher House Award", description: "For children of veterans.", groups: ["military"] },
  ];
  expect(called(list, "my dad died when I was ten").first).toBe("Hope Grant");
  expect(called(list, "kids whose parents are in the army").first).toBe("Fisher House Award");
});

const foundFor = (list: readonly Listed[], words: string) =>
  searchCatalogue(indexOf(list), { understood: readQuery(words, today), words, limit: 9 }).items.map(({ id }) => id);

test("a child of a soldier who was killed in action finds what is for the fallen", () => {
  const list = [{ title: "Heroes Fund", description: "For families of the fallen." }, { title: "Chess Award" }];
  expect(foundFor(list, "child of a soldier killed in action")).toEqual(["Heroes Fund"]);
});

test("what is made for a contest says more than that it is one", () => {
  const list = [
    { title: "Essay Contest" },
    { title: "Speech Contest" },
    { title: "Space Award", description: "Make a video on what inspires you about space." },
    { title: "Film Award", description: "Send a video of three minutes." },
  ];
  expect(foundFor(list, "video contest").slice(0, 2).toSorted()).toEqual(["Film Award", "Space Award"]);
});

test("a US citizen finds no scholarship by the word citizen, which nearly all sponsors write", () => {
  const list = [
    { title: "Chemistry Award", field_of_study: ["Chemistry"] },
    { title: "Citizen Citizen Award", keywords: ["U.S. citizen"] },
  ];
  expect(foundFor(list, "chemistry us citizen")).toEqual(["Chemistry Award"]);
});

test("marine biology is not looked for as the Marine Corps", () => {
  const list = [
    { title: "Marine Corps Fund", description: "For children of those who served in the Marine Corps." },
    { title: "Ocean Award", description: "For students of the ocean." },
  ];
  expect(foundFor(list, "marine biology")[0]).toBe("Ocean Award");
});

test("with a profile that fits, a scholarship for few loses nothing", () => {
  const list: Listed[] = [{ title: "Chess for Texans", location_restrictions: ["TX"] }, { title: "Chess players" }];
  const index = indexOf(list);
  const results = resultsFor(index, readStudent({ location: "Austin, TX" }));
  const understood = { topics: ["chess"], constraints: [], ignored: [] };
  expect(searchCatalogue(index, { understood, results, limit: 20 }).items[0]?.id).toBe("Chess for Texans");
});

test.each([
  ["cops", "For the families of law enforcement officers."],
  ["going back to school", "For adult learners."],
  ["full ride", "Pays full tuition."],
  ["filmmaking", "Winners show a film."],
  ["cross country running", "For student athletes."],
  ["ice hockey", "For hockey players."],
])("%s finds what sponsors say in other words", (topic, description) => {
  const list = [{ title: "Bankers" }, { title: "Meant", description }];
  expect(titles(list, { topics: [topic] })).toEqual(["Meant"]);
});

test("financial need that is a fact of the scholarship is found by words", () => {
  expect(titles([{ title: "Bankers" }, { title: "Needed", need_based: true }], { topics: ["low income"] })).toEqual([
    "Needed",
  ]);
});

test("words for a level name no scholarship", () => {
  const level: Constraint = { slot: "academic_level", value: "high_school", words: "high school students" };
  const chicago: Constraint = { slot: "residence", value: "IL", words: "chicago" };
  const list: Listed[] = [
    { title: "High School Students of Ohio", academic_level: ["high_school"], location_restrictions: ["OH"] },
    { title: "Illinois", academic_level: ["high_school"], location_restrictions: ["IL"] },
  ];
  const understood = { topics: ["chicago"], constraints: [chicago, level], ignored: [] };
  const { items } = searchCatalogue(indexOf(list), { understood, words: "chicago high school students", limit: 20 });
  expect(items.map(({ id }) => id)).toEqual(["Illinois", "High School Students of Ohio"]);
});

test.each<[age: Partial<Constraint>, fitting: string[], missed: string[]]>([
  [{ value: 31 }, ["From 25", "Any age", "From 32"], ["To 24"]],
  [{ value: 20 }, ["To 24", "Any age"], ["From 25", "From 32"]],
  // Who is over 25 may be 40.
  [{ value: 26, least: true }, ["From 25", "Any age", "From 32"], ["To 24"]],
])("an age is compared with the ages that a scholarship states: %j", (age, fitting, missed) => {
  const aged = (title: string, least: number, most = oldest): Listed => ({
    title,
    demands: [{ about: "age", least, most, quote: "" }],
  });
  const list = [aged("To 24", 13, 24), aged("From 25", 25), { title: "Any age" }, aged("From 32", 32)];
  const said = { slot: "age", words: "age", ...age } as Constraint;
  const { items } = search(list, { constraints: [said] });
  expect(items.filter((each) => each.missed.length === 0).map(({ id }) => id)).toEqual(fitting);
  expect(items.filter((each) => each.missed.length > 0).map(({ id }) => id)).toEqual(missed);
});

test("a part-time student misses what is for full-time students alone", () => {
  const list: Listed[] = [
    { title: "Full", demands: [{ about: "enrollment", enrollment: "full_time", quote: "" }] },
    { title: "Part", demands: [{ about: "enrollment", enrollment: "part_time", quote: "" }] },
    { title: "Either" },
  ];
  const { items } = search(list, { constraints: [{ slot: "enrollment", value: "part_time", words: "part time" }] });
  expect(items.map(({ id, missed }) => [id, missed.length])).toEqual([
    ["Part", 0],
    ["Either", 0],
    ["Full", 1],
  ]);
});

test("a scholarship for a status comes before one for US citizens too, and one for others misses it", () => {
  const daca: Constraint = { slot: "citizenship", value: "daca", words: "dreamer" };
  const list: Listed[] = [
    { title: "Citizens", description: "For dreamers of any kind.", citizenship: ["us_citizen"] },
    { title: "All", citizenship: ["us_citizen", "daca"] },
    { title: "Dreamers", citizenship: ["daca"] },
  ];
  const { items } = search(list, { topics: ["dreamers"], constraints: [daca] });
  expect(items.map(({ id, missed }) => [id, missed])).toEqual([
    ["Dreamers", []],
    ["All", []],
    ["Citizens", [daca]],
  ]);
});

test("a state that only a name tells is not stated, and not missed", () => {
  const list: Listed[] = [{ title: "Oregon Association of Nurses Award", field_of_study: ["Nursing"] }];
  const [found] = search(list, { constraints: [nursing, texas] }).items;
  expect([found?.missed, found?.unknown]).toEqual([[], [texas]]);
});

test("a long name with one wrong word still comes first, although it is for one college", () => {
  const list: Listed[] = [
    {
      title: "Frankie Graves and Mike Realon Southwest Charlotte Business Association",
      institutions: ["Reed College"],
    },
    { title: "Southwest Business", description: "Charlotte" },
  ];
  const words = "Frankie Graves and Mike Realon Southwest Charlotte Business Assoication Scholarship of this year";
  expect(titles(list, { topics: [words] })[0]).toContain("Frankie Graves");
});

test("a scholarship for the field comes before one for any field, however well that fits the rest", () => {
  const list = [
    { title: "Texans", location_restrictions: ["TX"], amount_max: 9000 },
    { title: "Nurses", field_of_study: ["Nursing"], location_restrictions: ["TX", "OH"], gpa_requirement: 3 },
    { title: "Nurses of Ohio", field_of_study: ["Nursing"], location_restrictions: ["OH"] },
  ];
  expect(titles(list, { constraints: [nursing, texas, over5000] })).toEqual(["Nurses", "Texans", "Nurses of Ohio"]);
});

test("the word first of first generation finds no robotics program called FIRST", () => {
  const list = [{ title: "FIRST Robotics" }, { title: "Pioneers", groups: ["first_generation" as const] }];
  const firstGen: Constraint = { slot: "group", value: "first_generation", words: "first generation" };
  expect(titles(list, { constraints: [firstGen] })).toEqual(["Pioneers"]);
});

test("programming finds no program for scholars", () => {
  const list = [{ title: "Scholars Program" }, { title: "Apps", description: "For those who like programming." }];
  expect(titles(list, { topics: ["programming"] })).toEqual(["Apps"]);
});

test("a number or a letter beside longer words finds nothing alone", () => {
  const list = [{ title: "C. Miller Award", description: "Pays for 1 year." }, { title: "Diabetes Fund" }];
  const diabetes = { understood: { topics: ["diabetes"], constraints: [], ignored: ["type 1"] }, limit: 5 };
  const found = searchCatalogue(indexOf(list), { ...diabetes, words: "type 1 diabetes, c student" });
  expect(found.items.map(({ id }) => id)).toEqual(["Diabetes Fund"]);
});

test("a word that queries are read by is no typo of a word in a text", () => {
  const autistic: Constraint = { slot: "group", value: "disability", words: "autistic" };
  const list: Listed[] = [{ title: "Artistic Excellence" }, { title: "Able", groups: ["disability"] }];
  expect(titles(list, { topics: ["autistic"], constraints: [autistic] })).toEqual(["Able"]);
});

test("a word such as scholarship finds nothing beside a word that no scholarship has", () => {
  const understood = { topics: ["asthma"], constraints: [], ignored: [] };
  const search = { understood, words: "asthma scholarship", limit: 5 };
  expect(searchCatalogue(indexOf([{ title: "A scholarship" }]), search).items).toEqual([]);
});

test("where no scholarship is for the field, those for any field are found, and nothing fits", () => {
  const mortuary: Constraint = { slot: "field_of_study", value: "Mortuary Science", words: "mortuary science" };
  const list = [{ title: "Science fair" }, { title: "For all" }, { title: "Lawyers", field_of_study: ["Law"] }];
  const { items, fitting } = search(list, { constraints: [mortuary] });
  expect([
    items
      .map(({ id }) => id)
      .slice(0, 2)
      .sort(),
    fitting,
  ]).toEqual([["For all", "Science fair"], 0]);
});

test("where a filter leaves nothing that fits, an order by amount shows what misses something", () => {
  const large: Constraint = { slot: "amount_min", value: 500, words: "over $500" };
  const index = indexOf([
    { title: "Large", amount_min: 900, amount_max: 900 },
    { title: "Small", amount_min: 100, amount_max: 100 },
  ]);
  const understood = { topics: [], constraints: [large], ignored: [] };
  const shown = (passes?: (row: number) => boolean) =>
    rankRows(index, { understood }, { sort: "amount", after: null, limit: 5, passes }).page.map(
      ({ row }) => index.ids[row],
    );
  expect(shown()).toEqual(["Large"]);
  expect(shown((row) => index.ids[row] === "Small")).toEqual(["Small"]);
});

test("who is from another country finds scholarships for international students", () => {
  const kenya: Constraint = { slot: "country", value: "KE", relation: "home", words: "from kenya" };
  const list = [{ title: "Worldwide", citizenship: ["international" as const] }, { title: "Anybody" }];
  expect(titles(list, { constraints: [kenya] })).toEqual(["Worldwide"]);
});

test("a scholarship for the US and another country is not for few", () => {
  const list = [
    { title: "Canada", countries: ["CA"], keywords: ["robotics"] },
    { title: "Both", countries: ["US", "CA"], keywords: ["robotics"] },
  ];
  expect(titles(list, { topics: ["robotics"] })).toEqual(["Both", "Canada"]);
});

test("who is from one country and wants to study in another is looked for as both", () => {
  const india: Constraint = { slot: "country", value: "IN", relation: "home", words: "indian" };
  const britain: Constraint = { slot: "country", value: "GB", relation: "study", words: "in the UK" };
  const list = [
    { title: "To Britain", description: "For study in the United Kingdom." },
    { title: "For Indians", countries: ["IN"] },
    { title: "For Kenyans", countries: ["KE"] },
  ];
  const { items } = search(list, { constraints: [india, britain] });
  expect(items.find(({ id }) => id === "For Indians")?.fits.map(({ fit }) => fit)[0]).toBe(4);
  expect(items.some(({ id }) => id === "For Kenyans")).toBe(false);
});

test("what is for everything that was said is told from what is only not ruled out by it", () => {
  const list = [
    { title: "Texas nurses", field_of_study: ["Nursing"], location_restrictions: ["TX"] },
    { title: "Nurses", field_of_study: ["Nursing"] },
    { title: "Texans", location_restrictions: ["TX"] },
    { title: "Nurses in Ohio", field_of_study: ["Nursing"], location_restrictions: ["OH"] },
  ];
  const understood = { topics: [], constraints: [nursing, texas], ignored: [] };
  const ranked = rankRows(indexOf(list), { understood }, { sort: "relevance", after: null, limit: 4 });
  expect([ranked.fitting, ranked.countStating()]).toEqual([3, 1]);
});

test.each([
  ["4h", "4-H Youth Award"],
  ["4-h", "4-H Youth Award"],
  ["4-H", "4-H Youth Award"],
  ["mike rowe", "mikeroweWORKS Award"],
  ["mikerowe", "mikeroweWORKS Award"],
])("%s finds a name that is written otherwise", (q, title) => {
  const list = [
    { title: "4-H Youth Award" },
    { title: "mikeroweWORKS Award" },
    { title: "Garden Club Award" },
    { title: "Mike Realon Award" },
  ];
  const [first] = searchCatalogue(indexOf(list), { understood: readQuery(q, today), words: q, limit: 3 }).items;
  expect(first?.id).toBe(title);
});

test.each([
  ["lutheran scholarship", "lutheran", "Christian"],
  ["navajo scholarship", "navajo", "Native American"],
])("a word that no scholarship says is told with what it was read as: %s", (words, word, meant) => {
  const index = indexOf([{ title: "Choir Award", groups: ["christian"] }]);
  const { chips, corrections } = readingOf(
    words,
    searchCatalogue(index, { understood: readQuery(words, today), words, limit: 1 }),
    today,
  );
  expect(chips.map(({ text, dropped }) => [text, dropped])).toEqual([[`${meant} (${word})`, false]]);
  expect(corrections).toEqual([{ word, searched: [meant] }]);
});

test("what is for the college that was said comes first, and what is for another one misses it", () => {
  const list = [
    { title: "Open Award", description: "For students in Washington state." },
    { title: "Cougar Award", institutions: ["Washington State University"] },
    {
      title: "Regents Award",
      institutions: ["University of Idaho"],
      description: "Washington state residents may apply.",
    },
    { title: "Staff Award", provider_name: "Washington State University" },
    { title: "Sports Award", description: "For golfers." },
  ];
  const words = "wsu scholarships in washington";
  const { items } = searchCatalogue(indexOf(list), { understood: readQuery(words, today), words, limit: 9 });
  expect(items.map(({ id }) => id)).toEqual(["Cougar Award", "Staff Award", "Open Award", "Regents Award"]);
  expect(items.at(-1)?.missed.map(({ slot }) => slot)).toEqual(["college"]);
});

test("a college that no scholarship is for leaves the search free", () => {
  const list = [{ title: "Open Award" }, { title: "Cougar Award", institutions: ["Washington State University"] }];
  const words = "gonzaga university";
  const found = searchCatalogue(indexOf(list), { understood: readQuery(words, today), words, limit: 9 });
  expect(found).toMatchObject({ found: 2, fitting: 0 });
});

const titlesFor = (list: readonly Listed[], words: string) =>
  searchCatalogue(indexOf(list), { understood: readQuery(words, today), words, limit: 9 }).items.map(({ id }) => id);

test("what is only for high school is not for a student of twenty or more", () => {
  const list = [
    { title: "Nursing Seniors Award", field_of_study: ["Nursing"], academic_level: ["high_school" as const] },
    { title: "Nursing Award", field_of_study: ["Nursing"] },
  ];
  const missedOf = (words: string) =>
    searchCatalogue(indexOf(list), { understood: readQuery(words, today), words, limit: 9 }).items.flatMap(
      ({ id, missed }) => missed.map(({ slot }) => `${id}: ${slot}`),
    );
  expect(missedOf("nursing, 34 years old")).toEqual(["Nursing Seniors Award: age"]);
  expect(missedOf("nursing, 17 years old")).toEqual([]);
});

test("what is only for a group that was not said comes last, also where another one was", () => {
  const list = [
    { title: "A Mothers Fund", groups: ["parent" as const], description: "For first-generation mothers." },
    { title: "B Fund", description: "For first-generation students." },
  ];
  expect(titlesFor(list, "first gen in college")).toEqual(["B Fund", "A Mothers Fund"]);
});

test.each(["my parents are farmworkers", "farm workers"])(
  "a kind of person that no scholarship is for is said so: %s",
  (words) => {
    const near = [
      { title: "Harvest Award", keywords: ["agriculture", "farm"] },
      { title: "Postal Workers Award" },
      { title: "Bankers Award" },
    ];
    const find = (list: readonly Listed[]) =>
      searchCatalogue(indexOf(list), { understood: readQuery(words, today), words, limit: 9 });
    const nobody = find(near);
    expect([nobody.fitting, nobody.items[0]?.id]).toEqual([0, "Harvest Award"]);
    expect(nobody.corrections.map(({ searched }) => searched)).toEqual([["agriculture", "farming"]]);
    const some = find([...near, { title: "Children of Farmworkers Award" }]);
    expect([some.items[0]?.id, some.corrections]).toEqual(["Children of Farmworkers Award", []]);
    expect(some.fitting).toBeGreaterThan(0);
  },
);

const searchFor = (list: readonly Listed[], words: string) =>
  searchCatalogue(indexOf(list), { understood: readQuery(words, today), words, limit: 20 });
const found = (list: readonly Listed[], words: string) => searchFor(list, words).items.map(({ id }) => id);

test("a place with the name of another one in its own is not found by that", () => {
  const list: Listed[] = [
    { title: "New Mexico Grant", location_restrictions: ["NM"] },
    { title: "Year in Puebla", description: "For a year of study in Mexico." },
  ];
  expect(found(list, "study in Mexico")).toEqual(["Year in Puebla"]);
  expect(found(list, "New Mexico")).toEqual(["New Mexico Grant"]);
});

test("a word that other words are known for is no typo", () => {
  const list: Listed[] = [{ title: "Vegas Fund" }, { title: "Kind Farm Award", keywords: ["animals"] }];
  expect(found(list, "vegan")).toEqual(["Kind Farm Award"]);
});

test("one word of a group that several words name finds nothing alone", () => {
  const list: Listed[] = [
    { title: "Day Care Award", description: "For those who care for the elderly." },
    { title: "Own Feet Fund", groups: ["foster"], description: "For youth in foster care." },
  ];
  expect(found(list, "aging out of foster care")).toEqual(["Own Feet Fund"]);
});

test("a college that no scholarship is for finds what its state gives first", () => {
  const list: Listed[] = [
    { title: "Open Award" },
    { title: "Palmetto Award", location_restrictions: ["SC"] },
    { title: "Ohio Award", location_restrictions: ["OH"] },
  ];
  expect(found(list, "Clemson University")).toEqual(["Palmetto Award", "Open Award", "Ohio Award"]);
  expect(searchFor(list, "Clemson University").fitting).toBe(0);
  expect(found(list, "Clemson University, I live in Ohio")[0]).toBe("Ohio Award");
});

test("where nothing is for a field, one general word of its name is no reason to come first", () => {
  const list: Listed[] = [
    { title: "Science Prize", location_restrictions: ["OH"], description: "For a project in science." },
    { title: "Open Award" },
  ];
  expect(found(list, "mortuary science")).toEqual(["Open Award", "Science Prize"]);
});

test("other words for one that stand in no text together are not found", () => {
  const list: Listed[] = [
    { title: "Grades Award", description: "For students with a strong record. Is there anything you did?" },
    { title: "Defense Fund", keywords: ["criminal law"] },
  ];
  const { items, corrections } = searchFor(list, "I have a felony, is there anything for me?");
  expect([items, corrections]).toEqual([[], [{ word: "felony", searched: [] }]]);
});

test("a word that was read as a level is no two words of texts", () => {
  const list: Listed[] = [
    { title: "Home Country Award", academic_level: ["master"], description: "For study at home after school." },
    { title: "Senior Award", academic_level: ["high_school"] },
  ];
  expect(found(list, "homeschooled senior")[0]).toBe("Senior Award");
});

/** What is found for these words: by title, whether it misses something. */
const standings = (list: readonly Listed[], words: string) =>
  Object.fromEntries(
    searchCatalogue(indexOf(list), { understood: readQuery(words, today), words, limit: 20 }).items.map(
      ({ id, missed, unknown }) => [id, missed.length > 0 ? "missed" : unknown.length > 0 ? "check" : "fits"],
    ),
  );

const engineers = { field_of_study: ["Engineering"], academic_level: ["bachelor" as const, "master" as const] };
const naval = { title: "Naval Award", ...engineers, citizenship: ["us_citizen" as const] };
const settled = { ...engineers, citizenship: ["us_citizen" as const, "permanent_resident" as const] };

test.each([
  ["undocumented engineering student", "missed", "missed"],
  ["engineering student from india", "missed", "check"],
  ["indian engineers, MS in USA", "missed", "check"],
  ["engineering, indian citizen", "missed", "check"],
  ["indian engineering student", "check", "check"],
  ["engineering student from india with a green card", "missed", "fits"],
  ["engineering student in ohio, born in india", "check", "check"],
  ["indian citizen, engineering masters in the US", "missed", "check"],
  ["american university for engineers from india", "missed", "check"],
  ["first gen, family is from vietnam, engineering", "check", "check"],
  ["my ancestors are from norway, engineering", "check", "check"],
  ["US and mexican citizen engineering", "check", "check"],
  ["ciudadano de mexico y de EEUU, engineering", "check", "check"],
  ["engineering student from india living in the US", "check", "check"],
  ["engineering student from india, ten years in the US", "check", "check"],
  ["scholarships in the US for engineering students from india", "missed", "check"],
  ["my girlfriend is from japan, engineering", "check", "check"],
  ["engineering students from kenya and ghana", "check", "check"],
  ["adoptee from korea engineering", "check", "check"],
  ["TPS holder from haiti, engineering", "check", "check"],
  ["mi familia es de colombia, engineering", "check", "check"],
  ["grandparents from africa, engineering", "fits", "fits"],
  ["engineering degree from india", "check", "check"],
  ["engineering scholarship from germany", "check", "check"],
])("what asks for US citizens is not for who says to be none: %s", (words, ofCitizens, ofSettled) => {
  const found = standings(
    [naval, { title: "Settled Award", ...settled }, { title: "Open Award", ...engineers }],
    words,
  );
  expect(found).toMatchObject({ "Naval Award": ofCitizens, "Open Award": "fits" });
  expect(found["Settled Award"]).toContain(ofSettled === "fits" ? "" : ofSettled);
});

const leavingOut = (codes: string[], quote: string) => ({
  demands: [{ ...excludesNobody, citizens_of: codes, quote }],
});

test.each([
  ["masters non-eu", "fits", "check"],
  ["masters for eu citizens", "missed", "fits"],
  ["masters for european union nationals", "missed", "fits"],
  ["masters, citizen of brazil", "fits", "fits"],
  ["masters from india", "fits", "missed"],
])(
  "what leaves out the citizens of countries is compared with a country, and with a group of them: %s",
  (words, ofOutsiders, ofOthers) => {
    const level = { academic_level: ["master" as const], citizenship: ["international" as const] };
    const list = [
      {
        title: "Delft Award",
        ...level,
        ...leavingOut([...europeanUnion, "IS", "LI", "NO"], "Be from outside the EU and EEA."),
      },
      { title: "Delhi Award", ...level, ...leavingOut(["IN"], "Not be an Indian citizen.") },
    ];
    expect(standings(list, words)).toEqual({ "Delft Award": ofOutsiders, "Delhi Award": ofOthers });
  },
);

test("what is for more than was said, or open to all, is not for just what was said", () => {
  const list: Listed[] = [
    { title: "Farm Award", field_of_study: ["Agriculture"] },
    { title: "Field Days", description: "For students of agriculture." },
    { title: "Space Award", field_of_study: ["STEM", "Engineering", "Mathematics"] },
    { title: "Women Award", groups: ["women"], field_of_study: ["STEM"] },
  ];
  const exact = (words: string) =>
    searchCatalogue(indexOf(list), { understood: readQuery(words, today), words, limit: 9 })
      .items.filter(({ isExact }) => isExact)
      .map(({ id }) => id)
      .toSorted();
  expect(exact("agriculture")).toEqual(["Farm Award", "Field Days"]);
  expect(exact("women in STEM")).toEqual(["Women Award"]);
  expect(exact("money for college")).toHaveLength(4);
});

test.each(["soccer player", "volleyball", "cross country runner"])(
  "a sport finds what is for those who play any, and nothing for who writes of sports or heals them: %s",
  (words) => {
    const list = [
      { title: "High School Sports Award", description: "For seniors who play sports." },
      { title: "Team Sports Grant" },
      { title: "Sports Journalism Award" },
      { title: "Sports Media Fund", description: "For careers in broadcasting." },
      { title: "Sports Medicine Award" },
      { title: "Athletes in Management", description: "For athletes." },
      ...Array.from({ length: 20 }, (_, at) => ({ title: `Other ${at}` })),
    ];
    const found = foundFor(list, words).toSorted();
    expect(found).toEqual(["Athletes in Management", "High School Sports Award", "Team Sports Grant"]);
  },
);

test("who wants to study in America does not look for sponsors of America", () => {
  const list = [
    { title: "Clerks of America Award" },
    { title: "Year in Oregon", description: "For a year at a university in the United States." },
  ];
  const { items } = searchCatalogue(indexOf(list), {
    understood: readQuery("study in america", today),
    words: "study in america",
    limit: 9,
  });
  expect(items[0]?.id).toBe("Year in Oregon");
});
