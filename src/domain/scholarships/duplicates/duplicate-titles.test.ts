import fc from "fast-check";
import { expect, test } from "vitest";
import { usStates } from "../../places/us-states.ts";
import { sameCycle, sameScholarship } from "./duplicates.ts";
import { possibleTitleKeys, titleKey, titleKeysToFind } from "./own-words.ts";
import { sponsorRelation } from "./sponsors.ts";

const entry = (title: string, provider_name = "Okafor Foundation", canonical_address: string | null = null) => ({
  title,
  provider_name,
  cycle: null,
  canonical_address,
});

/** Titles of one scholarship, as two catalogs write them. */
const spellings: readonly (readonly [what: string, a: string, b: string])[] = [
  ["honorifics and memorial words", "The Dr. Martin Okafor Memorial Scholarship", "Martin Okafor Scholarship Fund"],
  ["words of memory", "Scholarship in Loving Memory of Martin Okafor", "Martin Okafor Scholarship"],
  ["a middle initial", "Jane M. Klausman Women in Business Award", "Jane Klausman Women in Business Awards"],
  ["the edition", "Tenth Annual Bluebird Essay Contest", "Bluebird Essay Contest"],
  ["an ordinal number", "Tenth Annual Bluebird Essay Contest", "10th Annual Bluebird Essay Contest"],
  ["a number word", "Two Rivers Bluebird Scholarship", "2 Rivers Bluebird Scholarship"],
  ["the amount", "$2,500 Lindqvist Nursing Scholarship", "Lindqvist Nursing Scholarship"],
  ["two spellings of one amount", "$2,500.00 Lindqvist Award", "$2,500 Lindqvist Award"],
  ["abbreviations", "St. Olga Univ. Alumnae Scholarship", "Saint Olga University Alumnae Scholarship"],
  ["dots in abbreviations", "Okafor Washington, D.C. Scholarship", "Okafor Washington DC Scholarship"],
  ["plurals", "Bluebird Achiever Scholarship", "Bluebird Achievers Scholarships"],
  ["a trademark symbol", "Bluebird Achiever® Scholarship", "Bluebird Achiever Scholarship"],
  ["a trademark symbol in brackets", "Bluebird Achiever Scholarship (R)", "Bluebird Achiever Scholarship"],
  ["a note about the state", "Bluebird Achiever Scholarship (Closed)", "Apply Now: Bluebird Achiever Scholarship"],
  ["the word for the kind", "Bluebird Achiever Grant", "Bluebird Achiever Award"],
  ["a possessive", "Okafor Foundation's Bluebird Achiever Award", "Bluebird Achiever Award"],
  [
    "the order of the sponsor's name",
    "The Bluebird Achiever Award of the Foundation Okafor",
    "Bluebird Achiever Award",
  ],
  ["a rank", "Officer Kyle Denton Memorial Scholarship", "Kyle Denton Scholarship"],
  ["dots between initials", "B.J. Harwick Computing Scholarship", "BJ Harwick Computing Scholarship"],
  ["a Roman number", "Bluebird Scholars Phase II", "Bluebird Scholars Phase 2"],
  ["a slogan", "Bluebird Promise Scholarship: Investing in Tomorrow's Leaders", "Bluebird Promise Scholarship"],
  ["the year of graduation", "Lowell Tanner Scholarship - Class of 2027", "Lowell Tanner Scholarship 2027"],
  ["a season", "Fall 2026 Lotte Weiss Scholarship", "Lotte Weiss Scholarship"],
  ["a season behind the year", "2026 Spring Lotte Weiss Scholarship", "Lotte Weiss Scholarship"],
  ["the academic year", "Lotte Weiss Fellowship (AY 2026-27)", "Lotte Weiss Fellowship, 2026–2027"],
  ["that it is open", "Lotte Weiss Scholarship – Now Accepting Applications", "Lotte Weiss Scholarship"],
  ["an application form", "Marchetti Scholarship Application Form", "Marchetti Scholarship"],
  ["a misspelled Scholarship", "Imogen Castle Scolarship for Dancers", "Imogen Castle Scholarship for Dancers"],
  ["the order of words", "Ruth Haldane Bursary in Marine Biology", "Ruth Haldane Marine Biology Bursary"],
  ["an acronym before a person", "CTQW Imogen Castellano Scholarship", "Imogen Castellano Scholarship"],
  ["an acronym before initials", "CTQW J.R. Castellano Scholarship", "J.R. Castellano Scholarship"],
  ["a former name", "Bluebird Achiever Prize (formerly Okafor Talent Prize)", "Bluebird Achiever Prize"],
  ["the 4 of For", "Bluebirds 4 Finches Scholarship", "Bluebirds for Finches Scholarship"],
  ["a plural in brackets", "Lotte Weiss Award(s)", "Lotte Weiss Awards"],
  ["how often it is given", "Lotte Weiss Bi-Annual Scholarship", "Lotte Weiss Annual Scholarship"],
  ["the word Dean before a name", "Dean John A. Weiss Marine Fellowship", "John A. Weiss Marine Fellowship"],
  ["a shortened Scholarship", "Lotte Weiss Endowed Schlp", "Lotte Weiss Endowed Scholarship"],
  ["a lost apostrophe", "Vice-Okafor?s Bluebird Scholarship", "Vice-Okafor’s Bluebird Scholarship"],
  ["the number of a contest", "4th Bluebird Best Paper Award", "Bluebird Best Paper Award"],
  ["the theme of a contest", 'Bluebird "Balance" Photo Contest', "Bluebird Photo Contest Scholarship"],
  [
    "a note that was cut off",
    "Bluebird Leaders for Industry (doctoral Program In Engi",
    "Bluebird Leaders for Industry",
  ],
  ["the sponsor as one word", "OkaforFoundation.org Bluebird Photo Award", "Bluebird Photo Award"],
  ["how many are given", "35 PhD Scholarships of Bluebird Lab", "Bluebird Lab PhD Scholarship"],
  ["that a season is applied for", "Lotte Weiss Fund - Spring Application", "Lotte Weiss Fund (Spring)"],
  ["the engineers and their subject", "Bluebird Scholarship for Engineers", "Bluebird Engineering Scholarship"],
  ["that it is funded", "FUNDED Bluebird Achiever Award", "Fully funded: Bluebird Achiever Award"],
  ["an acronym that begins the title", "AES Engineering Scholarship", "AES Engineering - Scholarships"],
  ["the amount and its currency", "Lindqvist Nursing Scholarship – CHF 5,000", "Lindqvist Nursing Scholarship"],
];

test.each(spellings)("titles that differ only in %s are the same: %s, %s", (_, a, b) => {
  for (const sponsor of ["Okafor Foundation", ""]) {
    expect(sameScholarship(entry(a), entry(b, sponsor))).toBe(true);
    expect(sameScholarship(entry(b, sponsor), entry(a))).toBe(true);
  }
});

test.each([
  ["Robert A. Feldman Scholarship", "Robert J. Feldman Scholarship"],
  ["$1,000 Bluebird Drawing", "$5,000 Bluebird Drawing"],
  ["9th Annual Bluebird Essay Contest", "Tenth Annual Bluebird Essay Contest"],
  ["4th Bluebird Best Paper Award", "9th Bluebird Best Paper Award"],
  ["First Place Bluebird Poetry Prize", "Second Place Bluebird Poetry Prize"],
  ["Bluebird Category B Prize", "Bluebird Category C Prize"],
  ["CTQW Imogen Castellano Scholarship", "VNBA Imogen Castellano Scholarship"],
  ["Bluebird Chapter 4 Finches Scholarship", "Bluebird Chapter Finches Scholarship"],
  ["Bluebird Chapter 12 Scholarship", "Bluebird Chapter 21 Scholarship"],
  ["Bluebird Travel Grant", "Bluebird Research Grant"],
  ["Bluebird Grant", "Bluebird Fellowship"],
  ["Bluebird Student Loan Program", "Bluebird Student Program"],
  ["Fall 2026 Bluebird Scholarship", "Spring 2026 Bluebird Scholarship"],
  ["Bluebird Scholarship I", "Bluebird Scholarship II"],
  ["Bluebird Scholarship: Supporting Women in Nursing", "Bluebird Scholarship: Supporting Women in Music"],
  ["Bluebird Scholarship: Nursing", "Bluebird Scholarship: Engineering"],
])("of one sponsor and on one page, %s and %s are two scholarships", (a, b) => {
  const page = "https://okafor.example/awards";
  expect(sameScholarship(entry(a, "Okafor Foundation", page), entry(b, "Okafor Foundation", page))).toBe(false);
});

test.each([
  ["Bluebird.com", "Annual Bluebird Future Farmers Scholarship", "Future Farmers Scholarship"],
  ["Lowell Institute of Technology", "Lowell Tech Finch Scholars Program", "Finch Scholars Program"],
  ["American Society of Finch Engineers (ASFE)", "ASFE Finch Engineering Scholarships", "ASFE Scholarships"],
  ["U.S. Department of Finches", "DoF Migration Scholarship-for-Service", "Migration Scholarship-for-Service Program"],
])("the sponsor %s may stand in one of the titles by its short name", (sponsor, named, bare) => {
  expect(sameScholarship(entry(named, sponsor), entry(bare, sponsor))).toBe(true);
});

test.each([
  ["Harry S. Klausman Scholarship", "Klausman Scholarship", true],
  ["Harry S. Klausman Scholarship", "Sara Klausman Scholarship", false],
  ["Harry S. Klausman Scholarship", "Sara T. Klausman Scholarship", false],
  ["Harry S. Klausman Scholarship", "Klausman Harvest Scholarship", false],
  ["Mandela Klausman Scholarship", "Klausman Scholarship", false],
  ["Harry S. Anderson Scholarship", "Anderson Scholarship", false],
])(
  "with a middle initial a word is a first name, which stands in one title before a rare surname: %s, %s",
  (a, b, one) => {
    for (const sponsor of ["Okafor Foundation", "The Okafor Trust"]) {
      expect(sameScholarship(entry(a), entry(b, sponsor))).toBe(one);
      expect(sameScholarship(entry(b, sponsor), entry(a))).toBe(one);
    }
    expect(sameScholarship(entry(a, ""), entry(b, ""))).toBe(false);
    expect(possibleTitleKeys(a, "Okafor Foundation").includes(titleKey(b))).toBe(one);
  },
);

test("titles that are no more than the sponsor's name are the same, also by its acronym", () => {
  const sponsor = "American Society of Finch Engineers";
  const [short, long] = ["ASFE Scholars Program", "American Society of Finch Engineers Scholarship"];
  expect(sameScholarship(entry(short, sponsor), entry(long, sponsor))).toBe(true);
  expect(possibleTitleKeys(short, sponsor)).toContain(titleKey(long));
  const inOhio = "American Society of Finch Engineers Ohio Scholarship";
  expect(sameScholarship(entry(short, sponsor), entry(inOhio, sponsor))).toBe(false);
  expect(sameScholarship(entry("ASFE Harvest Scholarship", sponsor), entry(long, sponsor))).toBe(false);
});

test.each(["Speech", "Music", "Video"])("a contest and a scholarship of one sponsor are two: %s", (word) => {
  for (const contest of ["Contest", "Competition"])
    expect(sameScholarship(entry(`Okafor ${word} ${contest}`), entry(`Okafor ${word} Scholarship`))).toBe(false);
});

test("the initials J.R. are not read as Junior", () => {
  expect(sameScholarship(entry("J.R. Lindqvist Scholarship"), entry("Lindqvist Foundation Scholarship"))).toBe(false);
});

test("one list has two entries with titles of their own for two scholarships", () => {
  const listed = (title: string, at: string) => entry(title, "Okafor College", `https://awards.example/${at}`);
  const [fund, award] = ["Lotte Weiss Scholarship Fund", "Lotte Weiss Award"];
  expect(sameScholarship(listed(fund, "entry/12"), listed(award, "entry/34"))).toBe(false);
  expect(sameScholarship(listed(fund, "entry/12"), listed(fund, "entry/34"))).toBe(true);
  expect(sameScholarship(listed(fund, "weiss-fund"), listed(award, "apply"))).toBe(true);
});

test("the sponsor's name may stand in one of the titles", () => {
  const [named, bare] = ["Elks National Foundation Valuable Student Scholarship", "Valuable Student Scholarship"];
  const sponsor = "The Elks National Foundation (ENF)";
  expect(sameScholarship(entry(named, sponsor), entry(bare, sponsor))).toBe(true);
  expect(possibleTitleKeys(bare, sponsor)).toContain(titleKey(named));
  expect(possibleTitleKeys(named, sponsor)).toContain(titleKey(bare));
});

test("few keys are looked for, also of a sponsor with many names in brackets: one statement holds those of 2,000 rows", () => {
  const names = Array.from({ length: 100 }, (_, at) => `(n${at}s)`).join(" ");
  expect(
    titleKeysToFind("Finch Scholarship", `Okafor Lowell Weiss Brandt Vance Imogen Trust ${names}`).length,
  ).toBeLessThan(20);
});

test("without a sponsor a title may name the organization without the word for its kind", () => {
  const [named, bare] = ["Finch Lowell Essay Contest - Lost Skies", "Lost Skies Essay Contest"];
  expect(sameScholarship(entry(named, ""), entry(bare, "Finch Lowell Institute"))).toBe(true);
});

test("two parts of one organization are two sponsors, although each title names its own", () => {
  const of = (state: string) =>
    entry(`American Legion Department of ${state} Oratorical Contest`, `American Legion Department of ${state}`);
  expect(sameScholarship(of("Ohio"), of("Iowa"))).toBe(false);
});

test("a sponsor may be named in part in one of two titles", () => {
  const sponsor = "Okafor National Foundation";
  const part = entry("Okafor Bluebird Student", sponsor);
  expect(sameScholarship(entry("Okafor National Foundation Bluebird Student", sponsor), part)).toBe(true);
  expect(sameScholarship(entry("Okafor National Foundation Ohio Bluebird Student", sponsor), part)).toBe(false);
  const school = "Okafor Business School";
  const forWomen = entry("Okafor Business School Women's Scholarship", school);
  expect(sameScholarship(forWomen, entry("Women in Business Scholarship", school))).toBe(false);
});

test("the page of a sponsor that names a scholarship again is no other one, unlike an entry of one list", () => {
  const at = (path: string) => entry("Amirana Trio Award", "", `https://okafor.example/${path}`);
  expect(sameScholarship(at("apply"), at("students/amirana-trio"))).toBe(true);
  expect(sameScholarship(at("awards/amirana-trio"), at("awards/amirana-2"))).toBe(false);
  expect(sameScholarship(at("award?id=12"), at("award?id=34"))).toBe(false);
});

test("one source has an award and a scholarship of one name and one sponsor, and they are two", () => {
  const of = (title: string, description: string, source_name: string) => ({
    ...entry(title),
    description,
    source_name,
  });
  const award = of("Lotte Weiss Award", "For dancers.", "List A");
  const scholarship = (source: string) => of("Lotte Weiss Scholarship", "For chemists.", source);
  expect(sameScholarship(award, scholarship("List A"))).toBe(false);
  expect(sameScholarship(award, scholarship("List B"))).toBe(true);
});

test("another sponsor whose name is the title of a scholarship does not take it away", () => {
  const whole = entry("P.Q.Z. International Peace Scholarship", "The International Peace Scholarship Fund");
  expect(sameScholarship(whole, entry("P.Q.Z. Scholar Awards", "P.Q.Z. International"))).toBe(false);
});

test("a state's part of an organization gives another scholarship than the whole", () => {
  const whole = entry("Okafor Legion Bluebird Scout Scholarship", "The Okafor Legion");
  const ofState = entry("Okafor Legion Department of Iowa Bluebird Scout Award", "Okafor Legion Department of Iowa");
  expect(sameScholarship(whole, ofState)).toBe(false);
});

test("without a sponsor one ordinary word is not distinctive, and a name or an acronym is", () => {
  const [spectrum, okonkwo, gist] = ["Spectrum Scholarship", "Okonkwo Scholarship", "GIST Scholarship"];
  expect(sameScholarship(entry(spectrum), entry(spectrum, ""))).toBe(false);
  expect(sameScholarship(entry(okonkwo), entry(okonkwo, ""))).toBe(true);
  expect(sameScholarship(entry(gist), entry(gist, ""))).toBe(true);
});

test("without a sponsor a frequent surname alone is not distinctive", () => {
  expect(sameScholarship(entry("Anderson Scholarship", ""), entry("Anderson Scholarship", "Lodi Schools"))).toBe(false);
  expect(sameScholarship(entry("Amirana Scholarship", ""), entry("Amirana Scholarship", "Lodi Schools"))).toBe(true);
});

test.each([
  ["National Merit Corporation", "National Merit Corp.", "same"],
  ["Placer Community Fdn.", "The Placer Community Foundation, Inc.", "same"],
  ["German Academic Exchange Service (DAAD)", "DAAD", "same"],
  ["General Motors Foundation", "GM Foundation", "related"],
  ["Fay Tech", "Fayetteville Technical Community College", "related"],
  ["United States Department of Finches", "U.S. Department of Finches", "same"],
  ["Bluebird Foundation of Finch International", "The Bluebird Foundation (Finch International)", "same"],
  ["Bluebird Scholars (Ohio University)", "Ohio University", "related"],
  ["CofC", "College of Charleston", "related"],
  ["AFSQ", "American Finch Society of Quito", "same"],
  ["CARE", "Chicago Area Rehabilitation Educators", "related"],
  ["HOPE", "Helping Other People Excel", "related"],
  ["CAPE", "California Association of Private Educators", "related"],
  ["AFQ", "American Finches of Quito", "related"],
  ["Fay Tech", "Technical College of Georgia", "different"],
  ["National Society", "National Finch Society", "different"],
  ["Ohio University", "Iowa University", "different"],
])("the sponsors %s and %s are %s", (a, b, relation) => {
  expect(sponsorRelation(a, b)).toBe(relation);
  expect(sponsorRelation(b, a)).toBe(relation);
});

test.each([
  ["2026-27", "2026-2027", true],
  ["2026", "2026-27", true],
  ["2025-26", "2026-27", false],
  ["2025-26", "2026", false],
])("whether the cycles %s and %s can be of one scholarship: %s", (a, b, same) => {
  expect(sameCycle(a, b)).toBe(same);
  expect(sameCycle(b, a)).toBe(same);
});

const words = [
  ...["Okafor", "Jane M. Klausman", "Bluebird", "Smith", "Merit", "Nursing", "Women", "Ohio", "Graduate"],
  ...["10th Annual", "$500", "2026", "Loan", "Grant", "Award", "Scholarships", "(OF)", "Foundation"],
];
const title = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 }).map((all) => all.join(" "));
const sponsor = fc.constantFrom("Okafor Foundation", "Bluebird, Inc.", "Smith Family Trust");
const page = fc.constantFrom(null, "https://a.example", "https://a.example/1", "https://a.example/2");

test("the order of two entries does not matter, whatever their titles", () => {
  const any = fc.tuple(title, fc.oneof(sponsor, fc.constant("")), page);
  fc.assert(
    fc.property(any, any, (a, b) => {
      expect(sameScholarship(entry(...a), entry(...b))).toBe(sameScholarship(entry(...b), entry(...a)));
    }),
  );
});

test("equal titles of one sponsor are the same, on whatever pages", () => {
  fc.assert(
    fc.property(title, sponsor, page, page, (name, by, pageA, pageB) => {
      expect(sameScholarship(entry(name, by, pageA), entry(name, by, pageB))).toBe(true);
    }),
  );
});

test("a state or a level in one title only makes two scholarships, even on one page", () => {
  const more = fc.constantFrom(
    ...Object.values(usStates).map(String),
    ...["Undergraduate", "Graduate", "PhD", "Freshman", "High School", "Transfer"],
  );
  const name = fc.constantFrom("Okafor Scholarship", "Jane M. Klausman Nursing Award", "The Bluebird Fund 2026");
  const placed = fc.constantFrom(
    (text: string, word: string) => `${word} ${text}`,
    (text: string, word: string) => `${text} - ${word}`,
    (text: string, word: string) => `${text} for ${word} Students`,
  );
  fc.assert(
    fc.property(name, more, placed, sponsor, page, (text, word, inTitle, by, on) => {
      expect(sameScholarship(entry(text, by, on), entry(inTitle(text, word), by, on))).toBe(false);
    }),
  );
});
