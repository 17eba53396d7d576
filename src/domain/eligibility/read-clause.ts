import type { CheckKind } from "./demand.ts";
import { grammars, topicGrammars } from "./grammars.ts";
import { ofFamilies } from "./group/first-generation.ts";
import { withLevelRanges } from "./level/level-ranges.ts";
import { type ClauseWords, type Grammar, type Meaning, type Mention, placesOf, startsIn } from "./mention.ts";
import { nameTokens } from "./neutral/name-tokens.ts";
import { withoutNotNeeded } from "./not-needed.ts";
import { isOneOfOthers } from "./one-of-others.ts";
import { indexes, type Token, wordAt } from "./text/tokens.ts";
import { neutralTokens, neutralWords } from "./words/ordinary.ts";

/** A clause with what was found in it, and the words that nothing read. */
export type ReadClause = {
  tokens: readonly Token[];
  mentions: readonly Mention[];
  unread: readonly Token[];
};

/** A clause, and the words of names, such as the scholarship's own, that demand nothing. */
type ClauseToRead = { clause: ClauseWords; names: ReadonlySet<string> };

/** Reads the mentions of a clause. */
export const readClause = (clause: ClauseWords, names: ReadonlySet<string>): ReadClause =>
  readClauses([{ clause, names }])[0] as ReadClause;

/** Reads the mentions of each clause. One grammar reads all of them before the next one does. */
export function readClauses(clauses: readonly ClauseToRead[]): ReadClause[] {
  const mentions = mentionsOf(
    grammars,
    clauses.map(({ clause }) => clause),
  );
  return clauses.map(({ clause, names }, at) => withTopics(clause, names, mentions[at] ?? []));
}

/** The longest of the mentions in a clause, and the topics of words that none of them reads. */
function withTopics(clause: ClauseWords, names: ReadonlySet<string>, all: readonly Mention[]): ReadClause {
  const found = all.filter((mention) => !isOneOfOthers(mention, clause.tokens, all));
  const mentions = withLevelRanges(longestOf(withoutNotNeeded(found, clause.tokens), clause.tokens), clause.tokens);
  const covered = new Uint8Array(clause.tokens.length);
  for (const { from, to } of mentions) covered.fill(1, from, to);
  for (const at of nameTokens(clause.tokens, names)) covered[at] = 1;
  const left = unreadOf(clause.tokens, covered);
  const topics = left.length === 0 ? [] : topicsOf(clause, mentions, covered);
  const unread = topics.length === 0 ? left : unreadOf(clause.tokens, covered);
  return { tokens: clause.tokens, mentions: [...mentions, ...topics].toSorted((a, b) => a.from - b.from), unread };
}

/** The mentions in each clause, in the order of the grammars. */
function mentionsOf(all: readonly Grammar[], clauses: readonly ClauseWords[]): Mention[][] {
  const starts = clauses.map(startsIn);
  const mentions = clauses.map((): Mention[] => []);
  for (const grammar of all)
    for (const at of placesOf(grammar, starts)) mentions[at]?.push(...grammar(clauses[at] as ClauseWords));
  return mentions;
}

/** The tokens that are not covered (1 for each that is) and not neutral. */
const unreadOf = (tokens: readonly Token[], covered: Uint8Array) =>
  tokens.filter((token, at) => covered[at] !== 1 && !isNeutral(token));

/** The topics of words that are not covered yet. A topic ends where a mention states something, and covers at least one unread word. */
function topicsOf(clause: ClauseWords, mentions: readonly Mention[], covered: Uint8Array): Mention[] {
  const stated = new Set(
    mentions.flatMap(({ from, to, meaning }) => (meaning.about === "nothing" ? [] : indexes(from, to))),
  );
  const topics: Mention[] = [];
  for (const { from, to, meaning } of (mentionsOf(topicGrammars, [clause])[0] ?? []).toSorted(
    (a, b) => b.to - b.from - (a.to - a.from),
  )) {
    const end = indexes(from, to).find((at) => stated.has(at)) ?? to;
    const own = indexes(from, end);
    if (own.every((at) => covered[at] === 1 || isNeutral(clause.tokens[at]))) continue;
    for (const at of own) covered[at] = 1;
    topics.push({ from, to: end, meaning });
  }
  return topics;
}

const isNeutral = (token: Token | undefined) =>
  token === undefined ||
  (neutralTokens.has(token) && !isCountry(token)) ||
  (token.word.length === 1 && !isDigit(token.word));

/** "U.S." and not "us". */
const isCountry = ({ word, capital }: Token) => word === "us" && capital;

const isDigit = (sign: string) => sign >= "0" && sign <= "9";

/**
 * The longest mentions, in the order of the text. Of two of one length, the earlier grammar's. They share no word but
 * neutral ones at their ends: "undergraduate students" and "students enrolled in Ohio".
 */
function longestOf(mentions: readonly Mention[], tokens: readonly Token[]): Mention[] {
  const longest: Mention[] = [];
  for (const mention of mentions.toSorted((a, b) => b.to - b.from - (a.to - a.from)))
    if (!longest.some((other) => excludes(other, mention, tokens))) longest.push(mention);
  return longest.toSorted((a, b) => a.from - b.from);
}

function excludes(longer: Mention, mention: Mention, tokens: readonly Token[]): boolean {
  if (mention.from >= longer.to || longer.from >= mention.to) return false;
  if (isFieldOfSchools(mention, longer, tokens) || isOfFirstGeneration(mention, longer, tokens)) return true;
  if (mayShareWords(longer, mention)) return false;
  if (mention.from >= longer.from && mention.to <= longer.to)
    return (
      !mention.inside &&
      !isFieldAtPlace(mention, longer) &&
      !isLevelAtPlace(mention, longer) &&
      !isStatedInside(mention, longer, tokens)
    );
  if (isLevelAndPlace(longer, mention) || isFieldAtPlace(mention, longer) || isFieldAtPlace(longer, mention))
    return false;
  const shared = indexes(Math.max(mention.from, longer.from), Math.min(mention.to, longer.to));
  return shared.some((at) => !neutralWords.has(wordAt(tokens, at)));
}

/** "At the university, in the Faculty of Law": the place is left to check, and the field counts. */
const isFieldAtPlace = (mention: Mention, longer: Mention): boolean =>
  mention.meaning.about === "field_of_study" && isNothingOrPlace(longer) && longer.meaning.about !== "nothing";

/** "Graduate, law, medical or | dental | school": one of several schools, of which the first teaches every field. */
const isFieldOfSchools = ({ meaning, from }: Mention, longer: Mention, tokens: readonly Token[]): boolean => {
  if (meaning.about !== "field_of_study" || longer.meaning.about !== "level" || from <= longer.from) return false;
  const words = tokens.slice(longer.from, longer.to).map(({ word }) => word);
  return words.includes("or") && /^(?:graduate|professional)$/.test(words[0] ?? "") && words.at(-1) === "school";
};

/** "First-generation | college | students": the college that their parents did not attend, where they need not be yet. */
const isOfFirstGeneration = (
  { meaning, from, to }: Mention,
  { meaning: longer, from: first, to: last }: Mention,
  tokens: readonly Token[],
): boolean =>
  meaning.about === "level" &&
  longer.about === "groups" &&
  longer.groups.includes("first_generation") &&
  // "Whose parents did not attend | a four-year college", "the first in their family to attend | college or graduate school".
  ((from >= first && from < last && ofFamilies.hasAny(tokens.slice(first, last))) ||
    tokens.slice(from, to).every(({ word }) => /^(?:college|university|students?|applicants?)$/.test(word)));

/** "A Texas community college", "a public Ohio medical school". */
const isLevelAtPlace = (mention: Mention, longer: Mention): boolean =>
  mention.meaning.about === "level" && isStudyPlace(longer.meaning);

/** "Dedicated to | college students", "interested in pursuing | a master's degree", but not "interested in graduate school". */
function isStatedInside({ meaning, from }: Mention, longer: Mention, tokens: readonly Token[]): boolean {
  const kind = kindOfCheck(longer.meaning);
  if (meaning.about !== "level" || (kind !== "interest" && kind !== "course")) return false;
  const before = tokens.slice(longer.from, from);
  const isOwn = kind === "course" || before.some(({ word }) => ofApplicants.test(word));
  return isOwn && !before.some(({ word }) => ofOthers.test(word));
}
const ofApplicants = /^(?:committed|dedicated|devoted|pursu|seek|appl[iy])/;
const ofOthers =
  /^(?:with|about|among|tutor|teach|mentor|help|work|serv|coach|advis|support|improv|promot|assist|education)/;

/** "Four-year colleges in the U.S." states a level and a place; "a U.S. college or university" only the place. */
const isLevelAndPlace = (a: Mention, b: Mention): boolean =>
  [a, b].some(({ meaning }) => meaning.about === "level" || meaning.about === "institution")
    ? [a, b].some(isNothingOrPlace)
    : [a, b].some(isStudyIn) && [a, b].some(({ meaning }) => meaning.about === "nothing");

const isNothingOrPlace = ({ meaning }: Mention): boolean => meaning.about === "nothing" || isStudyPlace(meaning);

const isStudyIn = ({ meaning }: Mention): boolean => meaning.about === "demand" && meaning.demand.about === "study_in";

const isStudyPlace = (meaning: Meaning): boolean =>
  meaning.about === "demand" && (meaning.demand.about === "study_in" || kindOfCheck(meaning) === "study_place");

const kindOfCheck = (meaning: Meaning): CheckKind | null =>
  meaning.about === "demand" && meaning.demand.about === "check" ? meaning.demand.kind : null;

/**
 * A field, a level and a college may share words: "law students", "MBA", "Haskayne School of Business", "Concord
 * University freshmen". So may a field and what it says itself to be demanded besides ("a program in preparation for a career
 * in nursing").
 */
function mayShareWords(a: Mention, b: Mention): boolean {
  const shared = ["field_of_study", "level", "institution"];
  if (a.meaning.about !== b.meaning.about && [a, b].every(({ meaning }) => shared.includes(meaning.about))) return true;
  if ([a, b].some(({ meaning }) => meaning.about === "level") && [a, b].some(isResearch)) return true;
  // "Undergraduate women", but "graduate women" may be done with their studies.
  if ([a, b].some(isUndergraduate) && [a, b].some(({ meaning }) => meaning.about === "groups")) return true;
  // "Former foster youth between 17 and 24".
  if ([a, b].some(({ meaning }) => meaning.about === "groups") && [a, b].some(isAge)) return true;
  return a.meaning.about === "field_of_study" ? saysBesides(a, b) : saysBesides(b, a);
}

/** "Doctoral research", "a graduate dissertation on history". */
const isResearch = ({ meaning }: Mention): boolean => kindOfCheck(meaning) === "research";

const isUndergraduate = ({ meaning }: Mention): boolean =>
  meaning.about === "level" && meaning.levels.includes("bachelor");

const isAge = ({ meaning }: Mention): boolean => meaning.about === "demand" && meaning.demand.about === "age";

const saysBesides = ({ also = [] }: Mention, { meaning }: Mention): boolean =>
  also.some((each) => JSON.stringify(each) === JSON.stringify(meaning));
