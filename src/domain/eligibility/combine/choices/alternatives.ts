import { isPointGrade } from "../../grades/levels-with-grades.ts";
import { personNouns } from "../../group/group-roles.ts";
import type { Mention } from "../../mention.ts";
import type { ReadClause } from "../../read-clause.ts";
import { phraseFinder } from "../../text/phrases.ts";
import { type Token, wordAt } from "../../text/tokens.ts";
import { tokenSet, wordSet } from "../../text/word-set.ts";
import { type Item, isGroup, isOfField, listsWithOr, ofChoice, qualities } from "./lists-with-or.ts";

/**
 * Splits the mentions of a clause into the others and those of which one is enough, which the facts cannot hold: of
 * different criteria ("veterans or residents of Ohio"), or beside words that nothing read ("women or zorblers").
 */
export function coordinated(
  { mentions, tokens, unread }: ReadClause,
  text: string,
): { alternatives: readonly Mention[]; others: readonly Mention[] } {
  const besides = findBesides(tokens).some(({ to }) => !tokens.slice(to).some(({ word }) => word === "must"));
  const stated = mentions.filter(({ meaning }) => meaning.about !== "nothing");
  const schools = schoolOrCollege(stated, tokens);
  if (!or.hasAny(tokens) && !besides && schools.length === 0) return { alternatives: [], others: mentions };
  const lists = listsWithOr(stated, tokens, text);
  const rest = { unread: new Set(unread), starts: new Set(stated.map(({ from }) => from)), text };
  const first = stated.find(
    (mention) => isFirstOfChoice(mention, tokens) && !lists.some((list) => list.flat().includes(mention)),
  );
  const each = [
    ...stated.filter((mention) => besides && isOfPersons(mention)),
    ...schools,
    ...lists.flatMap(apartFromShared),
    ...stated.filter(
      (mention) => !isOpenField(mention) && !isFieldOrRelated(mention, tokens) && isBesideUnread(mention, tokens, rest),
    ),
    ...stated.filter(
      (mention) => isOfLastPersons(mention, stated, tokens) || isListedWithUnread(mention, tokens, rest),
    ),
    ...stated.filter((mention) => isOtherToBe(mention, stated, tokens)),
    ...(first ? stated.filter((mention) => mention.from >= first.from && isOfPersons(mention)) : []),
  ];
  const chosen = each.filter((mention) => !isLeastOfBoth(mention, stated, tokens));
  // "Women in engineering, or men in nursing": women alone would be too few.
  const hasGroup = chosen.some(isGroup);
  const alternatives = mentions.filter((mention) => chosen.includes(mention) || (hasGroup && isGroup(mention)));
  const others = mentions.filter((mention) => !alternatives.includes(mention));
  return {
    alternatives,
    others: others.map((mention) =>
      isFieldOrRelated(mention, tokens) || isFieldBesideUnread(mention, tokens, rest) ? orRelated(mention) : mention,
    ),
  };
}

const or = tokenSet("or");

/** "Seniors of Lake High School, as well as | students at Hale College": a school and a college of which one is enough. */
function schoolOrCollege(stated: readonly Mention[], tokens: readonly Token[]): Mention[] {
  const school = stated.find(({ meaning }) => meaning.about === "demand" && meaning.demand.about === "high_school");
  const college = stated.find(({ meaning }) => meaning.about === "institution");
  if (school === undefined || college === undefined) return [];
  const [first, second] = school.from < college.from ? [school, college] : [college, school];
  const between = tokens.slice(first.to, second.from).map(({ word }) => word);
  return between.includes("or") || between.join(" ").includes("as well as") ? [school, college] : [];
}

/** "Residents of Ohio | and anyone who | studies there": neither is demanded of all, but "and anyone who applies must be 18" adds nobody. */
const findBesides = phraseFinder([
  [
    "(and|or) (anyone|anybody|any student|any person|any individual) (who|that|attending|enrolled|studying|living)",
    true,
  ],
] as const);
const isOfPersons = ({ meaning }: Mention): boolean =>
  ofChoice.has(meaning.about) ||
  meaning.about === "institution" ||
  (meaning.about === "demand" && /^(?:study_in|bachelors_degree|county)$/.test(meaning.demand.about));

/** "A 3.5 GPA and 20 on the ACT, or a | 3.0 GPA | and 24": both choices name a grade, and the lowest is demanded of all. */
function isLeastOfBoth({ from, to, meaning }: Mention, stated: readonly Mention[], tokens: readonly Token[]): boolean {
  if (meaning.about !== "gpa") return false;
  const isGrade = (mention: Mention) =>
    tokens.slice(mention.from, mention.to).some(({ word }) => isPointGrade(word)) &&
    kindOf(mention).endsWith(" grades");
  const grades = stated.filter(isGrade);
  const outside = or
    .placesIn(tokens)
    .filter((at) => ![{ from, to }, ...grades].some((grade) => grade.from <= at && at < grade.to));
  const [joint] = outside;
  if (joint === undefined || outside.length > 1) return false;
  return grades.some((other) => (joint < from ? other.to <= joint : other.from > joint));
}

/** The mentions of a list but those of a kind that every item names: "the School of Nursing or the Department of Biology". */
function apartFromShared(list: readonly Item[]): Mention[] {
  const kinds = list.map((item) => new Set(item.map(kindOf)));
  return list.flat().filter((mention) => !kinds.every((names) => names.has(kindOf(mention))));
}

/** "Civil engineering, or in a related field". */
function isFieldOrRelated({ to, meaning }: Mention, tokens: readonly Token[]): boolean {
  const after = tokens.slice(to, to + 6).map(({ word }) => word);
  const or = after.indexOf("or");
  return meaning.about === "field_of_study" && or >= 0 && or < 2 && after.slice(or).some((word) => related.has(word));
}

/** "Majoring in the construction field, | zorblers or landscape design": others of the list were not read. */
function isFieldBesideUnread({ to, meaning }: Mention, tokens: readonly Token[], { unread, text }: Rest): boolean {
  if (meaning.about !== "field_of_study") return false;
  const next = /^(?:fields?|majors?|programs?|students?|degrees?)$/.test(wordAt(tokens, to)) ? to + 1 : to;
  const first = tokens[next];
  if (!first || !unread.has(first) || goesOn.test(first.word)) return false;
  const entries = tokens.slice(next, next + longestEntry).findIndex(({ word }) => word === "or");
  return /^\s*,\s*$/.test(text.slice(tokens[next - 1]?.end ?? 0, first.start)) && entries > 0;
}

/** "Botany, geology or zorbling": a list that leaves other fields open holds the one that nobody knows. */
const isOpenField = ({ meaning }: Mention): boolean =>
  meaning.about === "field_of_study" && meaning.names.some((name) => name.endsWith(" or a related field"));

const related = new Set(["related", "allied", "similar", "relevant", "equivalent"]);

function orRelated(mention: Mention): Mention {
  if (mention.meaning.about !== "field_of_study") return mention;
  const names = mention.meaning.names.map((name) =>
    name.includes(" or a related") ? name : `${name} or a related field`,
  );
  return { ...mention, meaning: { ...mention.meaning, names } };
}

/** "Either be a US citizen, have a degree from a US college or ...": the "or" stands far behind. */
function isFirstOfChoice({ from, to, meaning }: Mention, tokens: readonly Token[]): boolean {
  const hasOr = (part: readonly Token[]) => part.some(({ word }) => word === "or");
  const before = tokens.slice(Math.max(0, from - 3), from);
  const isChoice = ofChoice.has(meaning.about) && before.some(({ word }) => word === "either");
  return isChoice && !hasOr(tokens.slice(from, to)) && hasOr(tokens.slice(to));
}

/** "Must study at an American college or be an | American | student abroad". */
function isOtherToBe({ from, meaning }: Mention, stated: readonly Mention[], tokens: readonly Token[]): boolean {
  if (!ofChoice.has(meaning.about)) return false;
  const be = /^an?$/.test(wordAt(tokens, from - 1)) ? from - 2 : from - 1;
  if (tokens[be]?.word !== "be" || tokens[be - 1]?.word !== "or") return false;
  const before = stated.filter(({ to }) => to < be);
  return before.length > 0 && !before.some((other) => ofChoice.has(other.meaning.about));
}

/** "A full-time student or a part-time student | with a disability": the words are about the last of two kinds of persons. */
function isOfLastPersons({ from, meaning }: Mention, stated: readonly Mention[], tokens: readonly Token[]): boolean {
  if (!ofChoice.has(meaning.about)) return false;
  const word = (at: number) => wordAt(tokens, at);
  let head = from - 1;
  while (head > from - 4 && ofPersons.has(word(head))) head--;
  if (!personNouns.has(word(head))) return false;
  const or = tokens.findLastIndex((token, at) => at < head && at > head - 6 && token.word === "or");
  // "A high school student or college student of Greek descent" must be both.
  const isOther = /^an?$/.test(word(or + 1)) || word(or + 1) === "part";
  if (or < 1 || word(or - 1) !== word(head) || !isOther) return false;
  return !stated.some((other) => other.meaning.about === meaning.about && other.to <= or && other.to > or - 6);
}
const ofPersons = wordSet("who whose that are is be have has from in of");

/** "California residents, | AB 540 eligible, or zorblers": a short entry of the list that nothing read. */
function isListedWithUnread(
  { to, meaning }: Mention,
  tokens: readonly Token[],
  { unread, starts, text }: Rest,
): boolean {
  if (!ofChoice.has(meaning.about)) return false;
  const hasComma = (at: number) => /^\s*,/.test(text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0));
  if (!hasComma(to)) return false;
  // "Were in foster care, are orphans, or have been adopted".
  const isVerb = (at: number) => verbs.test(wordAt(tokens, at));
  const or = tokens.findIndex(({ word }, at) => at > to && at < to + longestChoice && word === "or" && hasComma(at));
  if (isVerb(to)) return or > 0 && isVerb(or + 1);
  if (goesOn.test(wordAt(tokens, to))) return false;
  let isUnread = false;
  for (let at = to; at < tokens.length && at < to + longestEntry; at++) {
    if (starts.has(at) && !isUnread) return false;
    // "Are parents, zorblers | or have been homeless".
    if (isUnread && tokens[at]?.word === "or" && isVerb(at + 1)) return true;
    if (at > to && hasComma(at)) return isUnread && tokens[at]?.word === "or";
    isUnread ||= unread.has(tokens[at] as Token);
  }
  return false;
}

/** In tokens. */
const longestEntry = 6;
const longestChoice = 14;
const verbs = /^(?:are|is|were|was|have|has|had)$/;

/** What begins no entry of a list but says more of the persons before it. */
const goesOn = /^(?:who|whose|which|that|with|and|or|must|should|be|are|is|have|has|in|at|for|to|but|as)$|ing$|ed$/;

/** Whether an "or" joins the mention with words that nothing read, before the next mention begins. */
function isBesideUnread(mention: Mention, tokens: readonly Token[], { unread, starts, text }: Rest): boolean {
  const { from, to } = mention;
  // "Foster care life and/or ..."
  const or = [to, to + 1, to + 2].find(
    (at) =>
      tokens[at]?.word === "or" && (at < to + 2 || tokens[at - 1]?.word === "and") && (at === to || !starts.has(to)),
  );
  // "In foster care on or after the 13th birthday": one preposition or the other.
  if (or !== undefined && bounds.has(wordAt(tokens, or - 1)) && bounds.has(wordAt(tokens, or + 1))) return false;
  // "Graduate coursework or research": both are of the level before them.
  if (or !== undefined && mention.meaning.about === "level" && worksOfStudents.has(wordAt(tokens, or + 1)))
    return false;
  // "An M.Div. program (or its equivalent)" names nothing else.
  if (or !== undefined && isOrEquivalent(tokens, or)) return false;
  for (let at = or === undefined ? tokens.length : or + 1; at < tokens.length && at <= (or ?? 0) + 8; at++) {
    if (starts.has(at)) break;
    if (unread.has(tokens[at] as Token)) return true;
  }
  // "At a college or university, maintain a 3.0 GPA": the comma ends what "or" joins.
  const isApart = text.slice(tokens[from - 1]?.end ?? 0, tokens[from]?.start ?? 0).includes(",");
  const isNext = tokens[from - 2]?.word === "or" && !isApart && !joinsQualities(mention, tokens);
  let start = from;
  while (isOfField(mention, wordAt(tokens, start - 1))) start--;
  const beforeOr = tokens[start - 1]?.word === "or" ? start - 2 : isNext ? from - 3 : -1;
  // "Rural and/or | of Indigenous ancestry".
  const before = tokens[tokens[beforeOr]?.word === "and" ? beforeOr - 1 : beforeOr];
  return before !== undefined && unread.has(before);
}

const worksOfStudents = wordSet("research study studies training coursework fieldwork");

/** "Or its equivalent", but not "grade 12 or the equivalent or older". */
const isOrEquivalent = (tokens: readonly Token[], or: number): boolean =>
  [1, 2].some((far) => /^equivalents?$/.test(wordAt(tokens, or + far)) && tokens[or + far + 1]?.word !== "or");

/** "Intending to take up | or | continue postgraduate studies", "a single | or | double degree": both are of what follows. */
const joinsQualities = ({ from, meaning }: Mention, tokens: readonly Token[]): boolean => {
  const joins = (words: ReadonlySet<string>) => [from - 3, from - 1].every((at) => words.has(wordAt(tokens, at)));
  // "A community college, private or public | undergraduate college, or law school" is a list of levels.
  return joins(verbsOfStudy) || joins(qualities) || (meaning.about !== "level" && joins(owners));
};
const owners = new Set(["public", "private"]);
const verbsOfStudy = wordSet(
  "up continue continuing begin beginning start starting undertake undertaking pursue pursuing commence commencing enter entering complete completing attend attending enrolled admitted accepted resume resuming take taking",
);

const bounds = wordSet("on at before after by until in during from since above below over under");

/** The words that nothing read, where the mentions begin, and the text of the clause. */
type Rest = { unread: ReadonlySet<Token>; starts: ReadonlySet<number>; text: string };

/** Values of one kind may stand in one list of facts. People of no level leave the levels of students as they are. */
export function kindOf({ meaning, noStudents }: Mention): string {
  if (noStudents) return "level";
  // "A college in Ohio or a university in Kenya" are two places of which one is enough.
  if (meaning.about === "demand" && meaning.demand.about === "study_in") return JSON.stringify(meaning.demand);
  if (meaning.about === "demand")
    return `${meaning.demand.about} ${"kind" in meaning.demand ? meaning.demand.kind : ""}`;
  return meaning.about;
}
