import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";
import { tokensOf } from "../text/tokens.ts";
import { citizenship } from "./citizenship.ts";

const read = (text: string, lead = "") =>
  citizenship({ text, tokens: tokensOf(text), lead, part: "text" }).map(({ meaning }) => meaning);
const check = { about: "demand", demand: { about: "check", kind: "citizenship" } };
const nothing = { about: "nothing" };
const statuses = (...of: string[]) => ({ about: "citizenship", statuses: of });
const countries = (...codes: string[]) => ({ about: "countries", codes });

test.each([
  ["Must be a U.S. citizen", ["us_citizen"]],
  ["MUST BE A U.S. CITIZEN", ["us_citizen"]],
  ["Open to US citizens", ["us_citizen"]],
  ["a U.S. citizen or non-citizen national", ["us_citizen"]],
  ["US citizens only", ["us_citizen"]],
  ["U.S. citizen/PR", ["us_citizen", "permanent_resident"]],
  ["Must be a U.S. citizen, LPR or DACA recipient", ["us_citizen", "permanent_resident", "daca"]],
  ["U.S. citizenship required", ["us_citizen"]],
  ["citizens or nationals of the United States", ["us_citizen"]],
  ["for young Americans", ["us_citizen"]],
  ["United States citizen or legal permanent resident", ["us_citizen", "permanent_resident"]],
  ["citizen or permanent resident of the USA", ["us_citizen", "permanent_resident"]],
  ["permanent residents or US citizens", ["permanent_resident", "us_citizen"]],
  ["U.S. citizens or eligible non-citizens", ["us_citizen", "permanent_resident"]],
  ["US citizen, permanent resident or DACA recipient", ["us_citizen", "permanent_resident", "daca"]],
  ["for international students", ["international"]],
  ["to incoming international students", ["international"]],
  ["a foreign national scholar", ["international"]],
  ["non-U.S. citizens", ["international"]],
  ["a student on a study permit", ["international"]],
  ["students applying from outside the United States", ["international"]],
  ["international undergraduate CSC students", ["international"]],
  ["students from other countries", ["international"]],
])("US citizenship and status are read from %j", (text, of) => {
  expect(read(text)).toEqual([statuses(...of)]);
});

test.each([
  ["Canadian citizen or Permanent Resident", ["CA"]],
  ["Must be citizens or permanent residents of Canada", ["CA"]],
  ["Australian or New Zealand citizens, or Australian permanent residents", ["AU", "NZ"]],
  ["Australian citizen, permanent resident or humanitarian visa holder", ["AU"]],
  ["citizens of Denmark, Finland, Iceland, Norway, and Sweden", ["DK", "FI", "IS", "NO", "SE"]],
  ["be a U.S. or Canadian resident", ["US", "CA"]],
  ["Brazilian students", ["BR"]],
  ["Applicants must be Nigerian", ["NG"]],
  ["Be an Australian citizen or permanent resident (domestic student)", ["AU"]],
])("citizens and residents of countries are read from %j", (text, codes) => {
  expect(read(text)).toEqual([countries(...codes)]);
});

test("US citizens abroad are US citizens, and check the rest", () => {
  const text = "U.S. citizens studying abroad";
  const mentions = citizenship({ text, tokens: tokensOf(text), lead: "", part: "text" });
  expect(mentions.flatMap(({ meaning, also = [] }) => [meaning, ...also])).toEqual([statuses("us_citizen"), check]);
});

test("permanent residency in a country is a home there, and perhaps the right to stay", () => {
  const text = "Requires permanent residency in the United States";
  expect(citizenship({ text, tokens: tokensOf(text), lead: "", part: "text" })).toMatchObject([
    { meaning: countries("US"), also: [check] },
  ]);
  expect(read("citizenship or permanent residency in the United States")).toEqual([
    statuses("us_citizen", "permanent_resident"),
  ]);
});

test.each([
  ["U.S. or Canadian citizens", ["us_citizen"], ["CA"]],
  ["a citizen or permanent resident of the USA or Canada", ["us_citizen", "permanent_resident"], ["CA"]],
  ["a US citizen or a permanent resident of Canada", ["us_citizen"], ["CA"]],
  ["for Americans and Norwegians", ["us_citizen"], ["NO"]],
])("of the US and other countries one is enough: %j", (text, of, codes) => {
  const mentions = citizenship({ text, tokens: tokensOf(text), lead: "", part: "text" });
  expect(mentions.flatMap(({ meaning, also = [] }) => [meaning, ...also])).toEqual([
    statuses(...of),
    countries(...codes),
  ]);
});

test.each([
  "Australian citizens or international students",
  "an Australian permanent resident visa holder, or an international student",
])("citizens of a country or students from abroad state both: %j", (text) => {
  const mentions = citizenship({ text, tokens: tokensOf(text), lead: "", part: "text" });
  expect(mentions.flatMap(({ meaning, also = [] }) => [meaning, ...also])).toEqual([
    countries("AU"),
    { ...statuses("international"), besides: true },
  ]);
});

test("from abroad and from a country leaves the first to check", () => {
  const { facts, demands } = readEligibility({
    title: "",
    provider: "",
    text: "For international students. Must be from Kenya.",
  });
  expect(facts).toMatchObject({ countries: ["KE"], citizenship: [] });
  expect(demands).toContainEqual(expect.objectContaining({ kind: "citizenship" }));
});

test.each([
  ["Kenyan female students", ["KE"]],
  ["UK police officers", ["GB"]],
  ["German PhD students", ["DE"]],
  ["Kenyan orphans", ["KE"]],
  ["A British or Irish national applying to study", ["GB", "IE"]],
  ["citizens of Ireland or Northern Ireland", ["IE", "GB"]],
  ["Only Namibians may apply", ["NA"]],
  ["Indian scholars", ["IN"]],
  ["Nationals of Egypt and Jordan may apply", ["EG", "JO"]],
  ["possess South African citizenship", ["ZA"]],
  ["holders of a Ghanaian passport", ["GH"]],
  ["must hold Kenyan citizenship", ["KE"]],
])("people of a country are read with the words that describe them: %j", (text, codes) => {
  expect(read(text)).toEqual([countries(...codes)]);
});

test.each([
  ["Concord University Freshman International Academic Award", ["international"]],
  ["International Merit Scholarship at Ohio Dominican University", ["international"]],
  ["Gilman International Scholarship", []],
  ["International Baccalaureate Scholarship at the College of Idaho", []],
])("the award of a college for students from abroad has it in the title: %j", (title, of) => {
  const text = "Applicants must have a GPA of 3.0.";
  expect(readEligibility({ title, provider: "", text }).facts.citizenship).toEqual(of);
});

test("citizens of a country who live in another check it", () => {
  const { facts, demands } = readEligibility({
    title: "",
    provider: "",
    text: "For Kenyan citizens living in Uganda.",
  });
  expect(facts.countries.toSorted()).toEqual(["KE", "UG"]);
  expect(demands).toContainEqual(expect.objectContaining({ about: "check", kind: "place" }));
  const same = readEligibility({ title: "", provider: "", text: "For Kenyan citizens. Must live in Kenya." });
  expect(same.demands).toEqual([]);
});

test("the US is no country besides for its citizens", () => {
  const { facts } = readEligibility({
    title: "",
    provider: "",
    text: "For U.S. students who study abroad. Must be a U.S. citizen.",
  });
  expect(facts).toMatchObject({ countries: [], citizenship: ["us_citizen"] });
});

test("refugees from a country check that they are", () => {
  const text = "Syrian refugees";
  const [mention] = citizenship({ text, tokens: tokensOf(text), lead: "", part: "text" });
  expect(mention).toMatchObject({ meaning: countries("SY"), also: [check] });
});

test("what the facts cannot hold is left to check", () => {
  expect(read("undocumented students without DACA")).toEqual([check]);
  expect(read("must be US Persons")).toContainEqual(check);
  expect(read("undocumented students and DACA recipients")).toContainEqual(check);
  expect(read("students classified as home for fees purposes")).toContainEqual(check);
  expect(read("U.S. or Canadian citizens, DACA recipients or refugees")).toEqual([check]);
  expect(read("citizens of African countries")).toContainEqual(check);
  expect(read("not be an Indian citizen")).toEqual([check]);
  expect(read("non-Canadian citizens")).toEqual([check]);
  expect(read("Italian students")).toEqual([check]);
  expect(read("U.S. citizens or students at a U.S. college")).toEqual([check]);
});

test.each([
  ["Open to citizens of eligible countries (Kenya, Ghana and Togo)", ["KE", "GH", "TG"]],
  ["Be a citizen from selected country (Vietnam, Laos)", ["VN", "LA"]],
  ["Students from developing countries (see our website)", []],
])("%s: a list of countries in brackets counts where it is complete", (text, codes) => {
  const { facts, demands } = readEligibility({ title: "", provider: "", text });
  expect(facts.countries).toEqual(codes);
  expect(demands.filter(({ about }) => about === "doubtful")).toEqual([]);
});

test.each([
  "Open to citizens of eligible countries (Kenya, Togo, Latin America)",
  "Be a citizen from selected country (Kenya, Togo, Pacific)",
  "For nationals of the following countries (Kenya, Togo, Africa)",
])("%s: beside a region, the countries rule nobody out", (text) => {
  const { facts, demands } = readEligibility({ title: "", provider: "", text });
  expect(facts.countries).toEqual(["KE", "TG"]);
  expect(demands.map(({ about }) => about)).toEqual(["check", "doubtful"]);
});

test.each(["We welcome speakers from other countries", "Books from abroad are welcome"])(
  "others than students may be from abroad: %j",
  (text) => {
    expect(read(text)).toEqual([]);
  },
);

test("what holds for some applicants only is no fact about all", () => {
  expect(read("International students must submit TOEFL scores")).toEqual([check]);
  expect(read("if you are a U.S. citizen")).toEqual([check]);
  expect(read("open to Americans and foreign nationals")).not.toContainEqual(statuses("us_citizen"));
  expect(read("These awards help the school attract the best international students")).toEqual([check]);
  expect(read("U.S. citizens residing abroad may apply through a consulate")).toEqual([check]);
  expect(read("International and Canadian students need to complete the estimator")).toContainEqual(check);
  expect(read("scholars from abroad or to Brazilian scholars")).toContainEqual(check);
  expect(read("Canadian citizens or permanent residents for at least three years")).toEqual([check]);
  expect(read("Canadian citizens for the first year of study")).toEqual([countries("CA")]);
});

test.each(["International students are welcome to apply.", "Non-citizens are welcome to apply."])(
  "who is invited besides others leaves no citizen out: %s",
  (text) => {
    const { facts, demands } = readEligibility({ title: "", provider: "", text });
    expect(facts.citizenship).toEqual([]);
    expect(demands).toEqual([]);
  },
);

test.each([
  "Only international students may apply.",
  "Only international students are welcome to apply.",
  "Solely international students can participate.",
])("who alone is invited leaves citizens out: %s", (text) => {
  expect(readEligibility({ title: "", provider: "", text }).facts.citizenship).toEqual(["international"]);
});

test("words that open a scholarship to all demand nothing", () => {
  expect(read("students of all nationalities")).toEqual([nothing]);
  expect(read("U.S. citizenship is not required")).toEqual([nothing]);
  expect(read("domestic and international students")).toContainEqual(nothing);
  expect(read("regardless of citizenship")).toEqual([nothing]);
});

test("citizenship as a virtue and heritage are not read", () => {
  expect(read("leadership and good citizenship")).toEqual([]);
  expect(read("senior citizens")).toEqual([]);
  expect(read("African Americans and Italian-American students")).toEqual([]);
});

test("the countries below a lead that asks for citizenship are read", () => {
  expect(read("Kenya, Uganda or Rwanda", "You must be a citizen of one of the following countries")).toEqual([
    countries("KE", "UG", "RW"),
  ]);
  for (const lead of ["Open to the following nationalities", "Must have one of these nationalities"])
    expect(read("Kenya, Uganda or Rwanda", lead), lead).toEqual([countries("KE", "UG", "RW")]);
  expect(read("United States", "Citizenship")).toEqual([statuses("us_citizen")]);
  expect(read("Indian", "Nationality")).toEqual([countries("IN")]);
  expect(read("United States and Kenya", "Citizenship")).toEqual([check]);
});

test("citizenship that is not needed demands nothing", () => {
  expect(read("need not be U.S. citizens")).toEqual([nothing]);
  expect(read("do not have to be a US citizen")).toEqual([nothing]);
});

test("to live legally in the US is residence, beside citizens the right to stay", () => {
  expect(read("legal residents of the United States")).toEqual([countries("US")]);
  expect(read("U.S. citizens or legal residents")).toEqual([statuses("us_citizen", "permanent_resident")]);
  expect(read("U.S. citizen or permanent U.S. resident")).toEqual([statuses("us_citizen", "permanent_resident")]);
  expect(read("U.S. citizens or foreign nationals")).toEqual([
    statuses("us_citizen", "international", "permanent_resident"),
  ]);
});

test("what only those from abroad must have demands no status of all", () => {
  expect(read("International students must hold an F-1 visa")).toEqual([check, check]);
});

test("names and other nouns that hold these words are not read", () => {
  expect(read("the British national memorial")).toEqual([]);
  expect(read("research on international student mobility")).toEqual([]);
  expect(read("an Australian Postgraduate Award")).toEqual([]);
  expect(read("a UK undergraduate degree")).toEqual([]);
});

test.each([
  ["citizens of the Republic of Kenya", "KE"],
  ["citizens of the Federal Democratic Republic of Nepal", "NP"],
  ["citizens of the Democratic Republic of the Congo", "CD"],
  ["nationals from Ghana", "GH"],
  ["citizens of Trinidad & Tobago", "TT"],
  ["citizens of the PR China", "CN"],
  ["Sierra Leonean students", "SL"],
  ["Papua New Guinean citizens", "PG"],
  ["North Korean citizens", "KP"],
  ["New Zealanders", "NZ"],
  ["for Kenyans who need help", "KE"],
])("the country is read from %j", (text, code) => {
  expect(read(text)).toEqual([countries(code)]);
});

test("who alone can receive it, a visa for permanent residence, and a program of a country", () => {
  const facts = (text: string) => readEligibility({ title: "Grant", provider: "", text }).facts;
  expect(facts("Only South African citizens can receive it.").countries).toEqual(["ZA"]);
  expect(facts("must be a u.s. citizen and a resident of ohio")).toMatchObject({
    citizenship: ["us_citizen"],
    location_restrictions: ["OH"],
  });
  const visa =
    "US citizens, or foreign nationals who possess a visa permitting permanent residence in the United States";
  expect(facts(`Must be ${visa}.`).citizenship).toEqual(["us_citizen", "permanent_resident"]);
  expect(facts("Must be enrolled in a U.S. undergraduate or graduate program.").countries).toEqual([]);
});

test("a part of a name is no nation, and people of either Congo are left to check", () => {
  expect(read("Turks and Caicos Islands")).toEqual([]);
  expect(read("Northern Ireland students")).toEqual([]);
  expect(read("Congolese citizens")).toEqual([check]);
  expect(read("Georgia, Armenia", "Nationality")).toEqual([countries("GE", "AM")]);
});

test.each([
  ["The scholarship is for Kenyans.", ["KE"]],
  ["Open to Canadian domestic students.", ["CA"]],
])("a country is a fact where the award is for its people: %s", (text, codes) => {
  expect(readEligibility({ title: "", provider: "", text }).facts.countries).toEqual(codes);
});

test("a column of countries is left to check, and people of a part of the world too", () => {
  const demandsOf = (text: string) => readEligibility({ title: "", provider: "", text }).demands;
  expect(demandsOf("Open to all. Country: Kenya")).toEqual([expect.objectContaining({ kind: "citizenship" })]);
  expect(demandsOf("The scholarship is for Africans.")).toEqual([expect.objectContaining({ kind: "citizenship" })]);
});

test("who takes an international diploma need not be from abroad", () => {
  expect(read("for international baccalaureate students")).toEqual([]);
});

test("PR alone is no status", () => {
  expect(read("Open to PR and marketing majors")).toEqual([]);
});

test.each([
  "Be a U.S. citizen, PR or communications student.",
  "Be a U.S. citizen, PR, or communications student.",
  "U.S. citizens/PR majors only.",
  "Open to US citizens, PR professionals and journalists.",
  "US citizens, PR and marketing students",
])("PR before a field or people is no status: %s", (text) => {
  expect(JSON.stringify(read(text))).not.toContain("permanent_resident");
});

test.each([
  "U.S. citizen/PR.",
  "U.S. citizen (or PR)",
  "US citizen, PR, or DACA recipient",
  "a US citizen or PR status",
])("PR that ends or goes on a list of statuses is one: %s", (text) => {
  expect(JSON.stringify(read(text))).toContain("permanent_resident");
});

test.each([
  "Eligible countries: Kenya | Ghana | Togo",
  "The eligible countries are Kenya, Ghana and Togo.",
  "Eligible countries are as follows: Kenya, Ghana, Togo.",
  "The following countries are eligible: Kenya, Ghana, Togo.",
])("countries that are called eligible are those of the applicants: %s", (text) => {
  expect(readEligibility({ title: "", provider: "", text }).facts.countries).toEqual(["KE", "GH", "TG"]);
});

test.each([
  "Our schools are in the following countries: Kenya, Ghana.",
  "The following countries are not eligible: Kenya, Ghana.",
])("%s names no country of applicants", (text) => {
  expect(readEligibility({ title: "", provider: "", text }).facts.countries).toEqual([]);
});
