import { singular } from "../../fields-of-study/field-words.ts";
import type { MatchingLevel } from "../../profile/academic-level.ts";
import { type Constraint, mostConstraints, singleSlots, type Understood } from "../understood.ts";
import { ageMentions } from "./ages.ts";
import { amountMentions } from "./amounts.ts";
import { citizenshipMentions } from "./citizenship.ts";
import { withClasses } from "./classes.ts";
import { closedMentions } from "./closed.ts";
import { deadlineMentions } from "./deadlines.ts";
import { enrollmentMentions } from "./enrollments.ts";
import { essayMentions } from "./essays.ts";
import { excludedValue, harmlessNegations, withExclusions } from "./exclusions.ts";
import { fieldMentions } from "./fields.ts";
import { gradeMentions } from "./grades.ts";
import { groupMentions } from "./groups.ts";
import { introductionMentions } from "./introductions.ts";
import { levelMentions } from "./levels.ts";
import { longestOf, type Mention, type Reading } from "./mention.ts";
import { needMentions } from "./need.ts";
import { placeMentions } from "./places.ts";
import { withoutRelatives } from "./relatives.ts";
import { restOf, topicMentions } from "./topics.ts";
import { type QueryWords, queryWords } from "./words/query-words.ts";

/**
 * Reads what a student wrote into a search box into constraints and topics. `today`, YYYY-MM-DD, is the day that "this
 * month" is about. `level` is the level of the student's profile, which tells what a class such as "junior" means. Only the
 * first 10,000 characters and 30 constraints are read. Never throws.
 */
export function readQuery(query: string, today: string, level: MatchingLevel | null = null): Understood {
  const words = queryWords(query);
  const own = withoutRelatives(longestOf(allMentions(words, today, level)), words);
  const mentions = withClasses(withExclusions(own, words), words, today);
  const read = { constraints: constraintsOf(mentions, words), ...restOf(words, mentions) };
  return mentions.some(({ closed }) => closed) ? { ...read, closed: true } : read;
}

function allMentions(words: QueryWords, today: string, level: MatchingLevel | null): Mention[] {
  const { tokens } = words;
  const fields = fieldMentions(words);
  const places = placeMentions(words);
  return [
    ...gradeMentions(words),
    ...ageMentions(words),
    ...enrollmentMentions(tokens),
    ...deadlineMentions(words, today),
    ...amountMentions(words),
    ...essayMentions(tokens),
    ...closedMentions(tokens),
    ...harmlessNegations(tokens),
    ...levelMentions(tokens, level, fields),
    ...citizenshipMentions(tokens),
    ...groupMentions(tokens),
    ...needMentions(tokens),
    ...places,
    ...fields,
    ...introductionMentions(words, [...fields, ...places]),
    ...topicMentions(tokens),
  ];
}

function constraintsOf(mentions: readonly Mention[], { written }: QueryWords): Constraint[] {
  const seen = new Set<string>();
  const unwanted = new Set(
    mentions.flatMap(({ says }) => says.flatMap(({ slot, value }) => (slot === "exclude" ? value : []))),
  );
  const all = mentions.flatMap(({ from, to, says, topic }) => {
    const said = written(from, to);
    return says.flatMap((reading): Constraint[] => {
      // The first that the query states counts.
      const key = singleSlots.has(reading.slot) ? reading.slot : keyOf(reading);
      // "A grad student, but no PhD" wants no doctoral scholarships, "not a mom" none for moms.
      const isUnwanted =
        reading.slot !== "exclude" &&
        (unwanted.has(excludedValue(reading)) || (topic === true && unwanted.has(singular(said.toLowerCase()))));
      if (seen.has(key) || isUnwanted) return [];
      seen.add(key);
      return [{ ...reading, words: said }];
    });
  });
  return all.slice(0, mostConstraints);
}

const keyOf = (reading: Reading): string =>
  `${reading.slot} ${reading.slot === "country" ? reading.relation : ""} ${reading.value}`;
