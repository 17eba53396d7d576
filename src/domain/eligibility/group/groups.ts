import { type ClauseWords, grammar, type Mention, toCheck } from "../mention.ts";
import { phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { tokenSet, wordSet } from "../text/word-set.ts";
import { anyAward } from "../words/awards.ts";
import { findAnyGender, isEveryGender, isNoGender, isOfTwoGroups, namesOtherSex, withoutGender } from "./either-sex.ts";
import { ofFamilies } from "./first-generation.ts";
import { findGroups, type GroupFound, groupsIn } from "./found-groups.ts";
import { after, type Before, before, isExample, isInName, isInNameOfEvent, personNouns } from "./group-roles.ts";
import { isOfOther, isOfTheirParents, isOnlyInvited, isOnlyRelative, ofApplicant } from "./not-of-applicant.ts";
import { areOtherParents } from "./parent-phrases.ts";
import { endOfWords, regardless, regardlessWords } from "./regardless.ts";
import { tribalBelonging } from "./tribal-members.ts";

/** Groups of people to whom a scholarship is limited. Words whose role is not clear are left unread. */
export const groups = grammar({ clause: [regardlessWords, findGroups, tribalBelonging, ofFamilies] }, (clause) => {
  const everybody = regardless(clause.tokens);
  const named = groupsIn(clause).filter(({ from }) => !everybody.some((each) => from >= each.from && from < each.to));
  if (named.length === 0) return everybody;
  return [...everybody, ...listsOf(named, clause).flatMap((list) => mentionsOf(list, clause))];
});

const joints = wordSet("and or a an the other s as well of american");

/** Groups that only commas, slashes, "and" and "or" separate: "Black, Hispanic or Native American students". */
function listsOf(named: readonly GroupFound[], { tokens, text }: ClauseWords): GroupFound[][] {
  const lists: GroupFound[][] = [];
  for (const each of named) {
    const previous = lists.at(-1)?.at(-1);
    const between = previous ? tokens.slice(previous.to, each.from) : null;
    const gap = previous ? text.slice(tokens[previous.to - 1]?.end, tokens[each.from]?.start) : "";
    if (between && between.length <= 3 && between.every(({ word }) => joints.has(word)) && !/[(:;.]/.test(gap))
      lists.at(-1)?.push(each);
    else lists.push([each]);
  }
  return lists;
}

function mentionsOf(list: readonly GroupFound[], clause: ClauseWords): Mention[] {
  const [first, last] = [list[0], list.at(-1)];
  if (!first || !last) return [];
  // The words of a name are unread nowhere.
  if (isInNameOfAward(clause, first.from, last.to) || isInNameOfEvent(clause, first.from, last.to))
    return [{ from: first.from, to: last.to, meaning: toCheck("purpose") }];
  if (last.value.form === "team" && isSportAlone(clause.tokens, last)) return [];
  if (!demands(first, last, list, clause))
    return apartAtBracket(list, clause).flatMap((part) => mentionsOf(part, clause));
  if (admitsFamily(clause.tokens, last.to) || isAmongOthers(clause.tokens, last.to)) return [];
  if (isEveryGender(list)) return [{ from: first.from, to: last.to, meaning: { about: "nothing" } }];
  if (last.value.form === "adjective" && last.value.groups.includes("christian") && isOfSchool(clause.tokens, last.to))
    return [];
  if (list.some(({ value }) => value.groups.includes("lgbtq")) && welcomesAllies(clause.tokens, first.from, last.to))
    return [];
  if (
    first.value.groups.includes("undocumented") &&
    (isAdmitted(first, clause.tokens) || isOneStatus(first, clause.tokens))
  )
    return [];
  const named = list.flatMap(({ value }) => value.groups);
  if (named.some((group) => !isNoGender(group)) && findAnyGender(clause.tokens).length > 0) return [];
  const isEither = named.includes("women") && named.includes("men");
  if (isEither ? isOfTwoGroups(list) : namesOtherSex(named, clause.tokens)) return [];
  return list.map(({ from, to, value: { groups, form, also, tail } }, at) => ({
    from: at === 0 ? withIdentify(clause.tokens, from) : from,
    to: endOfWords(clause.tokens, to, tail ?? descent),
    meaning: at < firstOfOthers(list, clause.tokens) ? { about: "nothing" } : withoutGender(groups, isEither),
    ...(form === "team" || form === "relative" ? { inside: true as const } : {}),
    ...(also ? { also } : {}),
  }));
}

/** "Men's soccer lost again", but not "play women's soccer" and "women's soccer players": a sport, and nobody who plays it. */
const isSportAlone = (tokens: readonly Token[], { from, to }: GroupFound): boolean =>
  !ofTeams.has(wordAt(tokens, to - 1)) &&
  !tokens.slice(Math.max(0, from - 8), from).some(({ word }) => plays.test(word));
const ofTeams = wordSet("team program player players athlete athletes squad");
const plays = /^(?:play|compet|participa|member|athlet|letter|roster|for$|in$|on$|of$)/;

/** "Applicants, persons with disabilities | among them, must". */
const isAmongOthers = (tokens: readonly Token[], to: number): boolean =>
  wordAt(tokens, to) === "included" ||
  (wordAt(tokens, to) === "among" && /^(?:them|these|those|others)$/.test(wordAt(tokens, to + 1)));

/** "Single mothers and | other women": all of them are women. Women "and other minorities" need be of no race. */
function firstOfOthers(list: readonly GroupFound[], tokens: readonly Token[]): number {
  const at = list.findIndex(
    ({ from, value }, i) => i > 0 && wordAt(tokens, from - 1) === "other" && !value.groups.includes("minority"),
  );
  return Math.max(0, at);
}

/** "Men with hemophilia | and their families": the families are of any group, but not in "who support themselves and their families". */
const admitsFamily = (tokens: readonly Token[], to: number): boolean =>
  findFamily(tokens).some(({ from }) => from >= to && !/sel(?:f|ves)$/.test(wordAt(tokens, from - 1)));
const findFamily = phraseFinder([
  [
    "(and|or) (their|his or her|his|her) (immediate|) (family|families|spouse|spouses|child|children|siblings|dependents|caregivers)",
    true,
  ],
] as const);

/** "Native American (Native Hawaiians), | Puerto Rican or Hispanic": what stands behind the bracket is read by itself. */
function apartAtBracket(list: readonly GroupFound[], { tokens, text }: ClauseWords): GroupFound[][] {
  const gapAt = (from: number) => text.slice(tokens[from - 1]?.end, tokens[from]?.start);
  const at = list.findIndex(({ from }, i) => i > 0 && gapAt(from).includes(")"));
  return at > 0 ? [list.slice(0, at), list.slice(at)] : [];
}

/** "Self-identify as", "identifies as a": the words before the first group that say no more. */
function withIdentify(tokens: readonly Token[], from: number): number {
  let at = from;
  while (/^(?:a|an|as|either)$/.test(wordAt(tokens, at - 1))) at--;
  if (at === from || !/^identif(?:y|ies|ied|ying)$/.test(wordAt(tokens, at - 1))) return from;
  return wordAt(tokens, at - 2) === "self" ? at - 2 : at - 1;
}

function demands(first: GroupFound, last: GroupFound, list: readonly GroupFound[], clause: ClauseWords): boolean {
  const { tokens } = clause;
  if (list.some(({ from, to }) => isInName(clause, from, to)) || isOnlyInvited(clause, last.to)) return false;
  if (isExample(tokens, first.from)) return false;
  if (list.some(({ value }) => value.groups.includes("disability")) && isOfOther(tokens, first.from)) return false;
  const inList = new Set(list.flatMap(({ from, to }) => tokens.slice(from, to).map((_, at) => from + at)));
  if (areOtherParents(list, tokens) || isOfTheirParents(list, tokens)) return false;
  if (list.some(({ value }) => value.form === "relative")) return list.every((each) => isOnlyRelative(each, clause));
  if (last.value.form === "team") return !isNegatedAt(tokens, first.from);
  if (last.value.form === "trait")
    return ofApplicant(clause, first.from, inList) && !otherAfterTrait.has(wordAt(tokens, last.to));
  if (descent.has(wordAt(tokens, last.to))) return isOwnDescent(clause, first.from);
  const role = before(clause, first.from, inList);
  if (role === "refused") return false;
  const follows = clause.part === "title" ? afterInTitle(clause, last.to) : after(clause, last.to);
  if (follows === "other" || isNewcomer(last, tokens)) return false;
  if (last.value.form === "adjective")
    return (
      follows === "person" ||
      (follows === "nothing" &&
        (isPredicate(role, first.from, last.to, clause) || isNoun(role, last, tokens) || isSex(list))) ||
      isWhole(list, clause) ||
      isBracketed(first, last, clause)
    );
  return role !== "open" || follows === "person" || ["who", "only"].includes(wordAt(tokens, last.to));
}

/** "The | Hispanic | Health Scholarship is available to": a name of an award, which its title has too. */
export function isInNameOfAward({ tokens, text, part }: ClauseWords, from: number, to: number): boolean {
  if (part === "title" || !/\p{Ll}{2}/u.test(text)) return false;
  const isName = (at: number) => tokens[at]?.capital === true || /^(?:in|of|for|and|the)$/.test(wordAt(tokens, at));
  let end = to;
  while (end < tokens.length && end - to < 7 && isName(end) && !awards.has(wordAt(tokens, end))) end++;
  if (!awards.has(wordAt(tokens, end)) || tokens[end]?.capital !== true) return false;
  let start = from;
  while (start > 0 && tokens[start - 1]?.capital === true) start--;
  return start < 2 && (start < from || wordAt(tokens, 0) === "the") && namedAward.test(wordAt(tokens, end + 1));
}
const namedAward = /^(?:is|was|are|will|has|offers?|provides?|supports?|awards?|program|recognizes|honors|helps|fund)$/;

const isNegatedAt = (tokens: readonly Token[], at: number) =>
  [1, 2, 3].some((back) => ["not", "no", "former"].includes(wordAt(tokens, at - back)));
const otherAfterTrait = wordSet("rating ratings rights studies services benefits insurance law research");

/** With the usual misspellings of "descent". */
const descent = wordSet(
  "descent decent desent heritage ancestry origin origins background backgrounds ethnicity race extraction lineage faith",
);
const ownDescent = wordSet("full partial part of from with be are is have has having a an");

/** "Of African American descent"; not "an interest in Hispanic heritage". */
const isOwnDescent = ({ tokens, text }: ClauseWords, at: number) => {
  let from = at;
  while (/^(?:\d{1,3}|%|percent|quarter|half|fourth|eighth|one|least|at)$/.test(wordAt(tokens, from - 1))) from--;
  return isOfApplicant({ tokens, text }, from);
};
const isOfApplicant = ({ tokens, text }: Pick<ClauseWords, "tokens" | "text">, from: number) =>
  from === 0 ||
  /[(]\s*$/.test(text.slice(tokens[from - 1]?.end, tokens[from]?.start)) ||
  (ownDescent.has(wordAt(tokens, from - 1)) && !["history", "knowledge", "study"].includes(wordAt(tokens, from - 2)));

const awards = wordSet(`${anyAward} program`);

function afterInTitle(clause: ClauseWords, to: number): "person" | "other" | "nothing" {
  return awards.has(wordAt(clause.tokens, to)) ? "person" : after(clause, to);
}

/** "Must be female", "must be a citizen, female, and a resident". */
function isPredicate(role: Before, from: number, to: number, { tokens, text }: ClauseWords): boolean {
  if (role === "verb") return true;
  const gap = text.slice(tokens[to - 1]?.end, tokens[to]?.start);
  const ends = /^\s*,/.test(gap) || ["in", "or", "and", "who", "with"].includes(wordAt(tokens, to));
  return role === "comma" && ends && tokens.slice(0, from).some(({ word }) => word === "be");
}

/** "Awarded to a Native American", "for a full-time female", "for Asian Americans or a Pacific Islander". */
const isNoun = (role: Before, { to }: GroupFound, tokens: readonly Token[]) =>
  role === "governed" &&
  /^(?:female|male|american|hispanic|latin[oaxe]|islander|native|hawaiian|indian|catholic|lutheran|methodist|baptist|presbyterian|christian|muslim)$/.test(
    wordAt(tokens, to - 1),
  );

/** "African American | male from Iowa". */
const isSex = (list: readonly GroupFound[]): boolean => {
  const last = list.at(-1);
  return last !== undefined && list.length > 1 && !last.value.groups.every(isNoGender) && list[0]?.from === 0;
};

/** The clause names nothing else: "Female." as an entry of a list, "or Hispanic" behind a semicolon. */
const isWhole = (list: readonly GroupFound[], { tokens }: ClauseWords) =>
  list[0]?.from === (/^(?:or|and)$/.test(wordAt(tokens, 0)) ? 1 : 0) && list.at(-1)?.to === tokens.length;

/** "Minority students (Black, Hispanic)": the brackets say which. */
function isBracketed({ from }: GroupFound, { to }: GroupFound, { tokens, text }: ClauseWords): boolean {
  const gap = (at: number) => text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? text.length);
  const isPerson = personNouns.has(wordAt(tokens, from - 1)) || /^colou?r$/.test(wordAt(tokens, from - 1));
  return isPerson && gap(from).includes("(") && gap(to).includes(")");
}

/** "Catholic high school graduates", "Christian college students": the school may be Christian, and not the student. */
const isOfSchool = (tokens: readonly Token[], to: number): boolean =>
  tokens.slice(to, to + 3).some(({ word }) => /^(?:schools?|colleges?|university|universities|seminary)$/.test(word));

/** "Undocumented students are eligible": beside others. */
const isAdmitted = ({ from, to }: GroupFound, tokens: readonly Token[]) =>
  from === 0 && tokens.slice(to, to + 4).some(({ word }) => /^(?:eligible|may|can|welcome)$/.test(word));

/** "Undocumented students, DACA recipients and refugees": each is enough, and the facts hold no choice of them. */
function isOneStatus({ from, to }: GroupFound, tokens: readonly Token[]): boolean {
  // "Undocumented | immigrants" are one kind of persons.
  const other = otherStatus.placesIn(tokens).find((at) => at !== to);
  if (other === undefined) return false;
  // "Undocumented students with DACA" are both.
  const between = other < from ? tokens.slice(other, from) : tokens.slice(to, other);
  return !between.some(({ word }) => /^(?:with|without|who|whose|under)$/.test(word));
}
const otherStatus = tokenSet(
  "daca tps dreamer dreamers protected refugee refugees asylee asylees asylum citizen citizens permanent immigrant immigrants",
);

const allies = wordSet("ally allies allied supporter supporters supportive");
const alliesBefore = wordSet("ally allies supporters");

/** "LGBTQ+ students and allies" are two kinds of people. "LGBTQ+ or an ally" is a choice, of which the group is one way. */
function welcomesAllies(tokens: readonly Token[], from: number, to: number): boolean {
  const isChoice = (between: readonly Token[]) => between.some(({ word }) => word === "or");
  const ally = tokens.findIndex(({ word }, at) => at >= to && allies.has(word));
  if (ally >= 0 && !isChoice(tokens.slice(to, ally))) return true;
  // "Open to allies and members of the LGBTQ+ community."
  const before = tokens.findLastIndex(({ word }, at) => at < from && alliesBefore.has(word));
  const between = tokens.slice(before + 1, from);
  const isJoined = between[0] === undefined || /^(?:and|of|as)$/.test(between[0].word);
  return before >= 0 && isJoined && !isChoice(between);
}

/** "First-generation American" is about the country, not about college. */
const isNewcomer = ({ to, value }: GroupFound, tokens: readonly Token[]) =>
  value.groups.includes("first_generation") &&
  ["american", "americans", "immigrant", "immigrants", "canadian", "us"].includes(wordAt(tokens, to));
