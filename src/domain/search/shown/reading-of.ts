import type { Unlisted } from "../found/unlisted.ts";
import { longestQuery } from "../query/words/query-words.ts";
import { tellsCircumstance } from "../said/circumstances.ts";
import type { Correction } from "../text/concepts.ts";
import { formsOf } from "../text/spelling-corrections.ts";
import type { Constraint, Understood } from "../understood.ts";
import { chipsOf } from "./chips.ts";
import { constraintWords } from "./constraint-words.ts";
import { countNotes, readingNotes, refusalNotes, unlistedNote } from "./reading-notes.ts";
import type { SearchReading } from "./search-reading.ts";

type Found = {
  understood: Understood;
  corrections: readonly Correction[];
  unlisted: readonly Unlisted[];
  refusedNowhere?: readonly Constraint[];
  fitting: number;
  saying_no_essay?: number | null;
};

/** How a query was understood, as an answer tells it. `today` is YYYY-MM-DD. */
export function readingOf(
  query: string,
  { understood, corrections, unlisted, refusedNowhere = [], fitting, saying_no_essay = null }: Found,
  today: string,
): SearchReading {
  const own = corrections
    .filter(({ word }) => isTopic(understood, word) && !tellsLife(understood, word))
    .flatMap((each) => told(understood, each, today));
  return {
    understood,
    chips: chipsOf(query, { understood, corrections: own, unlisted, refusedNowhere }, today),
    notes: [
      ...lengthNotes(query),
      ...readingNotes(understood),
      ...countNotes(understood, { fitting, saying_no_essay }),
      ...refusalNotes(understood, refusedNowhere),
      ...unlisted.map(unlistedNote),
    ],
    corrections: own,
    fitting,
  };
}

/**
 * A word that no scholarship says and that became a constraint was looked for by that: "navajo" as "Native American". That no scholarship
 * says the name of a city tells nothing.
 */
function told({ constraints }: Understood, correction: Correction, today: string): Correction[] {
  if (correction.searched.length > 0) return [correction];
  const read = constraints.filter(({ words }) =>
    formsOf(words).some((form) => formsOf(correction.word).includes(form)),
  );
  const kept = read.filter(({ slot }) => slot !== "country" && slot !== "residence" && slot !== "college");
  if (read.length === 0) return [correction];
  return kept.length === 0
    ? []
    : [{ word: correction.word, searched: [...new Set(kept.map((each) => constraintWords(each, today)))] }];
}

const lengthNotes = (query: string): string[] =>
  query.length > longestQuery ? [`We read the first ${longestQuery.toLocaleString("en-US")} characters.`] : [];

/** What happened in a life is understood, whether or not scholarships say it: "laid off". */
const tellsLife = ({ topics }: Understood, word: string): boolean =>
  topics.some((topic) => topic.toLowerCase().includes(word) && tellsCircumstance({ topics: [topic], constraints: [] }));

/** "nyc" is New York, whatever texts call it. */
export const isPlace = (constraints: Understood["constraints"], word: string): boolean =>
  constraints.some(({ slot, words }) => slot === "residence" && words.toLowerCase() === word.toLowerCase());

/** Words that were read as a constraint need no correction, but for those that are a topic as well: "Lutheran". */
export const isTopic = ({ topics, constraints }: Understood, word: string): boolean =>
  (topics.includes(word) && !isPlace(constraints, word)) ||
  (topics.some((topic) => topic.toLowerCase().includes(word)) &&
    constraints.every(({ words }) => !words.toLowerCase().includes(word)));
