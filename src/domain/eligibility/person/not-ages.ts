import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";

/** Small numbers are ages only beside these words: "at least 5 minutes" is none. */
export const ageNames = wordSet("age ages aged old olds");

const others = wordSet(
  "child children dependents daughters sons dependent dependents kids parent parents grandparents siblings",
);
const raising = wordSet(
  "with have has having raising parenting supporting parent parents mother mothers father fathers guardian",
);
const youths = wordSet("children youth youths adolescents kids girls boys people");
const causes = wordSet(
  "serving services service working work teaching teach mentoring helping providing volunteering tutoring with",
);
const noAge = wordSet(
  "while when than maximum most exceed exceeding before until since reach reaches turning turn by history or average score",
);

/** What numbers count beside years of age. */
export const units = wordSet(
  "credit credits hours hour units unit percent % year years month months experience percentile words pages semester points point member members students schools awards scholarships kilometres kilometers km miles mile minutes weeks days countries states colleges universities dollars people participants inches feet slides images",
);

/** "Above the 80 | th percentile": what is counted is no age. */
const ordinalEnds = wordSet("st nd rd th");

/** "With children under 18" is about somebody else, "at least 24 credits" no age. */
export function isSomethingElse(tokens: readonly Token[], from: number, to: number): boolean {
  const word = (at: number) => wordAt(tokens, at);
  const previous = word(from - 1);
  if (tokens.slice(Math.max(0, from - 4), from).some((each) => each.word === "if")) return true;
  if (noAge.has(previous) || units.has(word(to)) || ordinalEnds.has(word(to))) return true;
  if (isOfThings(tokens, from, to)) return true;
  // "Children must be between 16 and 22", where others may be older.
  if (others.has(word(0)) && ["must", "should", "need"].includes(word(1))) return true;
  if (others.has(previous) && /^(?:under|below)$/.test(word(from)) && !areOfMembers(tokens, from, to)) return true;
  if (others.has(previous) && ["with", "have", "has", "one", "a"].includes(word(from - 2))) return true;
  // "Have one or more children | 12 or younger".
  if (/^child/.test(previous) && tokens.slice(Math.max(0, from - 6), from).some((each) => raising.has(each.word)))
    return true;
  if (previous === "or" && tokens.slice(Math.max(0, from - 5), from).some((each) => each.word === "#")) return true;
  return (
    (youths.has(previous) || youths.has(word(from))) &&
    tokens.slice(Math.max(0, from - 10), from).some((each) => causes.has(each.word))
  );
}

/** "Unmarried children under 23 | of active members": those who apply, by their parents. "Spouses or children under 23" may be older. */
const areOfMembers = (tokens: readonly Token[], from: number, to: number): boolean =>
  wordAt(tokens, to) === "of" &&
  !/^(?:or|and)$/.test(wordAt(tokens, from - 2)) &&
  !tokens.slice(0, from - 1).some(({ word }) => raising.has(word) || causes.has(word));

/** "No more than 20 | stories": a bound that no word calls an age, before a noun that it counts. */
function isOfThings(tokens: readonly Token[], from: number, to: number): boolean {
  const words = tokens.slice(from, to).map(({ word }) => word);
  const next = tokens[to]?.word;
  const isBare = words.some((word) => word === "more" || word === "less") && words.at(-1) === "#";
  return isBare && !words.some((word) => ageNames.has(word)) && next !== undefined && !behindAge.has(next);
}
const behindAge = wordSet("and or by at on as when to in before who with for the during if must may upon but");

/** "Who were in custody for nine months | between ages 16 and 18": an age of what was. */
export const isOfPast = (tokens: readonly Token[], from: number): boolean => {
  if (isOfEvent(tokens, from)) return true;
  const before = tokens.slice(Math.max(0, from - longestPast), from);
  if (isNow.test(wordAt(tokens, from))) return false;
  const verb = before.findLastIndex(({ word }) => was.has(word) || isNow.test(word));
  return was.has(wordAt(before, verb)) && before.slice(verb + 1).some(({ word }) => happened.has(word));
};

/** "Cancer survivors diagnosed at | 18 years or younger", "lost a parent at | age 16 or younger": the age at which it happened. */
const isOfEvent = (tokens: readonly Token[], from: number): boolean =>
  /^(?:at|before|by|since)$/.test(wordAt(tokens, from - 1)) &&
  tokens.slice(Math.max(0, from - 6), from - 1).some(({ word }) => happened.has(word) || events.has(word));
const events = wordSet("lost entered injured widowed emigrated immigrated arrived died survived");

/** In tokens. */
const longestPast = 14;
const isNow = /^(?:are|is|be|must)$/;
const was = wordSet("was were been had");
const happened = wordSet(
  "custody care placed adopted removed incarcerated diagnosed wards ward homeless hospitalized foster orphaned born",
);
