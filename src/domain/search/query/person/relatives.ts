import { indexes, type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import type { Group } from "../../../scholarships/vocabulary.ts";
import type { Mention, Reading } from "../mention.ts";
import { isBreakBefore, isStartOfPart } from "../words/breaks.ts";
import { fillerWords } from "../words/filler-words.ts";
import type { QueryWords } from "../words/query-words.ts";
import { familyEmployerMention, familyWorkMentions, workBefore } from "./family-work.ts";
import { ofParents, ofSpouses } from "./group-phrases.ts";

export const parents = wordSet(`
mom moms mommy mother mothers mum mama dad dads daddy father fathers papa parent parents stepmom stepmother stepdad stepfather guardian guardians
madre madres padre padres papas
`);
export const spouses = wordSet("wife wifes husband husbands spouse partner esposa esposo");
/** Sons and daughters are missing: who writes about them mostly searches for them. */
const otherRelatives = wordSet(`
sister sisters brother brothers sibling siblings stepsister stepbrother twin
grandparent grandparents grandma grandmother grandpa grandfather aunt uncle cousin cousins
hermana hermano hermanas hermanos abuela abuelo abuelos tia tio tios prima primo
`);
export const children = wordSet("son sons daughter daughters child children kid kids hijo hija hijos hijas");
export const possessives = wordSet("my our his her their whose mi mis su sus nuestros both");
/** Before a relative who is the student: "single mom", "I am a mother", "for parents". */
const ownBefore = wordSet(
  "a an the am im as for soy una un para single teen teenage young working student home new expecting widowed divorced older adult full veteran military disabled",
);
/** Between "my" or "have a" and a relative: "I have a single mom". */
const described = wordSet(
  "single young working older elderly widowed divorced disabled veteran retired immigrant late sick",
);
const hasBefore = wordSet("have having has had with got tengo tiene con");
const adverbs = wordSet("who that que also both just recently currently now really once all each ambos still always");
const verbs = wordSet(`
is was are were being isnt arent wasnt werent has had have hasnt havent hadnt didnt did doesnt never served serves works worked teaches taught got became immigrated came
es era son eran fue fueron tiene tienen trabaja trabajan esta estan estuvo sirvio sirve nunca
`);
/** "Dad drives a truck", "my mother passed away", and no verb of who looks for a scholarship: "mom wants to be a nurse". */
const isToldOf = (word: string): boolean =>
  /^[a-z]{2,}(?:[^su]s|ed)$/.test(word) && !ofSearch.has(word) && !fillerWords.has(word);
const ofSearch = wordSet(
  "studies attends seeks hopes aspires dreams enrolls returns majors majored enrolled interested athletics based needed scholars veterans nurses teachers students",
);
const negations = wordSet("not isnt arent wasnt werent hasnt havent hadnt didnt doesnt never no nunca");
/** Where the student comes in again. */
const breaks = wordSet(`
i im ive id me my myself our but so because scholarship scholarships grant grants looking want need help any what where
yo mi mis me pero quiero busco necesito soy estoy tengo beca becas
`);
/** So they do behind what was said of the relative: "son of a veteran studying nursing". */
const laterBreaks = wordSet("studying majoring pursuing going planning applying interested estudiando");
const joints = wordSet("and or y o");
/** In tokens. */
const longest = 12;

const heritage: readonly Group[] = [
  "black",
  "hispanic",
  "asian",
  "pacific_islander",
  "native_american",
  "middle_eastern",
  "white",
  "minority",
  "jewish",
  "muslim",
  "christian",
];
/** The groups of a relative that are the student's too. "military" is for who serves, and their children and spouses. */
const parentsGroups = new Set<Group>([...heritage, "first_generation", "military"]);
const spousesGroups = new Set<Group>(["military"]);
const othersGroups = new Set<Group>([...heritage, "first_generation"]);
/** The relatives, each with the groups that the student shares. */
const groupsShared: ReadonlyMap<string, ReadonlySet<Group>> = new Map([
  ...[...parents].map((word) => [word, parentsGroups] as const),
  ...[...spouses].map((word) => [word, spousesGroups] as const),
  ...[...otherRelatives].map((word) => [word, othersGroups] as const),
]);
/** Whether a word names a parent, a spouse or another relative. */
export const isRelative = (word: string) => groupsShared.has(word);
const ownSlots = new Set<Reading["slot"]>([
  "field_of_study",
  "academic_level",
  "citizenship",
  "country",
  "gpa",
  "age",
  "enrollment",
  "college",
]);

/** Those whose work sponsors ask for: parents, grandparents and spouses. */
const grandparents = wordSet("grandparent grandparents grandma grandmother grandpa grandfather abuela abuelo abuelos");
const hasWork = (word: string) =>
  parents.has(word) || spouses.has(word) || grandparents.has(word) || children.has(word) || families.has(word);
/** "Families of teachers" */
const families = wordSet(
  "family families dependent dependents grandchild grandchildren familia familias nieto nieta nietos",
);

/** Words about a relative: tokens `from` to `to` (excluded), which begin at `start`. */
type Span = { start: number; from: number; to: number; shared: ReadonlySet<Group> };

/** The mentions of a query, without those that say of a relative what is not the student's: "my mother is a nurse". */
export function withoutRelatives(mentions: readonly Mention[], words: QueryWords): readonly Mention[] {
  const spans: Span[] = [];
  for (const at of words.tokens.keys()) {
    const span = spanAt(at, mentions, words);
    if (span) for (const each of indexes(span.from, span.to)) spans[each] ??= span;
  }
  const ofChildren = [...words.tokens.keys()].flatMap((at) =>
    children.has(wordAt(words.tokens, at)) || families.has(wordAt(words.tokens, at)) ? workBefore(at, words) : [],
  );
  if (spans.length + ofChildren.length === 0) return mentions;
  const own = mentions.map((mention) => {
    const span = spans[mention.from];
    return span ? ofRelative(mention, span, words.tokens) : mention;
  });
  const work = [...workOf(spans, words, own), ...ofChildren];
  const isOfWork = ({ from, to }: Mention) => work.some((each) => from < each.to && each.from < to);
  return work.length === 0
    ? own
    : [...own.filter((mention) => !isOfWork(mention)), ...work].sort((a, b) => a.from - b.from);
}

/** What the relatives of the spans work. */
function workOf(spans: readonly (Span | undefined)[], words: QueryWords, mentions: readonly Mention[]): Mention[] {
  const different = new Set(spans.flatMap((span) => (span && hasWork(wordAt(words.tokens, span.start)) ? span : [])));
  return [...different].flatMap((span) => {
    const named = familyWorkMentions(span, words, mentions);
    return named.length > 0 ? named : familyEmployerMention(span, words);
  });
}

function ofRelative(mention: Mention, span: Span, tokens: readonly Token[]): Mention {
  const { from, to, says } = mention;
  if (says.length === 0) return mention;
  const negation = lastIndex(tokens, Math.max(span.from, from - 4), from, negations);
  if (negation !== -1) return { from: negation, to, says: [], ignored: true };
  const kept = says
    .filter(({ slot, value }) => (slot === "group" ? span.shared.has(value) : !ownSlots.has(slot)))
    .map((reading) => ofFamily(reading, span.shared));
  if (kept.length > 0) return { ...mention, says: kept };
  return to === from + 1 && isRelative(wordAt(tokens, from))
    ? { from, to, says: [] }
    : { from, to, says: [], topic: true };
}

/** "My dad is a veteran": the student is not. */
const ofFamily = (reading: Reading, shared: ReadonlySet<Group>): Reading =>
  reading.slot === "group" && reading.value === "military"
    ? { ...reading, ties: [...(shared === spousesGroups ? ofSpouses : ofParents)] }
    : reading;

function lastIndex(tokens: readonly Token[], from: number, to: number, words: ReadonlySet<string>): number {
  for (let at = to - 1; at >= from; at--) if (words.has(wordAt(tokens, at))) return at;
  return -1;
}

function spanAt(at: number, mentions: readonly Mention[], words: QueryWords): Span | null {
  const { tokens } = words;
  const word = wordAt(tokens, at);
  if (children.has(word) || families.has(word)) {
    const isOf = /^(?:of|de)$/.test(wordAt(tokens, at + 1));
    return isOf ? { start: at, from: at + 2, to: endOf(at + 2, mentions, words), shared: parentsGroups } : null;
  }
  const shared = groupsShared.get(word);
  if (!shared) return null;
  // "Wife of a PhD student"
  if (isOfSomebody(tokens, at))
    return { start: at, from: at + 2, to: endOf(at + 2, mentions, words), shared: othersGroupsOf(word) };
  const joined = firstOf(tokens, at);
  const isSomebodysOwn = described.has(wordAt(tokens, joined - 1)) && isPossessed(tokens, joined - 1);
  const first = isSomebodysOwn ? joined - 1 : joined;
  const before = wordAt(tokens, first - 1);
  const isSomebodys = isPossessed(tokens, first);
  if (!isSomebodys && ownBefore.has(before)) return null;
  if (isSearchedFor(tokens, first)) return null;
  let next = at + 1;
  while (adverbs.has(wordAt(tokens, next)) && (isSomebodys || !/^(?:who|that|que)$/.test(wordAt(tokens, next)))) next++;
  // "My mom's a nurse"
  const isShortened =
    word.endsWith("s") &&
    ((isSomebodys && /^(?:an?|not|been)$/.test(wordAt(tokens, next))) ||
      (isStartOfPart(words, at) && /^an?$/.test(wordAt(tokens, next))));
  const isTold = verbs.has(wordAt(tokens, next)) || (!isBreakBefore(words, next) && isToldOf(wordAt(tokens, next)));
  if (isShortened || isTold) return { start: joined, from: first, to: endOf(next + 1, mentions, words), shared };
  // "Mom with MS, I'm in 12th grade", but not "mom with two kids"
  const isIll = tokens[next]?.word === "with" && !isWithChildren(tokens, next + 1);
  if (isIll && tokens.slice(next).some((later) => firstPerson.has(later.word)))
    return { start: joined, from: first, to: endOf(next + 1, mentions, words), shared };
  // "Dad in the navy"
  const service = /^(?:in|en)$/.test(wordAt(tokens, next))
    ? mentions.find(({ from, says: [reading] }) => from > next && from <= next + 3 && reading?.value === "military")
    : undefined;
  if (service) return { start: joined, from: first, to: service.to, shared };
  return isSomebodys ? { start: joined, from: first, to: at + 1, shared } : null;
}

const firstPerson = wordSet("i im ive my me");
const isWithChildren = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at, at + 3).some(({ word }) => children.has(word) || babies.has(word));
const babies = wordSet("baby babies toddler toddlers newborn twins little ones teens teenagers");

/** "Scholarships for my brother": the search is for the relative. */
const isSearchedFor = (tokens: readonly Token[], at: number): boolean =>
  possessives.has(wordAt(tokens, at - 1)) &&
  /^(?:for|para)$/.test(wordAt(tokens, at - 2)) &&
  (at === 2 || searched.has(wordAt(tokens, at - 3)));
const searched = wordSet(
  "scholarship scholarships grant grants money funding aid help something anything looking search searching searched asking beca becas ayuda algo buscando busco",
);

/** Whether "my" or "have a" stands before a token. */
function isPossessed(tokens: readonly Token[], at: number): boolean {
  const before = wordAt(tokens, at - 1);
  return possessives.has(before) || (/^(?:a|an|one|two|un|una)$/.test(before) && hasBefore.has(wordAt(tokens, at - 2)));
}

/** "Wife of a ...", but not "mom of a toddler", who may study herself. */
const isOfSomebody = (tokens: readonly Token[], at: number): boolean =>
  /^(?:of|de)$/.test(wordAt(tokens, at + 1)) && /^(?:a|an|un|una)$/.test(wordAt(tokens, at + 2));

const othersGroupsOf = (word: string): ReadonlySet<Group> => (spouses.has(word) ? spousesGroups : othersGroups);

/** The first of "mom and dad". */
function firstOf(tokens: readonly Token[], at: number): number {
  const joint = possessives.has(wordAt(tokens, at - 1)) ? at - 2 : at - 1;
  const isJoined = joints.has(wordAt(tokens, joint)) && isRelative(wordAt(tokens, joint - 1));
  return isJoined ? joint - 1 : at;
}

function endOf(start: number, mentions: readonly Mention[], words: QueryWords): number {
  const { tokens } = words;
  let end = start;
  while (end < tokens.length && end - start < longest) {
    const word = wordAt(tokens, end);
    if (breaks.has(word) || (end > start && laterBreaks.has(word))) break;
    if (isBreakBefore(words, end)) break;
    end++;
  }
  // "My dad is a vet nursing scholarships"
  const isScholarships = /^(?:scholarship|grant|beca)/.test(wordAt(tokens, end));
  const inside = mentions.filter(({ from, to, says }) => from >= start && to <= end && says.length > 0);
  const last = inside.at(-1);
  return isScholarships && inside.length > 1 && last?.to === end ? last.from : end;
}
