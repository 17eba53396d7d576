import { countryName } from "../../../places/countries.ts";
import { foldedWords } from "../../../places/folded-words.ts";
import { residenceOf } from "../../../places/residence.ts";
import { readQuery } from "../../../search/query/read-query.ts";
import { withoutOthers } from "../field/own-topics.ts";
import { beginsWithWish, isNote } from "../own-sentences.ts";
import type { ProfileAnswers } from "../student.ts";
import { countryAt, isPast } from "./place-of-study.ts";
import { anyDay, refusedPlacesOf } from "./refused-places.ts";
import { studyCountriesOf } from "./study-countries-of.ts";

/**
 * Where a student wishes in their goals to study, by the names that it is shown with: countries and regions abroad ("Germany", "Europe")
 * without those that the goals refuse, then colleges of the US ("Reed College"). Empty where they name none.
 */
export function placesInGoals(profile: ProfileAnswers): string[] {
  const goals = profile.career_goals ?? "";
  const wishes = ownWishes(goals);
  const {
    home: livesIn,
    named,
    regions = [],
  } = studyCountriesOf({ career_goals: wishes.join(". ") }, residenceOf(profile), {
    current: [],
    intended: [],
    wanted: [],
  });
  const others = new Set([
    livesIn,
    ...refusedPlacesOf(goals).countries,
    ...regions.flatMap(({ countries }) => countries),
  ]);
  return [
    ...regions.map(({ name }) => name),
    ...named.filter((code) => !others.has(code)).map(countryName),
    ...new Set(wishes.flatMap(collegesToStudyAt)),
  ];
}

/** What the student says that they want or will do, or notes, one sentence each: not what they did, nor what others do. */
const ownWishes = (goals: string): string[] =>
  withoutOthers(goals.replaceAll("’", "'"))
    .split(/[.;!?\n]+/)
    .flatMap((sentence) => sentence.replace(ownAndWish, "$1\nI ").split("\n"))
    .flatMap((sentence) => {
      const words = foldedWords(sentence);
      if (isNote(words)) return isPast(words, Math.max(0, countryIn(words))) ? [] : [sentence];
      return sentence.split(startOfOther).filter((part) => beginsWithWish.test(part));
    })
    .map(endedAtOtherThing);
/** "I have DACA | and want to study welding", but not "I know students who left and want to study". */
const ownAndWish = /^(\s*i\b(?:(?! (?:that|who|whose)\b).)*?) and (?=(?:hope|intend|plan|want)\b)/i;

/** The colleges of a wish that speaks of studies before them, or of nothing else: not where the student wants to work. */
function collegesToStudyAt(wish: string): string[] {
  const parts = wish.split(",").map((part) => part.trim());
  return readQuery(wish, anyDay).constraints.flatMap(({ slot, value, words }) => {
    const before = wish.slice(0, Math.max(0, wish.indexOf(words)));
    const isToStudy = parts.includes(words) || (ofStudies.test(before) && !ofWork.test(before));
    return slot === "college" && isToStudy ? [value] : [];
  });
}
/** "Attend", "study nursing at", but not "attend a concert at" nor "study the history of". */
const ofStudies =
  /\b(?:attend(?:ing)?|(?:apply(?:ing)?|go(?:ing)?|transfer(?:ring)?) to|(?:get|getting) into|enroll(?:ing)? (?:at|in)|(?:bachelor's|degree|major(?:ing)?|master's|phd|study|studying)\b(?: (?!of\b)[\w'-]{1,24}){0,6})(?: the)? $/i;
const ofWork = /\b(?:coach|doctor|help|job|nurse|open|professor|teach|teacher|work|working)\b/i;
const startOfOther = /(?=\b[iI]\b)|\b(?:because|but|since|when|where|who|whose|while)\b/;

const countryIn = (words: readonly string[]): number => words.findIndex((_, at) => countryAt(words, at) !== null);

/** Behind a country "and" joins only another one: "in Germany and in France", not "in Germany and the wars in Iraq". */
function endedAtOtherThing(wish: string): string {
  const words = foldedWords(wish);
  const country = countryIn(words);
  const end = words.findIndex(
    (word, at) => country >= 0 && at > country && word === "and" && !isPlaceAt(words, at + 1),
  );
  return end < 0 ? wish : words.slice(0, end).join(" ");
}

const isPlaceAt = (words: readonly string[], at: number): boolean =>
  words[at] === "in" || words[at] === "the" ? isPlaceAt(words, at + 1) : countryAt(words, at) !== null;
