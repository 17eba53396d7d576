import { expect, test } from "vitest";
import { excludesNobody } from "../demand.ts";
import { readEligibility } from "../read-eligibility.ts";
import { tokensOf } from "../text/tokens.ts";
import { residence } from "./residence.ts";

function read(text: string, lead = "") {
  const tokens = tokensOf(text);
  return residence({ text, tokens, lead, part: "text" }).map(({ meaning }) => meaning);
}
const place = { about: "demand", demand: { about: "check", kind: "place" } };
const states = (...codes: string[]) => ({ about: "states", codes });
const countries = (...codes: string[]) => ({ about: "countries", codes });
const county = (state: string | null, ...names: string[]) => ({
  about: "demand",
  demand: { about: "county", names, state, lives_there: true },
});

test("full stops of short names of states do not end a list, and the words without one name no state", () => {
  expect(read("residents of Mass., R.I., or N.H.")).toEqual([states("MA", "RI", "NH")]);
  expect(read("Students in Wash. and Ore. may apply")).toEqual([states("WA", "OR")]);
  expect(read("residents of Va")).toEqual([place]);
});

test.each([
  ["Must be a resident of Texas", "TX"],
  ["Open to residents of the state of New York", "NY"],
  ["Open to NC foster youth", "NC"],
  ["Open to NC high school seniors", "NC"],
  ["Open to Ohio former foster youth", "OH"],
  ["Limited to legal residents of Washington, D.C.", "DC"],
  ["Applicants who live in Georgia", "GA"],
  ["For students residing in Puerto Rico", "PR"],
  ["Must be domiciled in Louisiana", "LA"],
  ["Texas residents only", "TX"],
  ["MUST BE A RESIDENT OF TEXAS", "TX"],
  ["TEXAS RESIDENTS ONLY", "TX"],
  ["Awarded to students from the state of Michigan", "MI"],
  ["Texas high school seniors", "TX"],
  ["Scholarships for Washington women", "WA"],
  ["NY residents", "NY"],
  ["resident of Calif.", "CA"],
  ["Must be a Ky. resident", "KY"],
  ["students from Pa. with need", "PA"],
  ["residents of N. Dak.", "ND"],
  ["legal residents of Georgia, USA", "GA"],
  ["a citizen of the State of Nevada", "NV"],
  ["high school seniors in Kentucky", "KY"],
  ["Florida high school graduates", "FL"],
  ["Kansas high schoolers", "KS"],
  ["Keep a permanent residence in the State of Florida", "FL"],
  ["Your home must be in Florida", "FL"],
])("residence in a state is read from %j", (text, code) => {
  expect(read(text)).toEqual([states(code)]);
});

test("brackets that name a part of a place of a list do not end it", () => {
  expect(read("residents of Delaware, Maryland (Cecil County only) and New Jersey")).toEqual([
    states("DE", "MD", "NJ"),
    place,
  ]);
  expect(read("residents of Michigan (any county) or Ohio")).toEqual([states("MI", "OH")]);
});

test("residents of the state live in that of the sponsor's name", () => {
  const statesOf = (provider: string) =>
    readEligibility({ title: "Star Award", provider, text: "Be a resident of the state." }).facts.location_restrictions;
  expect(statesOf("Oklahoma State Regents")).toEqual(["OK"]);
  expect(statesOf("University of Vermont")).toEqual(["VT"]);
  const others = [
    "Washington University in St. Louis",
    "Virginia Hale Trust",
    "Elks",
    "Kansas City Fund",
    "Delaware County Bar",
    "Texas Instruments",
    "New York Life",
  ];
  expect(others.flatMap(statesOf)).toEqual([]);
});

test("a scheduled caste of India is no state", () => {
  expect(read("For women of the SC and ST categories")).toEqual([]);
  expect(read("residents of NC, SC or TN")).toEqual([states("NC", "SC", "TN")]);
});

test.each([
  ["Texan students", "TX"],
  ["Florida nursing students", "FL"],
  ["whose home is in Utah", "UT"],
  ["New York City high school seniors", "NY"],
  ["youth in Oregon", "OR"],
  ["must meet Tennessee's residency requirements", "TN"],
  ["golfers from Wisconsin", "WI"],
  ["permanent address must be in Iowa", "IA"],
  ["make their home in Vermont", "VT"],
  ["resident students of Mississippi", "MS"],
  ["residents of the Bronx", "NY"],
  ["graduating seniors throughout Montana", "MT"],
  ["have lived in Nevada for two years", "NV"],
  ["have resided for at least one year in the state of Oregon", "OR"],
  ["youth of western Massachusetts", "MA"],
  ["single mothers in Nevada", "NV"],
  ["live in one of the five boroughs of New York City", "NY"],
  ["must be Virginia domiciled", "VA"],
])("%j says where the student lives", (text, code) => {
  expect(read(text)[0]).toEqual(states(code));
});

test.each(["nonresidents of Indiana", "non-Indiana residents"])("%j excludes those who live in a state", (text) => {
  expect(read(text)).toEqual([{ about: "demand", demand: { ...excludesNobody, states: ["IN"] } }]);
});

test.each([
  ["reside in North or South Carolina", ["NC", "SC"]],
  ["reside in or are permanent residents of Ohio or Indiana", ["OH", "IN"]],
  ["residents of the Dakotas", ["ND", "SD"]],
])("%j names two states", (text, codes) => {
  expect(read(text)).toEqual([states(...codes)]);
});

test("where a donor lived does not tell where the students live", () => {
  expect(read("The late Mr. Hale, a resident of Tulsa, Oklahoma, left a gift for students")).toEqual([place]);
  expect(read("was started by two women from Kansas")).toEqual([place]);
  expect(read("Our donors live in Oregon")).toEqual([place]);
  expect(read("The Dr. Hale Scholarship is for residents of Ohio")).toEqual([states("OH")]);
  expect(read("The grant by nurses for residents of Ohio")).toEqual([states("OH")]);
});

test.each(["every student but those from Alaska", "not for residents of Illinois"])(
  "%j demands no residence",
  (text) => {
    expect(read(text)).toEqual([place]);
  },
);

test("states in brackets behind a region, and counties behind their names", () => {
  expect(read("from the Upper Midwest (MN, WI, ND)")).toEqual([]);
  expect(read("students from the Upper Midwest (MN, WI, ND)")).toEqual([states("MN", "WI", "ND")]);
  expect(read("students from Fulton and Montgomery counties in New York")).toContainEqual(states("NY"));
});

test("residents and nonresidents of a state are left to check", () => {
  expect(read("residents and nonresidents of Indiana")).toEqual([place]);
});

test("who lived in a state once may have moved", () => {
  expect(read("have lived in Nevada")).toEqual([place]);
});

test("who left a high school may have moved, and checks it too", () => {
  const text = "Florida high school graduates";
  const [mention] = residence({ text, tokens: tokensOf(text), lead: "", part: "text" });
  expect(mention?.also).toEqual([place]);
  expect(read("high school seniors in western Massachusetts")).toEqual([states("MA"), place]);
});

test("lists of states and regions that are made of states are read whole", () => {
  expect(read("residents of Maine, New Hampshire, or Vermont")).toEqual([states("ME", "NH", "VT")]);
  expect(read("Michigan or Georgia residents")).toEqual([states("MI", "GA")]);
  expect(read("reside in CT, NJ and NY")).toEqual([states("CT", "NJ", "NY")]);
  expect(read("residents of New England")).toEqual([states("CT", "ME", "MA", "NH", "RI", "VT")]);
  expect(read("residents of the Pacific Northwest (WA, OR, ID)")).toEqual([states("WA", "OR", "ID")]);
  expect(read("residents of any of the six New England states")).toEqual([states("CT", "ME", "MA", "NH", "RI", "VT")]);
  expect(read("open to Ohio seniors and Indiana juniors")).toEqual([states("OH"), states("IN")]);
  expect(read("Ohio residents and Indiana apprentices")).toEqual([place]);
  expect(read("Ohio", "You must live in one of the following states where we have offices")).toEqual([states("OH")]);
  expect(read("Minnesota or Iowa", "restricted to students who reside in the following states")).toEqual([
    states("MN", "IA"),
  ]);
});

test("countries of residence are read, and Georgia among countries is one", () => {
  expect(read("residents of Congo and Chad")).toEqual([countries("CG", "CD", "TD")]);
  expect(read("residents of the United States, Canada, or Mexico")).toEqual([countries("US", "CA", "MX")]);
  expect(read("legal residents of the 50 United States and the District of Columbia")).toEqual([countries("US")]);
  expect(read("must be from Armenia, Georgia or Ukraine")).toEqual([countries("AM", "GE", "UA")]);
  expect(read("China and Hong Kong (SAR)", "You must be from one of the following countries")[0]).toEqual(
    countries("CN", "HK"),
  );
});

test("a county is a demand of its own, and its state a fact", () => {
  expect(read("live in Cook County, Illinois")).toEqual([county("IL", "Cook"), states("IL")]);
  expect(read("residents of Ashtabula, Lake or Trumbull County")).toEqual([
    county(null, "Ashtabula", "Lake", "Trumbull"),
  ]);
  expect(read("resident of Bexar, Comal or Hays County in Texas")[0]).toEqual(county("TX", "Bexar", "Comal", "Hays"));
  expect(read("live in Bucks, Chester or Montgomery counties")).toEqual([
    county(null, "Bucks", "Chester", "Montgomery"),
  ]);
  expect(read("LIVE IN COOK COUNTY, ILLINOIS")).toEqual([county("IL", "COOK"), states("IL")]);
  expect(read("students in Butler, Warren and Preble counties")).toEqual([county(null, "Butler", "Warren", "Preble")]);
  expect(read("live in the counties of Kern, Kings & Tulare")).toEqual([county(null, "Kern", "Kings", "Tulare")]);
  expect(read("students of design counties")).toEqual([]);
});

test("towns, regions and provinces are left to check, and their state or country is a fact", () => {
  expect(read("residents of Chattanooga, Tennessee")).toEqual([place, states("TN")]);
  expect(read("residents of Northern California")).toEqual([states("CA"), place]);
  expect(read("residents of the Appalachian region of Ohio")).toEqual([place, states("OH")]);
  expect(read("must live in Kansas City")).toEqual([place]);
  expect(read("live in the greater Pittsburgh area")).toEqual([states("PA"), place]);
  expect(read("residing in the South Suburban Chicago area")).toEqual([states("IL"), place]);
  expect(read("reside in central or southern Illinois")).toEqual([states("IL"), place]);
  expect(read("seniors in the D.C. metropolitan area")).toEqual([]);
  expect(read("students in a four county area of Ohio")).toEqual([place, states("OH")]);
  expect(read("residents of New York City")).toEqual([states("NY"), place]);
  expect(read("must live in Chicago")).toEqual([states("IL"), place]);
  expect(read("residents of the San Francisco Bay Area")).toEqual([states("CA"), place]);
  expect(read("resident of Alberta")).toEqual([countries("CA"), place]);
  expect(read("applicants from Latin America and the Caribbean")).toEqual([place]);
});

test.each([
  "graduates of Oregon high schools",
  "graduating seniors of Oakland, California public high schools",
  "seniors in a public Vermont high school",
  "students attending high school in Iowa",
  "students in 9th to 12th grades of any accredited Illinois high school",
])("where a school is does not say where its students live: %j", (text) => {
  expect(read(text)).toEqual([place]);
});

test.each([
  ["reside in Brooklyn, Ohio", states("OH")],
  ["residents of Jamaica, New York", states("NY")],
  ["residents of Delaware, Ohio", states("OH")],
  ["live in Victoria, British Columbia", countries("CA")],
  ["live in the parish of St. Mary, Jamaica", countries("JM")],
])("a town is not the place that has the same name: %j", (text, meaning) => {
  expect(read(text)).toEqual([place, meaning]);
});

test("who lives in a territory lives in no state", () => {
  const { also } = residence({
    text: "live in a U.S. state or D.C.",
    tokens: tokensOf("live in a U.S. state or D.C."),
    lead: "",
    part: "text",
  })[0] ?? { also: [] };
  expect(also).toEqual([{ about: "demand", demand: { ...excludesNobody, states: ["PR", "GU", "VI", "AS", "MP"] } }]);
  expect(read("live in a U.S. state or territory")).toEqual([countries("US")]);
});

test("countries that are called counties are countries", () => {
  const lead = "You must be a resident of one of the following counties:";
  expect(read("India", lead)).toEqual([countries("IN")]);
  expect(read("Jersey", lead)).not.toEqual([countries("JE")]);
});

test("a county, a province or a state abroad states its country", () => {
  expect(read("resident in the county of Kent, England")).toEqual([place, countries("GB")]);
  expect(read("must belong to the state of Rajasthan")).toEqual([countries("IN"), place]);
  expect(read("have resided in Manitoba for at least one year")[0]).toEqual(countries("CA"));
});

test("a rural area is left to check, and its state is a fact unless a school may be there instead of the home", () => {
  expect(read("Home address or high school must be from a rural area of Alberta")).not.toContainEqual(countries("CA"));
  expect(read("reside in a rural county of Georgia")).toContainEqual(states("GA"));
});

test("counties that no list names are left to check", () => {
  expect(read("residents of designated Ohio counties")).toEqual([states("OH"), place]);
});

test("states below a lead that ends in words of eligibility are residence", () => {
  expect(read("ME, NH, VT", "Residents of the following states are eligible")).toEqual([states("ME", "NH", "VT")]);
});

test("two states that a comma joins are two", () => {
  expect(read("Ohio, Indiana", "State of residence")).toEqual([states("OH", "IN")]);
});

test("large cities abroad and other words for living there", () => {
  expect(read("resident in London")).toEqual([countries("GB"), place]);
  expect(read("UK-domiciled undergraduates")).toEqual([countries("GB")]);
  expect(read("a UK-based company")).toEqual([]);
  expect(read("be a domicile of Karnataka")).toEqual([countries("IN"), place]);
  expect(read("students from rural areas of Ohio")).toContainEqual(states("OH"));
  expect(read("letters from Wisconsin")).toEqual([]);
});

test("places of study and names that hold a place are no residence", () => {
  expect(read("attending the University of Texas")).toEqual([]);
  expect(read("members of the Ohio Nurses Association")).toEqual([]);
  expect(read("Texas Tech students")).toEqual([]);
  expect(read("University of Texas students")).toEqual([]);
  expect(read("attend a college in Ohio")).toEqual([]);
});

test.each([
  ["blind students in California", "CA"],
  ["Florida minority students", "FL"],
  ["members from New York", "NY"],
  ["students located in Maine", "ME"],
  ["must meet Florida residency requirements", "FL"],
])("who is a student in a state lives there: %j", (text, code) => {
  expect(read(text)[0]).toEqual(states(code));
});

test("students of a college in a state may live elsewhere, and so may those whom they help", () => {
  const ways = [
    { location_restrictions: ["OH"], demands: [expect.objectContaining({ about: "study_in", states: ["OH"] })] },
  ];
  const livingOrStudying = { about: "demand", demand: { about: "check", kind: "place", ways } };
  for (const text of ["college students in Ohio", "undergraduates in Ohio", "Ohio undergraduates"])
    expect(read(text)).toEqual([livingOrStudying]);
  expect(read("nurses in Ohio")).toEqual([place]);
  expect(read("not for Ohio undergraduates")).toEqual([place]);
  expect(read("teaching students in Ohio")).toEqual([place]);
  expect(read("a college located in Ohio")).toEqual([]);
  expect(read("students in Oregon public colleges and universities")).toEqual([]);
  expect(read("researchers from Florida public and private universities")).toEqual([]);
  expect(read("international students in Canada")).toEqual([]);
});

test("students in a country live there", () => {
  expect(read("students in the United States")).toEqual([countries("US")]);
  expect(read("residents of the U.S. You must submit a story")).toEqual([countries("US")]);
});

test("counties of a state are read behind it and before it", () => {
  expect(read("residents of the Central Illinois counties of Knox, Fulton and Stark")).toEqual([
    states("IL"),
    county("IL", "Knox", "Fulton", "Stark"),
  ]);
  expect(read("resident of particular counties in NJ or PA")).toEqual([states("NJ", "PA"), place].toReversed());
});

test("a residence that is denied, or one of several ways to qualify, is left to check", () => {
  expect(read("must not be a resident of Ohio")).toEqual([place]);
  expect(read("a New York State resident and/or attending a college in that state")).toEqual([place]);
  expect(read("reside in or attend school in Fairfield County, CT")).toEqual([place]);
  expect(read("must be from Kenya, Zubrovka or Uganda")).toEqual([place]);
});

test("words that open a scholarship to all places demand nothing", () => {
  const nothing = { about: "nothing" };
  expect(read("There are no residency requirements")).toEqual([nothing]);
  expect(read("Oregon residency is not required")).toEqual([nothing]);
  expect(read("Unrestricted", "You must be from one of the following countries")).toEqual([nothing]);
  expect(read("You must be from one of the following countries")).toEqual([nothing]);
  expect(read("students from around the world")).toEqual([nothing]);
});

test("entries below a lead are read as what the lead says", () => {
  expect(read("Erie, Niagara, Orleans", "Applicants must be residents of the following New York counties")).toEqual([
    county("NY", "Erie", "Niagara", "Orleans"),
  ]);
  expect(read("residents of the following New York counties")[0]).toEqual(states("NY"));
  expect(read("Alabama and Georgia", "a resident of the following states in the United States")).toEqual([
    states("AL", "GA"),
  ]);
  expect(read("AL, FL, GA", "must reside in one of the following states")).toEqual([states("AL", "FL", "GA")]);
  expect(read("Ghana, Kenya", "Eligible Countries")).toEqual([countries("GH", "KE")]);
  expect(read("Michigan", "Residency")).toEqual([states("MI")]);
  expect(read("Michigan", "Host")).toEqual([]);
});

test("the words before a list may name the places as they like, and a choice of living or studying there is one of homes too", () => {
  expect(read("Ohio, Iowa as well as Maine", "Residents of the following partner states")).toEqual([
    states("OH", "IA", "ME"),
  ]);
  expect(read("Utah", "Must live in one of our member states")).toEqual([states("UT")]);
  const text = "Must live in, or plan to attend, school in one of these states: Texas, Ohio.";
  expect(readEligibility({ title: "", provider: "", text }).facts.location_restrictions).toEqual(["TX", "OH"]);
});

test("a place that only says which home is meant is no list", () => {
  expect(read("must be ordinarily resident in Northern Ireland")).toEqual([countries("GB"), place]);
  expect(read("resident of one of the Tri-State counties")).toEqual([place]);
  expect(read("residents of Southwest Georgia")).toEqual([states("GA"), place]);
});

test("what is said of a family or of some applicants is left to check", () => {
  expect(read("dependent children of New Jersey residents")).toEqual([place]);
  expect(read("a parent must be a resident of Ohio")).toEqual([place]);
  expect(read("International students must be living in Australia")).toEqual([place]);
  expect(read("California residents and individuals who are exempt from nonresident tuition")).toEqual([place]);
});

test("words beside a place that belong to others are not taken from them", () => {
  expect(read("legal residents of Rhode Island and U.S. citizens")).toEqual([states("RI")]);
  expect(read("Colorado residents of Hispanic heritage")).toEqual([states("CO")]);
  expect(read("Alaska Native students")).toEqual([]);
  expect(read("MA students")).toEqual([]);
  expect(read("periodontal residents in United States programs")).toEqual([]);
});

test.each([
  ["women of Arkansas, Oklahoma & Louisiana", "AR", "OK", "LA"],
  ["students of the Pacific Northwest (WA, OR, ID)", "WA", "OR", "ID"],
  ["students all over California", "CA"],
  ["who call Kentucky their home", "KY"],
  ["home state is AL, GA or FL", "AL", "GA", "FL"],
  ["legal domicile shall be in the Commonwealth of Virginia", "VA"],
  ["a resident of ohio or michigan", "OH", "MI"],
  ["the Florida undergraduate residents", "FL"],
])("%j live in %s", (text, ...codes) => {
  expect(read(text)).toEqual([states(...codes)]);
});

test("the women of a country may be those of a book, and students of a place those of its colleges", () => {
  expect(read("women of Mexico")).toEqual([]);
  expect(read("students of Texas design schools")).toEqual([]);
});

test("children who live somewhere apply themselves, and so do those of employees", () => {
  expect(read("employees' children living in Ohio")).toEqual([states("OH")]);
  expect(read("children of a veteran living in Ohio")).toEqual([place]);
});

test("the people of a state live there", () => {
  expect(read("Open to Texans")).toEqual([states("TX")]);
  expect(read("an Alaskan resident")).toEqual([states("AK")]);
  expect(read("Native Alaskans")).toEqual([]);
});

test("two letters before students may be a degree", () => {
  expect(["MA foster youth", "NC students", "ME minority students"].flatMap((text) => read(text))).toEqual([]);
});

test.each([
  ["Must be a resident of or studying in Maine or Vermont", states("ME", "VT")],
  ["Applicants live or attend school in Texas", states("TX")],
  ["Must reside or work in Ohio", states("OH")],
])("%j offers a choice, of which living there is one", (text, stated) => {
  const tokens = tokensOf(text);
  expect(residence({ text, tokens, lead: "", part: "text" })).toMatchObject([{ meaning: place, ofChoice: stated }]);
});

test.each([
  ["Must live and study in Texas", [states("TX")]],
  ["Must be a resident of and attending school in Florida or Alabama", [states("FL", "AL")]],
  ["living in the tristate New York area (New York, New Jersey and Connecticut)", [states("NY", "NJ", "CT")]],
  ["Winners will live and study in Texas", [place]],
])("%j tells where the student lives now", (text, stated) => {
  expect(read(text)).toEqual(stated);
});
