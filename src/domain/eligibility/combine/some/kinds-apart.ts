import type { MatchingLevel } from "../../../profile/answers/academic-level.ts";
import { personNouns } from "../../group/group-roles.ts";
import { type Meaning, type Mention, toCheck } from "../../mention.ts";
import { isHeadingLine } from "../../scope/heading-line.ts";
import { modals } from "../../text/modals.ts";
import { phraseFinder } from "../../text/phrases.ts";
import { phraseOf, type Token, wordAt } from "../../text/tokens.ts";
import { tokenSet, wordSet } from "../../text/word-set.ts";
import { awardWords } from "../../words/awards.ts";
import { winnerWords } from "../../words/persons.ts";
import { withoutClass } from "../choices/choices.ts";
import { isComparedDemand, keyOf } from "../criterion-of-meaning.ts";
import type { Statement } from "../statement.ts";
import { keysOf } from "./several-awards.ts";

/** "Transfer students" with what is told of them alone. `head`: the line or label that names them. */
type Kind = { name: string; head: Statement; own: Statement[] };

/**
 * The statements of a text that tells several kinds of applicants apart by lines or labels ("Freshmen: ... Transfer students: ..."). What is
 * said below one of them is asked of that kind alone: where all kinds name a criterion their values are a choice, else it is left to check.
 */
export function withKindsApart(statements: readonly Statement[]): readonly Statement[] {
  const kinds = kindsIn(statements);
  if (kinds.length < 2 || new Set(kinds.map(({ name }) => name)).size < kinds.length) return statements;
  const inside = new Set(kinds.flatMap(({ head, own }) => [head, ...own]));
  const isOfAll = demandedOfAll(
    statements.filter((each) => !inside.has(each)),
    kinds,
  );
  const apart = new Map<Statement, Statement>();
  for (const kind of kinds) {
    apart.set(kind.head, { ...kind.head, mentions: kind.head.mentions.map((mention) => asHead(mention, isOfAll)) });
    for (const each of kind.own) apart.set(each, ofKind(each, isOfAll, levelsBeside(kind, kinds)));
  }
  return statements.map((statement) => apart.get(statement) ?? statement);
}

/** The kinds of applicants below whose names something is demanded, in their order. */
function kindsIn(statements: readonly Statement[]): Kind[] {
  const kinds: Kind[] = [];
  let open: (Kind & { isLine: boolean }) | null = null;
  for (const [at, statement] of statements.entries()) {
    if (statement.part !== "text") continue;
    const name = nameOfKind(statement.tokens);
    const isLabel = leadsTo(statement, statements[at + 1]);
    if (name !== null && (isLabel || isHeadingLine(statement))) {
      open = { name, head: statement, own: [], isLine: !isLabel };
      kinds.push(open);
    } else if (ofEverybody.has(statement.tokens[0]) && (isLabel || isHeadingLine(statement))) open = null;
    else if (open !== null && !(open.isLine ? isBelow(statement, open.head) : isLedBy(statement, open.head)))
      open = null;
    else if (open !== null && !ofEverybody.has(statement.tokens[0])) open.own.push(statement);
  }
  return kinds.filter(({ own }) => own.some(({ mood }) => mood === "demand" || mood === "exclusion"));
}
const ofEverybody = tokenSet("all both every each");

const isLedBy = ({ clause }: Statement, head: Statement): boolean => clause.lead === head.clause.text.trim();
const leadsTo = (head: Statement, next: Statement | undefined): boolean =>
  next?.part === head.part && next.clause.lead !== "" && isLedBy(next, head);
/** Whether a statement stands below a line, and no other heading between. */
const isBelow = (statement: Statement, head: Statement): boolean =>
  statement.clause.heading === head.clause.heading &&
  !(
    isHeadingLine(statement) &&
    statement.mood !== "demand" &&
    !statement.mentions.some(({ meaning }) => criterionOf(meaning))
  );

/** The words by which a line tells one kind of applicants from others: "transfer" of "For Transfer Students"; null for other lines. */
function nameOfKind(tokens: readonly Token[]): string | null {
  const from = findBefore(tokens).find((found) => found.from === 0)?.to ?? 0;
  const to = findBehind(tokens).find((found) => found.to === tokens.length && found.from > from)?.from ?? tokens.length;
  const words = tokens.slice(from, to);
  if (words.length === 0 || words.length > longestName || !persons.has(wordAt(words, words.length - 1))) return null;
  if (words.some((token) => modals.has(token.word) || awardWords.has(token.word) || others.has(token))) return null;
  const own = words.filter(({ word }) => !anybody.has(word));
  const isColumn = own.length === 1 && columns.has(own[0]);
  return own.length > 0 && !isColumn && !winnerWords.hasAny(words) ? phraseOf(own) : null;
}
/** In tokens: "current full-time college students". */
const longestName = 6;
const findBefore = phraseFinder([
  [
    "(eligibility|requirements|criteria|qualifications|guidelines|eligibility requirements|eligibility criteria|) for (the|)",
    true,
  ],
  ["if you are (a|an|)", true],
]);
const findBehind = phraseFinder([
  ["(eligibility|admission|academic|) (requirements|criteria|eligibility|qualifications|guidelines|only)", true],
]);
const persons = new Set([
  ...personNouns,
  ...wordSet("women men girls boys dependents dependants spouses undergrads transfers retirees alumni families"),
]);
const anybody = wordSet(
  "student students applicant applicants candidate candidates individual individuals person persons people a an the our of",
);
/** Labels of columns: "Majors: nursing", "Residents: Ohio". */
const columns = tokenSet("major majors resident residents citizen citizens national nationals faculty");
/** People who do not apply, and words of everybody. */
const others = tokenSet(
  "all any every each eligible qualified parent parents guardian guardians counselor counselors sponsor sponsors nominator nominators donors judges volunteers recommenders past previous former and",
);

/** What a meaning is about, if answers decide it. */
const criterionOf = (meaning: Meaning): string | null =>
  keyOf(meaning) ?? (meaning.about === "demand" && isComparedDemand(meaning) ? meaning.demand.about : null);
const criteriaIn = ({ mentions }: Statement): string[] =>
  mentions.flatMap(({ meaning, also = [] }) => [meaning, ...also].flatMap((each) => criterionOf(each) ?? []));

/** How a mention's demand is that of all kinds: as it is, as one of the values that each of them names, or not. */
type OfAll = (mention: Mention) => "same" | "choice" | null;

function demandedOfAll(besides: readonly Statement[], kinds: readonly Kind[]): OfAll {
  const elsewhere = new Set(
    besides.flatMap(({ mood, mentions }) => (mood === "demand" ? mentions.flatMap(keysOf) : [])),
  );
  const told = kinds.map(({ head, own }) => [head, ...own.filter(({ mood }) => mood === "demand")]);
  const values = told.map((each) => new Set(each.flatMap(({ mentions }) => mentions.flatMap(keysOf))));
  const criteria = told.map((each) => new Set([...each.flatMap(criteriaIn), ...each.flatMap(levelOfTransfers)]));
  return (mention) => {
    const keys = keysOf(mention);
    if (keys.every((key) => elsewhere.has(key) || values.every((own) => own.has(key)))) return "same";
    const criterion = criterionOf(mention.meaning);
    return criterion !== null && criteria.every((own) => own.has(criterion)) ? "choice" : null;
  };
}
/** Who transfers is an undergraduate, whom no level names. */
const levelOfTransfers = ({ tokens }: Statement): string[] => (transfers.hasAny(tokens) ? ["level"] : []);
const transfers = tokenSet("transfer transfers");

/** The name of a kind states what each kind names: "Freshmen" and "Graduate students" are the levels. A class is that of one. */
function asHead(mention: Mention, isOfAll: OfAll): Mention {
  const { meaning } = mention;
  if (criterionOf(meaning) === null || isOfAll(mention) === "same") return mention;
  if (isOfAll(mention) === null) return { ...mention, meaning: alternative, also: [] };
  return meaning.about === "level" ? { ...mention, meaning: withoutClass(meaning) } : mention;
}
const alternative = toCheck("alternative");

/** A statement about one kind. `others`: the levels of the other kinds, of whom it is not demanded. */
function ofKind(statement: Statement, isOfAll: OfAll, others: readonly MatchingLevel[]): Statement {
  const mentions = statement.mentions.map((mention): Mention => {
    const { meaning } = mention;
    const shared = criterionOf(meaning) === null ? "same" : isOfAll(mention);
    if (shared === "same") return mention;
    if (shared === null || isComparedDemand(meaning) || meaning.about === "financial_need")
      return { ...mention, meaning: alternative, also: [] };
    if (meaning.about === "level") return { ...mention, meaning: withoutClass(meaning) };
    return { ...mention, also: [alternative] };
  });
  const isOwn =
    mentions.some(({ meaning }) => meaning === alternative) && !mentions.some(({ meaning }) => criterionOf(meaning));
  return { ...statement, mentions, exclusion: null, ...(isOwn && { ofKind: others }) };
}

/** The levels of the other kinds, where each kind is one of levels. */
function levelsBeside(kind: Kind, kinds: readonly Kind[]): readonly MatchingLevel[] {
  const levels = kinds.map(({ head }) =>
    head.mentions.flatMap(({ meaning }) => (meaning.about === "level" ? meaning.levels : [])),
  );
  if (levels.some((own) => own.length === 0)) return [];
  const own = levels[kinds.indexOf(kind)] ?? [];
  return [...new Set(levels.flat())].filter((level) => !own.includes(level));
}
