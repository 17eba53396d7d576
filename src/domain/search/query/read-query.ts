import { wordAt } from "../../eligibility/text/tokens.ts";
import { singular } from "../../fields-of-study/field-words.ts";
import type { Place } from "../../places/location.ts";
import { isStateCode } from "../../places/us-states.ts";
import type { MatchingLevel } from "../../profile/answers/academic-level.ts";
import { type Constraint, isHomeAbroad, mostConstraints, singleSlots, type Understood } from "../understood.ts";
import { amountMentions } from "./amounts.ts";
import { closedMentions } from "./closed.ts";
import { deadlineMentions } from "./deadlines.ts";
import { essayMentions } from "./essays.ts";
import { harmlessNegations, withExclusions } from "./exclusions.ts";
import { fieldMentions } from "./fields.ts";
import { excludedValue, longestOf, type Mention, type Reading } from "./mention.ts";
import { ageMentions } from "./person/ages.ts";
import { citizenshipMentions } from "./person/citizenship.ts";
import { withClasses } from "./person/classes.ts";
import { enrollmentMentions } from "./person/enrollments.ts";
import { tellsOfFallen } from "./person/fallen.ts";
import { withFreshmen } from "./person/freshmen.ts";
import { gradeMentions } from "./person/grades.ts";
import { groupMentions } from "./person/groups.ts";
import { introductionMentions } from "./person/introductions.ts";
import { levelMentions } from "./person/levels.ts";
import { needMentions } from "./person/need.ts";
import { parentMentions, withoutParentsOfStudents } from "./person/parents-searching.ts";
import { withoutRelatives } from "./person/relatives.ts";
import { collegeMentions } from "./place/colleges.ts";
import { people } from "./place/nationalities.ts";
import { nearHomeMentions } from "./place/near-home.ts";
import { placeMentions, stateTuitionMentions } from "./place/places.ts";
import { withoutPresent } from "./place/present-studies.ts";
import { restOf, topicMentions } from "./topics.ts";
import { type QueryWords, queryWords } from "./words/query-words.ts";
import { unreadLimits } from "./words/unread-limits.ts";

/** Where a student lives, and the countries of their passports. */
export type Home = Place & { citizenOf?: readonly string[] };

/** The home of a student. */
export const homeOf = ({ place, citizenOf }: { place: Place; citizenOf: readonly string[] }): Home => ({
  ...place,
  citizenOf,
});

/**
 * Reads what a student wrote into a search box into constraints and topics. `today`, YYYY-MM-DD, is the day that "this
 * month" is about. `level` is the level of the student's profile, which tells what a class such as "junior" means, and `home` where
 * they live, which tells what college "WSU" is, and that "Ghana" is where they are from. Only the first 4,000 characters and 30 constraints are read. Never throws.
 */
export function readQuery(
  query: string,
  today: string,
  level: MatchingLevel | null = null,
  home: Home = { state: null, country: null },
): Understood {
  const words = queryWords(query);
  const longest = withoutHeritage(longestOf(allMentions(words, { today, level, home })), words);
  const own = withoutParentsOfStudents(withoutRelatives(longest, words), words);
  const read = withFreshmen(withClasses(withExclusions(own, words), words, today), words, today);
  const mentions = [...read, ...unreadLimits(words, read)];
  const all = withoutAbroad({ constraints: constraintsOf(mentions, words, home), ...restOf(words, mentions) });
  return mentions.some(({ closed }) => closed) ? { ...all, closed: true } : all;
}

/** "A Japanese student in Canada" is from Japan. The groups of the same words are of the US: "Asian" of "a Korean student in Ohio". */
function withoutHeritage(mentions: readonly Mention[], { tokens }: QueryWords): readonly Mention[] {
  const isElsewhere = (each: Reading) => each.slot === "country" && each.relation === "study" && each.value !== "US";
  if (!mentions.some(({ says }) => says.some(isElsewhere))) return mentions;
  const homes = mentions.filter(({ to, says }) => says.some(isHomeAbroadSaid) && people.has(wordAt(tokens, to)));
  const isOfHome = ({ from, says }: Mention) =>
    homes.some((home) => home.from === from) && says.every(({ slot }) => slot === "group");
  return mentions.map((each) => (isOfHome(each) ? { ...each, says: [] } : each));
}
const isHomeAbroadSaid = (each: Reading): boolean => each.slot === "country" && each.relation === "home";

/** Who is from another country is abroad everywhere else: what says "abroad" is mostly for students of the US. */
function withoutAbroad(read: Understood): Understood {
  const isFromAbroad = read.constraints.some(isHomeAbroad);
  const isInUs = read.constraints.some(({ slot }) => slot === "residence" || slot === "college");
  if (!isFromAbroad || isInUs) return read;
  return {
    ...read,
    topics: read.topics.filter((topic) => !/^(?:stud(?:y|ies|ying) )?(?:abroad|overseas)$/.test(topic)),
  };
}

type Reader = { today: string; level: MatchingLevel | null; home: Home };

function allMentions(words: QueryWords, { today, level, home }: Reader): Mention[] {
  const { tokens } = words;
  const fields = fieldMentions(words);
  const named = placeMentions(words);
  const colleges = collegeMentions(words, { places: named, fields, home: statedHome(named) ?? home });
  const places = withoutPresent(named, { words, colleges }).filter(
    ({ from, to }) => !colleges.some((other) => other.from <= from && to <= other.to),
  );
  return [
    ...gradeMentions(words),
    ...ageMentions(words),
    ...enrollmentMentions(tokens),
    ...deadlineMentions(words, today),
    ...amountMentions(words),
    ...essayMentions(tokens),
    ...closedMentions(tokens),
    ...harmlessNegations(tokens),
    ...levelMentions(tokens, level, { fields, colleges }),
    ...citizenshipMentions(words),
    ...groupMentions(tokens),
    ...parentMentions(words),
    ...needMentions(tokens),
    ...places,
    ...colleges,
    ...stateTuitionMentions(tokens, [...places, ...colleges]),
    ...fields,
    ...nearHomeMentions(tokens, home),
    ...introductionMentions(words, [...fields, ...places]),
    ...topicMentions(tokens),
  ];
}

/** The only state that the words name. */
function statedHome(places: readonly Mention[]): Place | null {
  const states = new Set(
    places.flatMap(({ says }) => says.flatMap(({ slot, value }) => (slot === "residence" ? value : []))),
  );
  const [state = ""] = states;
  return states.size === 1 && isStateCode(state) ? { state, country: "US" } : null;
}

function constraintsOf(mentions: readonly Mention[], { tokens, written }: QueryWords, home: Home): Constraint[] {
  const seen = new Set<string>();
  const unwanted = new Set(
    mentions.flatMap(({ says }) => says.flatMap(({ slot, value }) => (slot === "exclude" ? value : []))),
  );
  const ties = [
    ...new Set(
      mentions.flatMap(({ says }) => says.flatMap((reading) => (reading.slot === "group" && reading.ties) || [])),
    ),
  ];
  const isFallen = tellsOfFallen(tokens);
  const all = mentions.flatMap(({ from, to, says, topic }) => {
    const said = written(from, to);
    return says.flatMap((reading): Constraint[] => {
      // The first that the query states counts.
      const key = singleSlots.has(reading.slot) ? reading.slot : keyOf(reading);
      // "A grad student, but no PhD" wants no doctoral scholarships, "not a mom" none for moms.
      const isUnwanted =
        reading.slot !== "exclude" &&
        // Who is from Afghanistan and wants to study outside of it
        !(reading.slot === "country" && reading.relation === "home") &&
        (unwanted.has(excludedValue(reading)) ||
          (topic === true && unwanted.has(singular(said.toLowerCase()))) ||
          // "Catholic school, but not Catholic"
          (reading.slot === "group" &&
            said
              .toLowerCase()
              .split(" ")
              .some((word) => unwanted.has(word))));
      if (seen.has(key) || isUnwanted) return [];
      seen.add(key);
      // "Army vet": one of the words tells who of the family it is.
      if (reading.slot === "country") return [{ ...countryOf(reading, home), words: said }];
      if (reading.slot !== "group" || reading.value !== "military") return [{ ...reading, words: said }];
      return [
        { ...reading, ...(ties.length > 0 && { ties }), ...(isFallen && { fallen: true as const }), words: said },
      ];
    });
  });
  return all.slice(0, mostConstraints);
}

/** The country of the student alone is where they are from: "Ghana". */
const countryOf = (reading: Extract<Reading, { slot: "country" }>, { country, citizenOf = [] }: Home) =>
  reading.alone && (reading.value === country || citizenOf.includes(reading.value))
    ? { slot: reading.slot, value: reading.value, relation: "home" as const }
    : reading;

const keyOf = (reading: Reading): string =>
  `${reading.slot} ${reading.slot === "country" ? reading.relation : ""} ${reading.value}`;
