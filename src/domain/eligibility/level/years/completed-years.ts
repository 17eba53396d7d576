import type { MatchingLevel } from "../../../profile/answers/academic-level.ts";
import { grammar, toCheck } from "../../mention.ts";
import { isNegated } from "../../text/negated.ts";
import { type PhraseTable, phraseFinder } from "../../text/phrases.ts";
import { wordAt } from "../../text/tokens.ts";
import { wordSet } from "../../text/word-set.ts";
import { onlySchool } from "./class-school.ts";

const anyYear: readonly MatchingLevel[] = ["associate", "bachelor"];
const laterYear: readonly MatchingLevel[] = ["bachelor"];
const check = toCheck("level");

const the = "(the|their|his or her|his|her|your|a|an|)";
const completed = `(completed|complete|completing|finished|finishing) (at least|a minimum of|minimum of|the equivalent of|) ${the} (full|academic|full time|)`;
const year = "(full|academic|) (year|years)";
const studies =
  "(study|studies|work|school|coursework|course work|courses|education|program|programme|credits|classes)";
/** What the years are of; of a college where it says so. */
const behind: readonly (readonly [string, boolean])[] = [
  ["", false],
  [` of ${the} (study|studies|school|coursework|course work)`, false],
  [
    ` (of|in|at) ${the} (undergraduate|college|university|baccalaureate|post high school) (level|) (${studies.slice(1, -1)}|)`,
    true,
  ],
];
const counts: readonly (readonly [string, readonly MatchingLevel[]])[] = [
  ["(one|1|first|1 st|freshman)", anyYear],
  ["(two|2|second|2 nd|sophomore|three|3|third|3 rd|junior)", laterYear],
];
const phrases: PhraseTable<{ levels: readonly MatchingLevel[]; isCollege: boolean }> = [
  ...counts.flatMap(([count, levels]) =>
    behind.map(([of, isCollege]) => [`${completed} ${count} ${year}${of}`, { levels, isCollege }] as const),
  ),
  [
    `(after|upon|following) (the|) completion of ${the} (freshman|sophomore) year`,
    { levels: anyYear, isCollege: true },
  ],
  [
    `${completed} (one|1|two|2) (full|academic|) (semester|quarter|term|semesters|quarters|terms) (in|at|of) ${the} (college|university|postsecondary|post secondary|undergraduate)`,
    { levels: anyYear, isCollege: true },
  ],
];
const find = phraseFinder(phrases);

/** "Two years of study in Turkish" are no years of college. */
const ofSubject = wordSet("of in study studies experience employment full teaching work service training");

/**
 * Years of college behind the student: "must have completed the sophomore year". They tell a level where no other words
 * do, and are left to check besides.
 */
export const completedYears = grammar({ clause: [find] }, ({ tokens, school = () => null }) =>
  find(tokens)
    .filter(({ to }) => !ofSubject.has(wordAt(tokens, to)))
    .filter(
      ({ from, value }) =>
        !isNegated(tokens, from) && (value.isCollege || (onlySchool(tokens) ?? school()) === "college"),
    )
    .map(({ from, to, value: { levels } }) => ({
      from,
      to,
      meaning: { about: "level", levels, implied: true },
      also: [check],
    })),
);
