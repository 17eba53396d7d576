import fc from "fast-check";
import { expect, test } from "vitest";
import { countryCode, countryName } from "./countries.ts";
import { parseLocation } from "./location.ts";
import { meantPlace } from "./meant-place.ts";
import { stateCode, stateName, usStates } from "./us-states.ts";

test.each([
  ["Austin, TX", "TX", "US"],
  ["austin, tx 78701", "TX", "US"],
  ["Austin TX", "TX", "US"],
  ["Austin, Texas, USA", "TX", "US"],
  ["Texas", "TX", "US"],
  ["TX", "TX", "US"],
  ["Kansas City Missouri", "MO", "US"],
  ["Charleston, West Virginia", "WV", "US"],
  ["Albuquerque, New Mexico", "NM", "US"],
  ["Washington, DC", "DC", "US"],
  ["Washington D.C.", "DC", "US"],
  ["Seattle, Washington", "WA", "US"],
  ["New York", "NY", "US"],
  ["Brooklyn, New York, United States", "NY", "US"],
  ["San Juan, Puerto Rico", "PR", "US"],
  ["Atlanta, Georgia", "GA", "US"],
  ["Rome, GA", "GA", "US"],
  ["Georgia, USA", "GA", "US"],
  ["Dallas-Fort Worth, TX", "TX", "US"],
  ["Chicago (IL)", "IL", "US"],
  ["Austin Texas USA", "TX", "US"],
  ["atlanta georgia", "GA", "US"],
  ["Savannah Georgia USA", "GA", "US"],
  ["Warner Robins, Georgia", "GA", "US"],
  ["atlanta ga 30303", "GA", "US"],
  ["houston tx", "TX", "US"],
  ["fort worth, texas usa", "TX", "US"],
  ["washington dc", "DC", "US"],
  ["new york ny", "NY", "US"],
  ["new york usa", "NY", "US"],
  ["virginia beach va", "VA", "US"],
  ["portland or", "OR", "US"],
  ["seattle washington", "WA", "US"],
  ["vancouver wa", "WA", "US"],
] as const)("%s is in %s, %s", (text, state, country) => {
  expect(parseLocation(text)).toEqual({ state, country });
});

test.each([
  ["Toronto, Ontario, Canada", "CA"],
  ["Toronto, ON", "CA"],
  ["Toronto, CA", "CA"],
  ["Berlin, DE", "DE"],
  ["Pune, IN", "IN"],
  ["Lagos, Nigeria", "NG"],
  ["London, UK", "GB"],
  ["Edinburgh, Scotland", "GB"],
  ["Tbilisi, Georgia", "GE"],
  ["Tbilisi Georgia", "GE"],
  ["Perth WA", "AU"],
  ["Tijuana, Baja California", "MX"],
  ["Baja California", "MX"],
  ["Delhi IN", "IN"],
  ["Seoul, South Korea", "KR"],
  ["Mexico", "MX"],
  ["Abidjan, Côte d'Ivoire", "CI"],
  ["Warszawa, Polska", "PL"],
  ["Łódź Polska", "PL"],
  ["Muenchen, Deutschland", "DE"],
  ["Ciudad de México, México", "MX"],
  ["Sao Paulo, Brasil", "BR"],
  ["København, Danmark", "DK"],
  ["東京, 日本", "JP"],
  ["Київ, Україна", "UA"],
  ["Lagos Nigeria", "NG"],
  ["Kraków", "PL"],
  ["Addis Ababa", "ET"],
  ["Kisumu", "KE"],
  ["Port Harcourt", "NG"],
  ["Jaipur", "IN"],
  ["United States", "US"],
  ["USA", "US"],
] as const)("%s is in the country %s and in no known US state", (text, country) => {
  expect(parseLocation(text)).toEqual({ state: null, country });
});

test.each([
  "Georgia",
  "Washington",
  "CA",
  "IN",
  "Springfield",
  "Port Washington",
  "",
  "   ",
  "somewhere warm",
  "Kansas City",
  "Virginia Beach",
  "Oregon City",
  "La Paz",
  "Warsaw",
  "Island",
  "East LA",
  "delhi in",
  "sfax tn",
  "help me",
  "say hi",
  "Jonathan georgia",
  "me",
])("%j fits two places or none and gives nulls", (text) => {
  expect(parseLocation(text)).toEqual({ state: null, country: null });
});

test.each([
  ["Lagos", ["NG"], "NG"],
  ["Ikeja, Lagos", ["NG"], "NG"],
  ["London", ["GB"], "GB"],
  ["London", ["CA"], "CA"],
  ["La Paz", ["BO", "FR"], "BO"],
  ["London", ["NG"], null],
  ["London", ["GB", "CA"], null],
  ["London", ["GB", "US"], null],
  ["Cambridge", ["GB"], null],
  ["Manchester", ["GB"], null],
  ["Vancouver", ["CA"], null],
  ["Dublin", ["IE"], null],
  ["Naples", ["IT"], null],
  ["Nogales", ["MX"], null],
  ["Bristol", ["GB"], null],
  ["Liverpool", ["GB"], "GB"],
  ["Mérida", ["MX"], "MX"],
  ["Springfield", ["NG"], null],
] as const)("of the cities called %s, that of a citizen of %j is in %s", (text, citizenOf, country) => {
  expect(parseLocation(text, citizenOf)).toEqual({ state: null, country });
});

test("any text gives a US state, a country or nulls", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60, unit: "grapheme" }), (text) => {
      const { state, country } = parseLocation(text);
      if (state !== null) expect([state in usStates, country]).toEqual([true, "US"]);
      if (country !== null) expect(countryName(country)).not.toBe(country);
    }),
  );
});

test("a state's code gives its name, and its name the code", () => {
  for (const [code, name] of Object.entries(usStates)) expect([stateCode(name), stateName(code)]).toEqual([code, name]);
});

test("countries are read by code, name and everyday name", () => {
  expect(["FR", "fr", "France", "the Netherlands", "U.K.", "Turkey", "Viet Nam"].map(countryCode)).toEqual(
    "FR FR FR NL GB TR VN".split(" "),
  );
  expect(countryCode("Narnia")).toBeNull();
});

test("a last word that is a state's code in lower case, or Georgia, is offered as the state", () => {
  expect(["indiana pa", "Helen georgia", "Georgia"].map((words) => meantPlace(words).meant[0])).toEqual([
    "indiana, PA",
    "Helen, Georgia, USA",
    "Georgia, USA",
  ]);
  expect(meantPlace("Helen, Georgia, USA")).toEqual({ isMatched: true, meant: [] });
});

test("a town without its state suggests its states", () => {
  expect(meantPlace("Minneapolis")).toEqual({ isMatched: false, meant: ["Minneapolis, MN"] });
  expect(["Lagos", "Warsaw", "Berlin"].flatMap((words) => meantPlace(words).meant)).toEqual([
    "Lagos, Nigeria",
    "Warsaw, Poland",
    "Berlin, Germany",
  ]);
  expect(meantPlace("Ikeja, Lagos").meant).toEqual(["Ikeja, Lagos, Nigeria"]);
  expect(meantPlace("Birmingham").meant).toEqual(["Birmingham, AL", "Birmingham, United Kingdom"]);
  expect(meantPlace("London").meant).toEqual(["London, United Kingdom", "London, Canada"]);
  expect(meantPlace("Manchester").meant).toEqual(["Manchester, NH", "Manchester, CT", "Manchester, United Kingdom"]);
  expect(meantPlace("Nairobi")).toEqual({ isMatched: true, meant: [] });
  expect(new Set(meantPlace("portland").meant)).toEqual(new Set(["portland, ME", "portland, OR"]));
});
