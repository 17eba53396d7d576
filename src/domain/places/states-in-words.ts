import { foldWords } from "./folded-words.ts";
import { namesByFirstWord, namesInWords } from "./names-in-words.ts";
import { usStates } from "./us-states.ts";

/** The codes of the US states by the folded words of their names, for `namesInWords`. */
export const statesByFirstWord = namesByFirstWord(
  Object.entries(usStates).map(([code, name]) => [foldWords(name), code] as const),
);

const peopleAfter = new Set("nation indian indians".split(" "));
/**
 * Whether the word behind a state's name makes it a people, wherever they live: "Alaska Natives", the "Delaware Nation".
 * A "Texas native" was born in the state.
 */
export const isPeopleOfState = (state: string, next: string): boolean =>
  peopleAfter.has(next) || (state === "AK" && /^natives?$/.test(next));

/** The US states that folded words name, in order, as codes. "West Virginia" does not name Virginia, "Washington DC" is DC, and "Alaska Natives" are in any. */
export const statesIn = (words: readonly string[]): string[] => [
  ...new Set(
    namesInWords(words, statesByFirstWord)
      .flatMap(({ value, from, to }) => {
        if (isPeopleOfState(value, words[to] ?? "") || (value === "VA" && words[from - 1] === "west")) return [];
        return value === "WA" && words[to] === "dc" ? ["DC"] : [value];
      })
      .toSorted(),
  ),
];
