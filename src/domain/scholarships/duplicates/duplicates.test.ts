import fc from "fast-check";
import { expect, test } from "vitest";
import { sameScholarship, scholarshipKey } from "./duplicates.ts";
import { cycleInTitle } from "./title-words.ts";

const scholarship = (title: string, provider_name = "Example Foundation", more = {}) => ({
  title,
  provider_name,
  cycle: null,
  canonical_address: null,
  ...more,
});

test.each([
  ["The Smith Scholarship", "Smith Scholarships"],
  ["2026-27 Smith Scholarship", "Smith Scholarship"],
  ["Smith Scholarship 2026", "Smith Scholarship (2027)"],
  ["Arthur & Sibyl Ellis Award", "Arthur and S\u200bibyl  Ellis award "],
  ["Café Prize", "Cafe prize"],
  ["Driver’s Education Grant", "Drivers Education Grant"],
])("%s and %s are the same title", (a, b) => {
  expect(scholarshipKey(scholarship(a))).toBe(scholarshipKey(scholarship(b)));
});

test("sponsors that differ only in their legal form are the same", () => {
  expect(scholarshipKey(scholarship("X", "Banafshe Law Firm, PC"))).toBe(
    scholarshipKey(scholarship("X", "The Banafshe Law Firm")),
  );
});

test("the same title from two sponsors is two scholarships", () => {
  expect(
    sameScholarship(
      scholarship("Merit Scholarship", "Temple University"),
      scholarship("Merit Scholarship", "Bilkent University"),
    ),
  ).toBe(false);
});

test("two sponsors may list one scholarship whose title is rare enough", () => {
  const same = (a: string, b: string) =>
    sameScholarship(scholarship(a, "Center for Orchids"), scholarship(b, "Garden Club of Tallwood"));
  const title = "Imogen Castellano Fellowship in Conservation Horticulture";
  expect(same(title, `The ${title}`)).toBe(true);
  expect(same("Imogen Castellano Scholarship", "Imogen Castellano Award")).toBe(false);
  expect(
    same(
      "Erasmus Mundus Joint Castellano Horticulture Masters",
      "Erasmus Mundus Joint Castellano Horticulture Masters",
    ),
  ).toBe(false);
});

test("two cycles are two scholarships, an unstated cycle matches any", () => {
  expect(
    sameScholarship(scholarship("A Prize", "B", { cycle: "2026" }), scholarship("A Prize", "B", { cycle: "2027" })),
  ).toBe(false);
  expect(sameScholarship(scholarship("A Prize", "B", { cycle: "2026" }), scholarship("A Prize", "B"))).toBe(true);
});

const page = { canonical_address: "https://example.org/scholarships" };

test.each([
  ["Maastricht University NL-High Potential scholarship", "Maastricht University NL scholarship"],
  ["Maastricht University NL-Euregional Refugee Scholarship", "Maastricht University Euregion Refugee Scholarship"],
  ["Goldwater Scholarship", "Goldwater Scholarship Program"],
])("on one page %s and %s are the same scholarship", (a, b) => {
  expect(sameScholarship(scholarship(a, "X", page), scholarship(b, "Y", page))).toBe(true);
});

test.each([
  ["ESA Foundation Endowment Scholarship", "General Endowment Scholarship"],
  ["Arlene and Dennis Schlosser Memorial Scholarship", "Rosagene Huggins Memorial Scholarship"],
  ["Lund University Undergraduate Scholarship", "Lund University Graduate Scholarship"],
  ["Smith Scholarship for Engineers", "Smith Scholarship for Nurses"],
  ["$1,000 Review Sweepstakes", "$2,000 Review Sweepstakes"],
])("on one page %s and %s are two scholarships", (a, b) => {
  expect(sameScholarship(scholarship(a, "X", page), scholarship(b, "X", page))).toBe(false);
});

const named = (title: string, provider_name: string, more = {}) => scholarship(title, provider_name, more);
const none = "";

test.each([
  ["Anna Filley Presidential Scholarship", "Anna Filley Presidential Scholarship Program"],
  ["Home Economics Association (HEA) Fellowship", "Home Economics Association Fellowship"],
  ["Foot Locker Scholar Athletes Program", "Foot Locker Scholar Athletes"],
  ["2026 Women in Media Online Scholarship", "Women in Media Online Scholarship"],
])("a missing sponsor hides no repeat: %s and %s", (a, b) => {
  for (const sponsor of [
    none,
    "Anonymous",
    "Sponsor not named",
    "Listed by CareerOneStop",
    "scholarships.example.org",
  ]) {
    expect(sameScholarship(named(a, sponsor), named(b, "Example Foundation"))).toBe(true);
    expect(sameScholarship(named(a, "Example Foundation"), named(b, sponsor))).toBe(true);
    expect(sameScholarship(named(a, none), named(b, sponsor))).toBe(true);
  }
});

test.each(["Merit Scholarship", "International Excellence Award", "Chevening Scholarship", "Alumni Discount"])(
  "without a sponsor, a title that many use needs more evidence: %s",
  (title) => {
    const [a, b] = [named(title, none), named(title, "Temple University")];
    expect(sameScholarship(a, b)).toBe(false);
    const description =
      "For nurses who want to learn more about the care of horses in the mountains, and who have worked in Tallwood for two winters or more.";
    expect(sameScholarship({ ...a, description }, { ...b, description: `About. ${description}` })).toBe(true);
    const withTitle = { ...b, description: `${title}. Description ${description}` };
    expect(sameScholarship({ ...a, description }, withTitle)).toBe(true);
    expect(sameScholarship({ ...a, ...page }, { ...b, ...page })).toBe(true);
    const worth = (amount_text: string) => ({ amount_text });
    expect(sameScholarship({ ...a, ...worth("$2,000") }, { ...b, ...worth("$2,000") })).toBe(true);
    expect(sameScholarship({ ...a, ...worth("$2,000") }, { ...b, ...worth("$3,000") })).toBe(false);
    expect(sameScholarship({ ...a, ...worth("varies") }, { ...b, ...worth("varies") })).toBe(false);
  },
);

test("without a sponsor, a text of ordinary words tells nothing about a title that many use", () => {
  const description =
    "You must be admitted to a degree program and be registered as a full-time student in enough units of the program to be considered for any award.";
  const same = (title: string, more = "") =>
    sameScholarship(
      { ...named(title, none), description: `${description}${more}` },
      { ...named(title, "Temple University"), description: `${description}${more}` },
    );
  expect(same("Alumni Discount")).toBe(false);
  expect(same("Alumni Discount", " The Tallwood office decides.")).toBe(true);
  expect(same("South Pacific Dance Scholarship")).toBe(true);
});

test("without a sponsor, a short text of the same words is enough in any order", () => {
  const same = (a: string, b: string) =>
    sameScholarship(
      { ...named("Regional Exchange Award", none), description: a },
      { ...named("Regional Exchange Award", "Temple University"), description: b },
    );
  const text = "Pays travel, lodging and visits to archives of Tallwood historians.";
  expect(same(text, `Archives: visits to historians of Tallwood, travel, lodging. Pays $200.`)).toBe(true);
  expect(same(text, "Pays travel and lodging.")).toBe(false);
  expect(same(text, "Pays tuition, books and concerts of Tallwood musicians during summer terms.")).toBe(false);
});

test("without a sponsor, a title that many use is the same with the same sum, in any spelling, if no fact contradicts", () => {
  const [a, b] = [named("Merit Scholarship", none), named("Merit Scholarship", "Temple University")];
  const sum = { amount_text: "5,000 GBP", deadline: "2027-03-01", academic_level: ["bachelor"] };
  const same = (more: object) => sameScholarship({ ...a, ...sum }, { ...b, ...sum, amount_text: "£5,000", ...more });
  expect(same({})).toBe(true);
  expect(same({ deadline: "2027-05-01" })).toBe(false);
  expect(same({ academic_level: ["master"] })).toBe(false);
  expect(same({ amount_text: "$5,000" })).toBe(false);
  expect(sameScholarship({ ...a, amount_text: "10%" }, { ...b, amount_text: "10%" })).toBe(false);
});

test("without a sponsor, other states or other levels of school make two scholarships of one title", () => {
  const [a, b] = [named("Amirana Music Scholarship", none), named("Amirana Music Scholarship", "Bath College")];
  const inStates = (one: string, other: string) =>
    sameScholarship({ ...a, location_restrictions: [one] }, { ...b, location_restrictions: [other] });
  expect(inStates("OH", "OH")).toBe(true);
  expect(inStates("OH", "TX")).toBe(false);
  const school = { academic_level: ["high_school"] };
  expect(sameScholarship({ ...a, ...school }, { ...b, academic_level: ["doctoral"] })).toBe(false);
  expect(sameScholarship({ ...a, ...school }, { ...b, academic_level: ["bachelor"] })).toBe(true);
});

test("a title that names the sponsor of the other needs no more evidence", () => {
  const sponsor = "Tulley's Auto Repair";
  const bare = named("Trade School Scholarship", sponsor);
  expect(sameScholarship(named(`${sponsor} Trade School Scholarship`, none), bare)).toBe(true);
  expect(sameScholarship(named("Trade School Scholarship", none), bare)).toBe(false);
});

test("a title that several known sponsors use tells nothing about a missing one", () => {
  const [a, b] = [named("Amirana Music Scholarship", none), named("Amirana Music Scholarship", "Bath College")];
  expect(sameScholarship(a, b)).toBe(true);
  expect(sameScholarship(a, b, () => true)).toBe(false);
});

test("a home page proves nothing, and two pages of one site are two scholarships without a sponsor", () => {
  const home = { canonical_address: "https://example.org" };
  expect(sameScholarship(named("Merit Award", none, home), named("Merit Award", none, home))).toBe(false);
  const at = (path: string) => ({ canonical_address: `https://list.example/${path}` });
  expect(sameScholarship(named("Amirana Trio Award", none, at("1")), named("Amirana Trio Award", none, at("2")))).toBe(
    false,
  );
});

test.each([
  ["Legion Oratorical Contest of Ohio", "Legion Oratorical Contest of Iowa"],
  ["Smith Undergraduate Scholarship", "Smith Graduate Scholarship"],
  ["Smith Medallion in Philosophy", "Smith Medallion in Psychology"],
  ["Smith Scholarship North", "Smith Scholarship South"],
  ["Smith Scholarship 2026", "Smith Scholarship 2027"],
  ["Smith Loan", "Smith Scholarship"],
  ["Smith Bursary", "Smith Scholarship"],
  ["Smith Travel Fellowship", "Smith International Travel Fellowship"],
  ["Smith Award, Round IX", "Smith Award, Round X"],
  ["Smith College Scholarship", "Smith Community College Scholarship"],
])("even on one page and of one sponsor, %s and %s are two scholarships", (a, b) => {
  expect(sameScholarship(named(a, "X", page), named(b, "X", page))).toBe(false);
  expect(sameScholarship(named(b, "X", page), named(a, "X", page))).toBe(false);
});

const detail = { canonical_address: "https://awards.example/opportunities/5877" };

test("a word that only one title has tells nothing if the description of the other says it too", () => {
  const title = "Bluebird Pathways Scholarship";
  const longer = named(`${title} for High School Seniors`, "Okafor Foundation", detail);
  const same = (description: string) =>
    sameScholarship(longer, named(title, "Okafor Foundation", { ...detail, description }));
  expect(same("For high school seniors with a disability who plan to attend college.")).toBe(true);
  expect(same("For graduate students with a disability who plan to attend college.")).toBe(false);
});

test("two titles that share little are one scholarship on a page of its own, and two on a home page", () => {
  const same = (on: object) =>
    sameScholarship(
      named("AAUO Tallwood Silver Jubilee Award", "AAUO Tallwood", on),
      named("AAUO TW Silver Jubilee Scholarship", "", on),
    );
  expect(same(detail)).toBe(true);
  expect(same({ canonical_address: "https://awards.example" })).toBe(false);
});

test("evidence adds up: the same deadline, sum and levels make one scholarship of two titles with a word more", () => {
  const [a, b] = [
    named("Finch Voice of Song", "Weiss Choir"),
    named("Finch Voice of Song Okello Prize", "Weiss Choir"),
  ];
  const same = (more: object, other: object = more) => sameScholarship({ ...a, ...more }, { ...b, ...other });
  const all = { amount_text: "$35,000", deadline: "2026-10-31", academic_level: ["high_school"] };
  expect(same({})).toBe(false);
  expect(same(all)).toBe(true);
  expect(same(all, { ...all, deadline: "2026-03-01" })).toBe(false);
  expect(same(all, { ...all, amount_text: "$5,000" })).toBe(false);
});

test("two names of one sponsor need a distinctive title", () => {
  const related = (title: string) =>
    sameScholarship(named(title, "Zonta Foundation"), named(title, "Zonta Club of Perth"));
  expect(related("Amelia Earhart Fellowship")).toBe(true);
  expect(related("Merit Fellowship")).toBe(false);
});

test("the order of two entries does not matter", () => {
  const title = fc.constantFrom(
    "Smith Award",
    "Smith Loan",
    "Merit Award",
    "Smith Ohio Award",
    "Smith Award 2026",
    "2027 Smith Award",
  );
  const entry = fc.record({
    title,
    provider_name: fc.constantFrom("", "Example Foundation", "Example Club", "example.org"),
    cycle: fc.constantFrom(null, "2026"),
    canonical_address: fc.constantFrom(null, "https://a.example", "https://a.example/1", "https://a.example/2"),
  });
  fc.assert(
    fc.property(entry, entry, (a, b) => {
      expect(sameScholarship(a, b)).toBe(sameScholarship(b, a));
    }),
  );
});

test("the cycle is read from the title", () => {
  expect(cycleInTitle("2026–27 Smith Scholarship")).toBe("2026-27");
  expect(cycleInTitle("Smith Scholarship")).toBeNull();
});

test.each(["SFSU-External", "Listed by Tallwood College (external award)"])(
  "a list of awards of others is no sponsor: %s",
  (list) => {
    const title = "AMIRANO National Scholarship Program";
    expect(sameScholarship(scholarship(title, list), scholarship(title, "AMIRANO"))).toBe(true);
    expect(sameScholarship(scholarship(title, "Tallwood College"), scholarship(title, "AMIRANO"))).toBe(false);
  },
);

test("a page on the sponsor's site names the sponsor", () => {
  const same = (canonical_address: string, sponsor = "Bright Otter Inc.") =>
    sameScholarship(scholarship("No Essay Award", "", { canonical_address }), scholarship("No Essay Award", sponsor));
  expect(same("https://brightotter.com/apply")).toBe(true);
  expect(same("https://www.brightotter.com/apply")).toBe(true);
  expect(same("https://awards.bofn.org/apply", "Bright Otter Foundation of Nashville")).toBe(true);
  expect(same("https://brightotter.awards.com/apply")).toBe(false);
  expect(same("https://otter.com/apply")).toBe(false);
});

test("the office that gives an organization's money away is the organization, and a part of it is not", () => {
  const same = (part: string) =>
    sameScholarship(scholarship("Merit Scholarship", "Tallwood Tech"), scholarship("Merit Scholarship", part));
  for (const part of ["Tallwood Tech Foundation", "Tallwood Tech Office of Scholar Programs"])
    expect(same(part)).toBe(true);
  for (const part of ["Tallwood Tech North", "Tallwood Tech Faculty of Music"]) expect(same(part)).toBe(false);
});
