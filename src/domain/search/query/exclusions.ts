import { type PhraseTable, phraseFinder } from "../../eligibility/text/phrases.ts";
import { startsWithDigit, type Token } from "../../eligibility/text/tokens.ts";
import { wordSet } from "../../eligibility/text/word-set.ts";
import { countryName } from "../../places/countries.ts";
import { singleSlots } from "../understood.ts";
import type { Mention, Reading } from "./mention.ts";
import { isBreakBefore } from "./words/breaks.ts";
import { fillerWords } from "./words/filler-words.ts";
import type { QueryWords } from "./words/query-words.ts";

/**
 * `any`: what follows is not wanted. `known`: what follows is not if a table knows it or it ends a short statement.
 * `all`: so is what follows "and" there ("except nursing and medicine").
 * `open`: what follows is no condition ("not just for women").
 * `abroad`: "outside the US". Before anything else the words are none of these.
 * `lack`: the student does not have what follows ("I have no clubs"), which is neither wanted nor unwanted.
 */
type Cue = "any" | "all" | "known" | "open" | "lack" | "abroad";

const cues: PhraseTable<Cue> = [
  ["(no|without|w o|minus|zero|avoid|avoiding|skip) (for|any|)", "any"],
  ["(except|excluding|exclude|excludes) (for|any|)", "all"],
  ["(anything|everything|anywhere|anyone|all) (but|except|other than) (for|in|)", "all"],
  ["(other than|apart from|aside from|but not|but no|nothing but not|not including|instead of)", "any"],
  ["(nothing|none|not) (that|which) (needs|requires|need|require|has|involves|asks for) (a|an|any|)", "any"],
  ["(nothing|none|not|isnt|arent) (for|about|related to|in|with|like|that is|thats)", "any"],
  [
    "(dont|do not|doesnt|does not|not) (want|wanna|need|require|requires|include|take|like|play|show|accept|wanting|looking for|interested in|requiring|ask for|asks for|asking for) (me|any|to|)",
    "any",
  ],
  ["(not|isnt|arent|no) (just|only|limited|restricted|exclusively|solely|solo|solamente) (for|to|in|para|)", "open"],
  ["(stop|quit) (showing|giving|sending) (me|) (ones|scholarships|those|anything|) (for|)", "any"],
  ["(not|isnt|arent|aint|nor|never|non)", "known"],
  ["(have|has|had|got|having) no", "lack"],
  [
    "(dont|do not|doesnt|does not|didnt|did not|havent|have not|never) (have|had|has|got|do|did|done|join|joined|belong to|participate in|been in) (a|an|any|)",
    "lack",
  ],
  ["no tengo (un|una|ningun|ninguna|)", "lack"],
  ["(outside|outside of|out of) (the|)", "abroad"],
  ["(no|sin|nada de|ni|que no sean|que no sea) (de|para|)", "any"],
  ["no (pidan|piden|pida|requieran|requieren|requiera|incluyan) (de|)", "any"],
  ["(excepto|salvo|menos|excluyendo) (de|para|)", "all"],
];
const findCues = phraseFinder(cues);

/** Negations that exclude nothing. `limit`: they speak of limits of scholarships, which no slot holds. */
const harmless: PhraseTable<"nothing" | "limit"> = [
  [
    "(not|isnt|arent) (sure|really sure|matter|picky|limited|required|necessary|a problem|necessarily|restricted|exclusively|solely|at all|good|great|much|many)",
    "nothing",
  ],
  [
    "(no|not) (idea|clue|age|strings|strings attached|matter|longer|one|problem|preference|more than|less than|later than|luck|time|money|income|job|minimum|limit|cost|thanks|way|worries|specific)",
    "nothing",
  ],
  ["(without|with no) (doing|having|knowing|any help|help|money|a job|parents|anything)", "nothing"],
  ["(dont|do not) (know|care|think|mind|really know|understand|want to miss|qualify)", "nothing"],
  ["(do|does|if) not (matter|mind|know|have)", "nothing"],
  ["no (se|importa|tiene|puedo|quiero|hay|necesito|se que|me|necesariamente)", "nothing"],
  ["why not", "nothing"],
  ["(without|no|avoid|sin) (any|student|) (debt|debts|deuda|deudas)", "limit"],
  ["(not|isnt|arent|no|without) (a|an|any|) (scam|scams|scammy|fake|spam|sketchy|shady|phishing)", "nothing"],
  ["(not|isnt|arent|never|non|no soy) (a|an|un|) (member|members|miembro)", "limit"],
  ["(nonmember|nonmembers)", "limit"],
  ["(not|isnt|arent|wasnt|hasnt|never) (been|always|that|so|exactly|) easy", "nothing"],
  ["(no|not) (older|younger|bigger|higher|lower|later) than", "nothing"],
  [
    "(no|any|without|without any) (citizenship|nationality|residency|income|age|state|location|major|test|need) (restriction|restrictions|requirement|requirements|limit|limits|cap|caps|cutoff|cutoffs)",
    "limit",
  ],
  // Who has none of these looks for what does not ask for them, and scholarships say so in these words.
  [
    "(no|without|without a|dont need|doesnt need|dont require|doesnt require) (a|an|) (ssn|social|social security|social security number|citizenship|immigration status) (required|needed|requirement|)",
    "limit",
  ],
  ["(sin importar|no importa) (el|tu|su|mi|) (estatus|estado) (migratorio|legal|)", "limit"],
  ["(regardless of|no matter|whatever) (my|your|their|the|) (immigration|citizenship|legal) status", "limit"],
  [
    "(no|que no) (pidan|piden|pida|requieran|requieren|requiera) (la|el|un|numero de|) (ciudadania|papeles|seguro social|estatus)",
    "limit",
  ],
];
const findHarmless = phraseFinder(harmless);

/** Words between a negation and what it is about. */
const between = wordSet(
  "for in the a an any to of about related from be being that is are have having require requires requiring need needs want ones stuff things majoring major studying study into interested living based open like involving me show do take out get make making write writing record submit more such as para de con en la el los las un una que being coming my if you anything with only scholarships scholarship becas",
);
/** What students often do not want of a scholarship. In a long text only these are taken for unwanted. */
const unwantable = wordSet(`
loan loans contest contests sweepstakes raffle raffles drawing drawings lottery lotteries giveaway giveaways athlete athletes athletic athletics sport sports
recommendation recommendations recommenders letter letters reference references interview interviews transcript transcripts video videos fee fees
sat act test tests scores fafsa nomination nominations citizen citizens membership memberships religious religion church internship internships service volunteering
ciudadania prestamo prestamos carta cartas recomendacion entrevista entrevistas concurso concursos sorteo sorteos deportes atletas
`);
const mostBetween = 4;
const mostWords = 3;

/** The negations that exclude nothing, as mentions, so that their words are not read. */
export function harmlessNegations(tokens: readonly Token[]): Mention[] {
  return findHarmless(tokens).map(({ from, to, value }) => ({
    from,
    to,
    says: [],
    ...(value === "limit" && { ignored: true }),
  }));
}

/** The mentions of a query, with those behind a negation as what the student does not want. */
export function withExclusions(mentions: readonly Mention[], words: QueryWords): Mention[] {
  const exclusions = new Exclusions(mentions, words);
  const covered = new Uint8Array(words.tokens.length);
  for (const { from, to, says } of mentions) {
    covered.fill(1, from, to);
    // "No essay or transcript"
    if (says.some(({ slot, value }) => slot === "essay" && value === false)) exclusions.readRestOfList(to, "any");
  }
  let reached = 0;
  for (const { from, to, value } of findCues(words.tokens)) {
    if (from < reached || covered[from] === 1 || (value === "lack" && covered[to - 1] === 1)) continue;
    // "Not need based" is not "do not need".
    const start = mentions.find((mention) => mention.from > from && mention.from < to)?.from;
    reached = exclusions.readList(from, start ?? to, value);
  }
  return exclusions.mentions();
}

class Exclusions {
  readonly #all: readonly Mention[];
  readonly #words: QueryWords;
  readonly #byStart = new Map<number, Mention[]>();
  readonly #replaced = new Map<Mention, Mention>();
  readonly #added: Mention[] = [];

  constructor(mentions: readonly Mention[], words: QueryWords) {
    this.#all = mentions;
    this.#words = words;
    for (const mention of mentions)
      this.#byStart.set(mention.from, [...(this.#byStart.get(mention.from) ?? []), mention]);
  }

  mentions(): Mention[] {
    const kept = this.#all.map((mention) => this.#replaced.get(mention) ?? mention);
    return [...kept, ...this.#added].sort((a, b) => a.from - b.from);
  }

  /** Excludes what follows the negation in tokens `from` to `to`. Returns the token behind the last thing excluded. */
  readList(from: number, to: number, cue: Cue): number {
    const target = this.#targetAfter(to);
    const end = target === null ? null : this.#exclude(target, from, to, cue);
    return end === null ? to : this.readRestOfList(end, cue);
  }

  /** Excludes what follows "or" in a list of unwanted things: "no loans or contests". */
  readRestOfList(at: number, cue: Cue): number {
    let end = at;
    const joints = cue === "all" ? /^(?:or|nor|ni|o|and|y)$/ : /^(?:or|nor|ni|o)$/;
    while (joints.test(this.#words.tokens[end]?.word ?? "")) {
      const target = this.#targetAfter(end + 1);
      const next = target === null ? null : this.#exclude(target, end, end + 1, cue);
      if (next === null) return end;
      end = next;
    }
    return end;
  }

  /** The token that the negation before `at` is about, or null. */
  #targetAfter(at: number): number | null {
    const { tokens } = this.#words;
    for (let next = at; next <= at + mostBetween && next < tokens.length; next++) {
      if (isBreakBefore(this.#words, next)) return null;
      if (tokens[next]?.word === "us" && ofUs.has(tokens[next + 1]?.word ?? "")) continue; // "no US military"
      if (this.#byStart.has(next) || !between.has(tokens[next]?.word ?? "")) return next;
    }
    return null;
  }

  #exclude(target: number, from: number, to: number, cue: Cue): number | null {
    const mentions = this.#byStart.get(target);
    if (mentions?.some((each) => this.#isUs(each))) return this.#excludeUs(mentions, from);
    if (cue === "abroad") return null;
    return mentions ? this.#excludeMentions(mentions, from, cue) : this.#excludeWords(target, from, to, cue);
  }

  /** "The US Army" is no place. */
  #isUs = ({ from, to }: Mention): boolean =>
    !ofUs.has(this.#words.tokens[to]?.word ?? "") && usNames.test(this.#words.written(from, to).replaceAll(".", ""));

  /**
   * Studies in the US are what nobody needs to ask for, so that its name alone says nothing. "Not from the US" and "I'm not in the US" tell
   * where the student is, who may well want to study there.
   */
  #excludeUs(mentions: readonly Mention[], from: number): number {
    const [first] = mentions;
    const to = first?.to ?? from;
    const before = this.#words.tokens.slice(Math.max(0, from - 1), first?.from).map(({ word }) => word);
    const isOfStudent = before.some((word) => ofStudents.has(word));
    for (const mention of mentions) this.#replaced.set(mention, { from, to, says: [] });
    this.#added.push(
      isOfStudent
        ? { from, to, says: [], ignored: true }
        : { from, to, says: [{ slot: "exclude", value: countryName("US") }] },
    );
    return to;
  }

  #excludeMentions(mentions: readonly Mention[], from: number, cue: Cue): number | null {
    const wanted = mentions.filter(
      ({ says, topic }) => (says.length > 0 || topic) && says.every(({ slot }) => !singleSlots.has(slot)),
    );
    for (const mention of wanted) {
      if (cue === "lack" && !isUnwantedWhereLacking(mention)) {
        this.#replaced.set(mention, { from, to: mention.to, says: [], ignored: true });
        continue;
      }
      const says = cue === "open" ? [] : this.#exclusionsOf(mention);
      this.#replaced.set(mention, { from, to: mention.to, says });
    }
    return wanted[0]?.to ?? null;
  }

  #exclusionsOf({ from, to, says, topic }: Mention): Reading[] {
    // "Nothing for single moms" leaves out no other women.
    const isPartOfGroup = topic !== undefined && says.every(({ slot }) => slot === "group");
    // "ROTC, but not army" leaves out no veterans.
    const isBranch = branches.test(this.#wordsOf({ from, to, topic }));
    // "A junior, nothing for freshmen" is a student of the same level.
    const isClass = says.length > 0 && classes.test(this.#wordsOf({ from, to, topic }));
    if (says.length > 0 && !isPartOfGroup && !isClass && !isBranch)
      return says.map((reading) => ({ slot: "exclude", value: excludedValue(reading) }));
    return [{ slot: "exclude", value: this.#wordsOf({ from, to, topic }) }];
  }

  #wordsOf({ from, to, topic }: Pick<Mention, "from" | "to" | "topic">): string {
    return typeof topic === "string" ? topic : this.#words.written(from, to).toLowerCase();
  }

  /**
   * Excludes words that no table knows: "no sweepstakes", "nothing for athletes". What is said not to be there and is not
   * taken for unwanted stays as it was said, and is never searched for.
   */
  #excludeWords(start: number, from: number, to: number, cue: Cue): number | null {
    const { tokens, isShort } = this.#words;
    const end = this.#endOfThing(start);
    const thing = tokens.slice(start, end).map(({ word }) => word);
    const isDirect = start - to <= 1;
    const isEnd =
      end === tokens.length ||
      isBreakBefore(this.#words, end) ||
      /^(?:and|or|but|y|o|pero)$/.test(tokens[end]?.word ?? "");
    // "Not recruited" tells of the student.
    const isState = cue === "known" && /..ed$/.test(thing.at(-1) ?? "");
    const isUnwanted =
      thing.some((word) => unwantable.has(word)) ||
      (!isState && isShort && cue !== "lack" && (cue === "any" || cue === "all" || (isEnd && isDirect)));
    // "Not only Oxford" asks for nothing.
    const isOpen = cue === "open";
    const says: Reading[] = isUnwanted && !isOpen ? [{ slot: "exclude", value: thing.join(" ") }] : [];
    if (thing.length === 0 || !(isDirect || says.length > 0)) return null;
    this.#added.push({ from, to: end, says, ...(says.length === 0 && !isOpen && { ignored: true as const }) });
    return end;
  }

  #endOfThing(start: number): number {
    let end = start;
    const { tokens } = this.#words;
    while (end - start < mostWords && !this.#byStart.has(end)) {
      const isOf = end > start && /^(?:of|de)$/.test(tokens[end]?.word ?? "") && isContent(tokens[end + 1]);
      if (!(isContent(tokens[end]) || isOf) || (end > start && isBreakBefore(this.#words, end))) break;
      end++;
    }
    return end;
  }
}

const usNames = /^(?:the )?(?:usa?|united states(?: of america)?|america|estados unidos|eeuu)$/i;
const ofUs = wordSet("army navy military marines marine air coast armed government veteran veterans news");
const ofStudents = wordSet(
  "from born live living based im i am are is we he she resident residing citizen soy estoy vivo",
);
const branches = /^(?:army|navy|marines|air force|coast guard|national guard|space force)$/;
const classes = /^(?:freshm[ae]n|sophomores?|juniors?|seniors?)$/;

/** Who has no need and is no veteran is not who such scholarships are for. "I have no kids" tells of an activity or a subject. */
const isUnwantedWhereLacking = ({ says, topic }: Mention): boolean =>
  !topic && says.length > 0 && says.every(({ slot }) => slot === "financial_need" || slot === "group");

/** The value of `exclude` for what a reading says. A country has its name, as its code may be that of a state: CA, DE. */
export function excludedValue({ slot, value }: Reading): string {
  if (slot === "financial_need") return "financial need";
  return slot === "country" ? countryName(value) : String(value);
}

const isContent = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.word.length > 1 &&
  !startsWithDigit(token) &&
  (!fillerWords.has(token.word) || unwantable.has(token.word));
