import { type MatchingLevel, matchingLevels } from "../../../profile/answers/academic-level.ts";
import type { CheckKind, Way } from "../../demand.ts";
import type { Mention } from "../../mention.ts";
import type { ReadClause } from "../../read-clause.ts";
import { modals } from "../../text/modals.ts";
import type { Token } from "../../text/tokens.ts";
import { tokenSet, wordSet } from "../../text/word-set.ts";
import { isForSomeAlone } from "../some/for-some-alone.ts";
import type { Reading } from "../statement.ts";
import { agesByLevel } from "./ages-by-level.ts";
import { enoughOf, isVerb, type Part, partsOf } from "./parts-of-choice.ts";

/** Reads words of a clause as if they were all of its demand. */
type ReadPart = (tokens: readonly Token[]) => Reading | null;

/** The ways to meet a demand, each of which is enough. `isAll`: there are no others. */
export type Ways = { ways: Way[]; isAll: boolean };

/** The text of a clause, and whether "unless" follows the words that demand. */
type Whole = { text: string; isConditional: boolean };

export const noWays: Ways = { ways: [], isAll: false };

/**
 * The ways to meet a clause that offers a choice ("live in the United States or be a U.S. citizen") or demands something of some
 * ("a 3.0 GPA if you are in high school"). Only those that are read whole, that answers decide, and that are enough
 * however the other words of the clause are joined to them.
 */
export function waysOf(clause: ReadClause, { text, isConditional }: Whole, read: ReadPart): Ways {
  const { tokens } = clause;
  if (tokens.length > longest) return noWays;
  const ages = agesByLevel(clause);
  if (ages.length > 0) return { ways: ages, isAll: false };
  if (negations.hasAny(tokens)) return noWays;
  const condition = tokens.findIndex(({ word }) => word === "if");
  if (isForSomeAlone(tokens)) return ofCondition(tokens, text, condition, read);
  if (condition >= 0) return noWays;
  const parts = partsOf(clause);
  if (parts.length < 2 && !isConditional) return noWays;
  const grade = parts.length > 1 ? highestGrade(tokens, parts) : null;
  if (grade !== null) return { ways: [{ gpa_requirement: grade }], isAll: false };
  const enough = enoughOf(clause, parts, text).filter((part) => isDecided(clause, part));
  const ways = enough.flatMap(({ from, to }) => wayOf(read(tokens.slice(from, to))) ?? []);
  return { ways, isAll: parts.length > 1 && ways.length === parts.length };
}

/** In tokens. */
const longest = 40;
const negations = tokenSet("not no nor neither non without except unless excluding only but however");

/** Whether answers may decide a part, which the whole clause tells quickly. */
const isDecided = ({ tokens, mentions, unread }: ReadClause, { from, to }: Part): boolean =>
  unread.filter((token) => tokens.indexOf(token) >= from && tokens.indexOf(token) < to).length <= mostUnread &&
  !mentions.some((mention) => mention.from >= from && mention.to <= to && isLeft(mention));
const mostUnread = 1;
const isLeft = ({ meaning }: Mention): boolean =>
  meaning.about === "demand" && meaning.demand.about === "check" && !decided.has(meaning.demand.kind);
/** What a clause with a choice leaves to check though a part of it alone states a fact. */
const decided: ReadonlySet<CheckKind> = new Set<CheckKind>([
  "citizenship",
  "degree",
  "grades",
  "level",
  "place",
  "study_place",
]);

/** "A 2.5 GPA, or a 3.5 for the higher awards": who has the highest meets it, whichever is theirs. */
function highestGrade(tokens: readonly Token[], parts: readonly Part[]): number | null {
  if (!tokens.some(({ word }) => word === "gpa")) return null;
  const grades = parts.map(({ from, to }) => {
    const own = tokens.slice(from, to);
    const at = own.findIndex(({ word }) => isGrade(word));
    const others = own.filter(({ word }) => isGrade(word)).length;
    const behind = own.slice(at + 1).find(({ word }) => word !== "gpa");
    const isPlain = own.slice(0, at).every(({ word }) => beforeGrade.has(word));
    return others === 1 && isPlain && (behind === undefined || ofSome.has(behind.word)) ? Number(own[at]?.word) : null;
  });
  return grades.some((grade) => grade === null) ? null : Math.max(...grades.map(Number));
}
const isGrade = (word: string) => /^[1-4]\.\d{1,2}$/.test(word);
const beforeGrade = wordSet(
  "have has hold maintain a an the minimum gpa of at least cumulative overall must applicants students with",
);
const ofSome = wordSet("for as if when otherwise in");

/** "A 3.0 GPA | if you are in high school": who is not, and could not mean to be, meets it as well. */
function ofCondition(tokens: readonly Token[], text: string, at: number, read: ReadPart): Ways {
  if (at < 0) return noWays;
  const comma = tokens.findIndex((token, i) => i > 0 && text.slice(tokens[i - 1]?.end, token.start).includes(","));
  if (at === 0 && comma < 0) return noWays;
  const [condition, rest] =
    at > 0 ? [tokens.slice(at + 1), tokens.slice(0, at)] : [tokens.slice(1, comma), tokens.slice(comma)];
  // "A 3.0 GPA, or a 2.5 | if ...": which of them has the condition? "If you are in high school, | or in college, you must ...".
  if (or.hasAny(at > 0 ? rest : beforeModal(rest)) || (at > 0 && goesOnBehind(condition, text))) return noWays;
  const main = wayOf(read(rest));
  const named = isOfAllThatIsDemanded(rest, text, at) ? wayOf(read(condition)) : null;
  const levels = named && Object.keys(named).join() === "academic_level" ? othersThan(named.academic_level ?? []) : [];
  const others: Way[] = levels.length > 0 ? [{ academic_level: levels, of_others: true }] : [];
  return { ways: [...(main ? [main] : []), ...others], isAll: false };
}
const or = tokenSet("or");
const beforeModal = (tokens: readonly Token[]) =>
  tokens.slice(
    0,
    tokens.findIndex(({ word }) => modals.has(word)),
  );

/** "U.S. citizens and, if | applying as a senior, must have a 3.0 GPA": what is asked of some stands behind the condition. */
const goesOnBehind = (condition: readonly Token[], text: string): boolean =>
  joining.hasAny(condition) ||
  condition.some(({ word }) => word === "if" || modals.has(word)) ||
  text.slice(condition[0]?.start, condition.at(-1)?.end).includes(",");

/** "Have a 3.0 GPA | if ...", but not "Ohio residents need a 3.0 GPA | if ..." nor "live in Ohio and have a 3.0 GPA | if ...". */
function isOfAllThatIsDemanded(tokens: readonly Token[], text: string, condition: number): boolean {
  if (condition === 0) return true;
  const isOne = !joining.hasAny(tokens) && !text.slice(tokens[0]?.start, tokens.at(-1)?.end).includes(",");
  return isOne && isVerb(tokens.find(({ word }) => !subjects.has(word)));
}
const joining = tokenSet("and plus also even especially particularly");
const subjects = wordSet("you they we applicants students candidates applicant student candidate the a an");

/** The levels of those whom a condition about some levels does not concern. Who is about to begin one of them may be meant. */
export function othersThan(levels: readonly MatchingLevel[]): MatchingLevel[] {
  const first = Math.min(...levels.map((level) => matchingLevels.indexOf(level)));
  return matchingLevels.filter((level, at) => !levels.includes(level) && (at > first || first === 0 || at < first - 2));
}

/** What a reading demands, if answers decide all of it. */
function wayOf(reading: Reading | null): Way | null {
  if (reading === null) return null;
  const { facts, demands } = reading;
  const compared = demands.flatMap(
    (demand): NonNullable<Way["demands"]> =>
      demand.about === "check" ||
      demand.about === "doubtful" ||
      (demand.about === "excluded" && demand.states.length === 0)
        ? []
        : [{ ...demand, quote: "" }],
  );
  const isLeft = compared.length < demands.length || facts.institutions.length > 0 || facts.need_based !== null;
  // Who of a family served is another question.
  if (isLeft || facts.groups.includes("military")) return null;
  const stated = Object.entries(facts).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  const way = { ...Object.fromEntries(stated), ...(compared.length > 0 ? { demands: compared } : {}) } as Way; // the facts left are those of a way
  return Object.keys(way).length > 0 ? way : null;
}
