import { type PhraseTable, phraseFinder } from "../../eligibility/text/phrases.ts";
import { startsWithDigit, type Token } from "../../eligibility/text/tokens.ts";
import { wordSet } from "../../eligibility/text/word-set.ts";
import { fillerWords } from "./filler-words.ts";
import type { Mention, Reading } from "./mention.ts";
import type { QueryWords } from "./query-words.ts";

/**
 * `any`: what follows is not wanted. `known`: what follows is not if a table knows it or it ends a short statement.
 * `open`: what follows is no condition ("not just for women").
 */
type Cue = "any" | "known" | "open";

const cues: PhraseTable<Cue> = [
  ["(no|without|except|excluding|exclude|excludes|minus|zero|avoid|avoiding|skip) (for|any|)", "any"],
  [
    "(other than|apart from|aside from|anything but|everything but|all but|but not|but no|nothing but not|not including|instead of)",
    "any",
  ],
  ["(nothing|none|not|isnt|arent) (for|about|related to|in|with|like|that is|thats)", "any"],
  [
    "(dont|do not|doesnt|does not|not) (want|wanna|need|require|requires|include|take|like|show|accept|wanting|looking for|interested in|requiring) (me|any|to|)",
    "any",
  ],
  ["(not|isnt|arent|no) (just|only|limited|restricted|exclusively|solely|solo|solamente) (for|to|in|para|)", "open"],
  ["(not|isnt|arent|aint|nor|never|non)", "known"],
  ["(no|sin|excepto|salvo|menos|nada de|ni|que no sean|que no sea|excluyendo) (de|para|)", "any"],
];
const findCues = phraseFinder(cues);

/** Negations that exclude nothing. */
const harmless: PhraseTable<true> = [
  [
    "(not|isnt|arent) (sure|really sure|matter|picky|limited|required|necessary|a problem|necessarily|restricted|exclusively|solely|at all|good|great|much|many)",
    true,
  ],
  [
    "(no|not) (idea|clue|matter|longer|one|problem|preference|more than|less than|later than|luck|time|money|income|job|minimum|limit|cost|thanks|way|worries|specific)",
    true,
  ],
  ["(without|with no) (doing|having|knowing|any help|help|money|a job|parents|anything)", true],
  ["(dont|do not) (know|care|have|think|mind|really know|understand|want to miss|qualify)", true],
  ["(do|does|if) not (matter|mind|know|have)", true],
  ["no (se|importa|tengo|tiene|puedo|quiero|hay|necesito|se que|me|necesariamente)", true],
  ["why not", true],
];
const findHarmless = phraseFinder(harmless);

/** Words between a negation and what it is about. */
const between = wordSet(
  "for in the a an any to of about related from be being that is are have having require requires requiring need needs want ones stuff things majoring major studying study into interested living based open like involving me show do take out get more such as para de con en la el los las un una que being coming my if you anything with only scholarships scholarship becas",
);
/** What students often do not want of a scholarship. In a long text only these are taken for unwanted. */
const unwantable = wordSet(`
loan loans contest contests sweepstakes raffle raffles drawing drawings lottery lotteries giveaway giveaways athlete athletes athletic athletics sport sports
recommendation recommendations recommenders letter letters reference references interview interviews transcript transcripts video videos fee fees
sat act test tests scores fafsa nomination nominations membership memberships religious religion church internship internships service volunteering
prestamo prestamos carta cartas recomendacion entrevista entrevistas concurso concursos sorteo sorteos deportes atletas
`);
const mostBetween = 4;
const mostWords = 3;
const noTargets = new Set([
  "amount_min",
  "amount_max",
  "deadline_before",
  "deadline_after",
  "essay",
  "renewable",
  "gpa",
]);

/** The negations that say nothing, as mentions, so that their words are not read. */
export function harmlessNegations(tokens: readonly Token[]): Mention[] {
  return findHarmless(tokens).map(({ from, to }) => ({ from, to, says: [] }));
}

/** The mentions of a query, with those behind a negation as what the student does not want. */
export function withExclusions(mentions: readonly Mention[], words: QueryWords): Mention[] {
  const { tokens } = words;
  const covered = new Set(mentions.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  const byStart = new Map<number, Mention[]>();
  for (const mention of mentions) byStart.set(mention.from, [...(byStart.get(mention.from) ?? []), mention]);
  const excluded = new Map<Mention, Mention>();
  const added: Mention[] = [];
  let reached = 0;
  for (const { from, to, value } of findCues(tokens)) {
    if (from < reached || covered.has(from)) continue;
    let start: number | null = firstTarget(words, to, byStart);
    let opening = from;
    while (start !== null) {
      const targets: readonly Mention[] = byStart.get(start) ?? [];
      const end: number | null =
        targets.length > 0
          ? excludeMentions(targets, opening, value, excluded)
          : excludeWords(words, start, opening, value, byStart, added);
      if (end === null) break;
      reached = end;
      opening = end;
      start = nextOfList(words, end, byStart);
    }
  }
  return [...mentions.map((mention) => excluded.get(mention) ?? mention), ...added].sort((a, b) => a.from - b.from);
}

const isBreak = ({ text, tokens }: QueryWords, at: number, marks: RegExp) =>
  marks.test(text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0));

/** The token that the negation before `at` is about, or null. */
function firstTarget(words: QueryWords, at: number, byStart: ReadonlyMap<number, unknown>): number | null {
  for (let next = at; next <= at + mostBetween && next < words.tokens.length; next++) {
    if (isBreak(words, next, /[.;:!?\n,]/)) return null;
    const word = words.tokens[next]?.word ?? "";
    if (byStart.has(next) || !between.has(word)) return next;
  }
  return null;
}

function excludeMentions(
  targets: readonly Mention[],
  opening: number,
  cue: Cue,
  excluded: Map<Mention, Mention>,
): number | null {
  const wanted = targets.filter(({ says }) => says.length > 0 && says.every(({ slot }) => !noTargets.has(slot)));
  for (const target of wanted)
    excluded.set(target, { from: opening, to: target.to, says: cue === "open" ? [] : target.says.map(asExclusion) });
  return wanted[0]?.to ?? null;
}

const asExclusion = ({ value }: Reading): Reading => ({ slot: "exclude", value: String(value) });

/** Excludes words that no table knows: "no sweepstakes", "nothing for athletes". */
function excludeWords(
  words: QueryWords,
  start: number,
  opening: number,
  cue: Cue,
  byStart: ReadonlyMap<number, unknown>,
  added: Mention[],
): number | null {
  const { tokens } = words;
  let end = start;
  while (
    end < tokens.length &&
    end - start < mostWords &&
    !byStart.has(end) &&
    isContent(tokens[end]) &&
    (end === start || !isBreak(words, end, /[.;:!?\n,()]/))
  )
    end++;
  if (end === start) return null;
  const isAtEnd =
    end === tokens.length ||
    isBreak(words, end, /[.;:!?\n,]/) ||
    /^(?:and|or|but|y|o|pero)$/.test(tokens[end]?.word ?? "");
  const isThing = tokens.slice(start, end).some(({ word }) => unwantable.has(word));
  if (cue === "open" || (!isThing && (!words.isShort || (cue === "known" && !isAtEnd)))) return null;
  const value = tokens
    .slice(start, end)
    .map(({ word }) => word)
    .join(" ");
  added.push({ from: opening, to: end, says: [{ slot: "exclude", value }] });
  return end;
}

const isContent = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.word.length > 1 &&
  !startsWithDigit(token) &&
  (!fillerWords.has(token.word) || unwantable.has(token.word));

/** What follows "or" in a list of unwanted things: "no loans or contests". */
function nextOfList(words: QueryWords, at: number, byStart: ReadonlyMap<number, unknown>): number | null {
  if (!/^(?:or|nor|ni|o)$/.test(words.tokens[at]?.word ?? "")) return null;
  return firstTarget(words, at + 1, byStart);
}
