import { countrySpellings } from "../../../../places/countries.ts";
import { membersIn, membersOfSponsor } from "../../../../places/country-bodies.ts";
import { foldWords } from "../../../../places/folded-words.ts";
import { type NameInWords, namesByFirstWord, namesInWords } from "../../../../places/names-in-words.ts";
import { regionsOfCitizens } from "../../../../places/regions-of-citizens.ts";
import { statesByFirstWord, statesIn } from "../../../../places/states-in-words.ts";
import { inOrder } from "../../criterion.ts";

const countriesByFirstWord = namesByFirstWord(countrySpellings());
const namesOfTowns = new Set("city college county high school township university".split(" "));

/** The countries that words name, but not those in "New Mexico", "Georgia", "Puerto Rico" and "Lebanon County". */
function countryNames(words: readonly string[]): NameInWords<string>[] {
  const countries = namesInWords(words, countriesByFirstWord);
  const states = countries.length === 0 ? [] : namesInWords(words, statesByFirstWord);
  return countries.filter(
    ({ from, to }) =>
      !namesOfTowns.has(words[to] ?? "") && !states.some((state) => state.from <= from && to <= state.to),
  );
}

/** Words beside which the named countries are not all, or not those, to come from: "the UK or another EU country". */
const otherCountries = new Set(
  "another commonwealth countries country eea eu europe european except excluding nation nations non not other outside region".split(
    " ",
  ),
);

const besideBody = new Set("eea eu europe european except excluding non not other outside".split(" "));

/** Whether a country is meant by the body that it belongs to alone, and not "outside" it or "the UK or an EU country". */
const isOnlyOfBody = (words: readonly string[], members: readonly string[]): boolean =>
  !words.some((word) => besideBody.has(word)) && countryNames(words).every(({ value }) => members.includes(value));

const ofCountries = new Set("country countries nation nations".split(" "));
const besideRegion = new Set("except excluding non not other outside".split(" "));

/** "An African or Caribbean country", but not "the Commonwealth of Virginia" or "outside the Commonwealth countries". */
function countriesOfRegions(words: readonly string[]): readonly string[] {
  if (!words.some((word) => ofCountries.has(word)) || words.some((word) => besideRegion.has(word))) return [];
  const found = regionsOfCitizens(words).flatMap(({ surely, maybe }) => [...surely, ...maybe]);
  return countryNames(words).every(({ value }) => found.includes(value)) ? [...new Set(found)] : [];
}

/** The countries of which one is needed. A state beside them is one of the US. `sponsor`: its name, whose members may be meant. */
export function countriesIn(words: readonly string[], sponsor: string): readonly string[] {
  const ofSponsor = membersOfSponsor(words.join(" "), foldWords(sponsor));
  if (ofSponsor.length > 0) return ofSponsor;
  const ofBody = membersIn(words.join(" "));
  if (ofBody && isOnlyOfBody(words, ofBody.countries)) return ofBody.countries;
  const ofRegions = countriesOfRegions(words);
  if (ofRegions.length > 0) return ofRegions;
  if (words.some((word) => otherCountries.has(word))) return [];
  const named = countryNames(words).map(({ value }) => value);
  return inOrder(named.length > 0 && statesIn(words).length > 0 ? [...named, "US"] : named);
}

/** The faith to which those of other countries may belong: "or of a Muslim community in another country". */
export const communityIn = (words: readonly string[]): "muslim" | null =>
  words.includes("or") && words.includes("muslim") ? "muslim" : null;

const poorCountries =
  /\bdeveloping (?:\w+ )?(?:countr|nation)|\bglobal south\b|\blow(?:er)?[ -](?:and[ -]middle[ -])?income countr|\bcountries (?:in|of) (?:Africa|Asia|Latin)/i;
const certain = new Set("certain developing eligible listed member participating partner selected".split(" "));

/** "A citizen of a partner country", where the sponsor says elsewhere that these are developing countries. */
export function speaksOfPoorCountries(quote: string, words: readonly string[], description: string): boolean {
  return poorCountries.test(quote) || (isOfSomeCountries(words) && poorCountries.test(description));
}

/** "A citizen of a participating country", of which only the sponsor knows which they are. */
export const isOfSomeCountries = (words: readonly string[]): boolean =>
  words.some((word) => certain.has(word)) && words.some((word) => word.startsWith("countr"));

/** "For people from developing countries", but not "Fellows teach in developing countries". */
const forPeopleOfPoor =
  /^(?:for|open to)(?: (?!who\b|that\b|which\b|to\b)[\w'-]+){1,5}? (?:from|of)(?: [\w'-]+){0,3}? (?:developing(?: \w+)? (?:countr|nation)|low(?:er)?[ -]income countr)/i;

/** As `speaksOfPoorCountries`, where it is surely the applicants who come from there. */
export const isForPoorCountries = (quote: string, words: readonly string[], description: string): boolean =>
  poorCountries.test(quote) || (isOfSomeCountries(words) && forPeopleOfPoor.test(description));

const beforeOutside = new Set(
  "applicants citizen citizens country countries from live lives living reside resident residents residing school students".split(
    " ",
  ),
);

/** "Students from outside Canada", but not "a semester outside Canada". */
export function outsideOf(words: readonly string[]): string[] {
  const at = words.indexOf("outside");
  if (!beforeOutside.has(words[at - 1] ?? "")) return [];
  const from = words[at + 1] === "of" ? at + 2 : at + 1;
  return countryNames(words).flatMap((name) =>
    name.from === from || (name.from === from + 1 && words[from] === "the") ? [name.value] : [],
  );
}

/** "Students apply in their own country" */
export const isAppliedForAtHome = (description: string): boolean => atHome.test(description);
const atHome =
  /\bappl(?:y|ications?)\b[^.;]{0,40}\b(?:in|from|through) (?:their|the student's|your) (?:home|own) countr/i;
