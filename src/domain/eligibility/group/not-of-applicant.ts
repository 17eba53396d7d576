import type { ClauseWords } from "../mention.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import type { GroupFound } from "./found-groups.ts";
import { before, personNouns } from "./group-roles.ts";

/** "Students with LGBTQ | parent(s)". Who has a Black parent is of the group too. */
export const isOfTheirParents = (list: readonly GroupFound[], tokens: readonly Token[]): boolean => {
  const [first, last] = [list[0]?.from ?? 0, list.at(-1)?.to ?? 0];
  return (
    /^(?:parents?|guardians?)$/.test(wordAt(tokens, last)) &&
    tokens.slice(Math.max(0, first - mostBetween), first).some(({ word }) => hasOrOf.has(word)) &&
    list.every(({ value }) => value.groups.every((group) => group === "lgbtq" || group === "disability"))
  );
};
const hasOrOf = wordSet("with have has having of whose");

/** "Daughters of members", but not "sons and daughters of members" and "Daughters of the American Revolution". */
export function isOnlyRelative({ from, to, value }: GroupFound, clause: ClauseWords): boolean {
  const { tokens } = clause;
  const isName =
    clause.part === "title" ||
    (tokens[from]?.capital === true &&
      (from > 0 || tokens.slice(to, to + 4).some(({ word }) => /^(?:members?|lodge|chapter|society)$/.test(word))));
  const near = [...tokens.slice(Math.max(0, from - 6), from), ...tokens.slice(to - 1, to + 3)];
  const others = value.groups[0] === "women" ? male : female;
  const isChoice = near.some(({ word }) => relatives.has(word)) || tokens.some(({ word }) => others.has(word));
  return !isName && !isChoice && before(clause, from, new Set()) !== "refused";
}
const relatives = wordSet(
  "child children spouse spouses grandchild grandchildren stepchild stepchildren parent parents dependents",
);

/** Relatives of one sex, of whom a group of the other sex is not said. */
export const male = wordSet("son sons grandson grandsons brother brothers nephew nephews stepson husband");
export const female = wordSet("daughter daughters granddaughter granddaughters sister sisters niece wife widow");

/** "Women are encouraged to apply" and "veterans may also apply" limit nobody, but "only women are welcome" does. */
export function isOnlyInvited({ tokens, text }: ClauseWords, to: number): boolean {
  if (tokens[0]?.word === "only") return false;
  if (invited.test(text.slice(tokens[to - 1]?.end))) return true;
  const next = new Set(tokens.slice(to, to + 5).map(({ word }) => word));
  return next.has("encouraged") || next.has("welcome") || (next.has("may") && next.has("also"));
}

/** The clause itself may end before the words that invite. */
const invited = /^[^,;.()]{0,30}\b(?:is|are) (?:\w{1,15} )?welcome\b/;

/** "Children of disabled workers", "a parent who has a disability": it is not the student's own. */
export function isOfOther(tokens: readonly Token[], from: number): boolean {
  const near = Math.max(0, from - mostBetween);
  const before = tokens.slice(near, from).map(({ word }) => word);
  const other = before.findLastIndex(
    (word, at) => relations.has(word) && (elders.has(word) || /^(?:of|whose)$/.test(nextToList(before, at))),
  );
  return other >= 0 && !before.slice(other + 1).some((word) => owners.has(word));
}
const mostBetween = 16;
const relations = wordSet(
  "child children son sons daughter daughters dependent dependents dependant dependants spouse spouses widow widows widower widowers orphan orphans grandchild grandchildren sibling siblings parent parents guardian guardians brother sister brothers sisters mother father caregiver caregivers survivor survivors families",
);

/** Relatives whose own disability words behind them tell. */
const elders = wordSet(
  "parent parents guardian guardians sibling siblings brother sister brothers sisters mother father",
);

/** Words that begin to speak of the student again. */
const owners = wordSet(
  "student students applicant applicants candidate candidates themselves person individual individuals",
);

/** The word behind a list of relatives: "of" of "children or spouses of". */
function nextToList(words: readonly string[], at: number): string {
  let next = at + 1;
  while (relations.has(words[next] ?? "") || /^(?:or|and)$/.test(words[next] ?? "")) next++;
  return words[next] ?? "";
}

/** Whom a trait describes: "students with disabilities" apply, "services for persons with disabilities" do not. */
export function ofApplicant(clause: ClauseWords, from: number, inList: ReadonlySet<number>): boolean {
  const { tokens, text } = clause;
  const isApart = /[(,]/.test(text.slice(tokens[from - 1]?.end, tokens[from]?.start));
  const isPerson = !isApart && personNouns.has(wordAt(tokens, from - 1));
  const role = before(clause, isPerson ? from - 1 : from, inList);
  return !(role === "refused" || (isPerson && role === "open"));
}
