import type { ClauseWords } from "../mention.ts";
import { byStart, type Found } from "../text/phrases.ts";
import { Start } from "../text/start.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { TokenSet, wordSet } from "../text/word-set.ts";
import { findPlaces, needStop, type Place, shortStates, stateOfCode } from "./place-names.ts";
import { areas, before, directions } from "./place-words.ts";

export const counties = new Set(["county", "counties", "parish", "parishes", "co"]);
/** What a place that needs no other words starts from: a name, a code of a state, or a county. */
export const placeStart = new Start([findPlaces, "two letters", new TokenSet(counties)]);
const inName = wordSet("of the de la du del des le los las");
/** Last words of the names of towns: "Colorado Springs". */
export const townWords = wordSet("city cities township borough village beach island islands valley heights springs");
/** Words that make a name one of an organization. */
export const organizations = wordSet(
  "university college institute school schools academy society association foundation church bank club department tech chapter board council company union hospital seminary christian",
);

/** Words that are codes of states only where capitals mark a name. */
const isWord = wordSet("or in me hi ok oh as pa la ma id de al co mo pr");
/** Codes of states that are degrees as well, and degrees that are nothing else. */
const isDegreeToo = wordSet("ma ms md");
const degrees = wordSet("ba bs bsc bfa msc mba mfa mph mphil phd dphil edd jd llm");
const ofCastes = wordSet("sts obc obcs caste castes scheduled category categories dnt ebc ews");
/** Words that may follow a place with a capital without being part of its name. */
const goesOn = wordSet(
  "resident residents residency high citizen citizens student students national nationals native natives in and or who with must only seniors senior women men girls boys us applicants",
);

const beginnings = wordSet(
  "you your the this these they applicants students candidates must minimum selection preference all each an a in to for if please award awards winners recipients full open",
);

/** The names of places in a clause. */
export class NamedPlaces {
  readonly tokens: readonly Token[];
  readonly #text: string;
  readonly #found: ReadonlyMap<number, Found<Place>>;
  readonly #known = new Map<number, { to: number; place: Place } | null>();
  /** Whether the clause is written in capitals, so that a capital marks no name. */
  readonly allCapitals: boolean;

  constructor({ text, tokens }: Pick<ClauseWords, "text" | "tokens">) {
    this.tokens = tokens;
    this.#text = text;
    this.allCapitals = !/\p{Ll}/u.test(text);
    this.#found = byStart(findPlaces(tokens));
  }

  /** Whether no word is or may be the name of a place. */
  get isEmpty(): boolean {
    return this.#found.size === 0 && !this.tokens.some(({ word, capital }) => capital && word.length === 2);
  }

  /** The tokens at which the name of a place begins. */
  starts(): number[] {
    let past = 0;
    return [...this.tokens.keys()].filter((at) => {
      const named = at < past ? null : this.placeAt(at);
      past = named?.to ?? past;
      return named !== null;
    });
  }

  word(at: number): string {
    return wordAt(this.tokens, at);
  }

  /** The characters between a token and the one before it, without spaces. */
  gap(at: number): string {
    const [left, right] = [this.tokens[at - 1], this.tokens[at]];
    if (!left || !right) return "";
    const gap = this.#text.slice(left.end, right.start).replaceAll(" ", "");
    // "Mass., R.I.", "a Ky. resident": the full stop belongs to the word.
    return gap.startsWith(".") && shortStates.has(left.word) ? gap.slice(1) : gap;
  }

  written(from: number, to: number): string {
    return this.#text.slice(this.tokens[from]?.start ?? 0, this.tokens[to - 1]?.end ?? 0);
  }

  /** A name of a place at a token, unless it is a part of another name ("Ohio Nurses Association"). */
  placeAt(at: number): { to: number; place: Place } | null {
    if (!this.#found.has(at) && this.word(at).length !== 2) return null;
    const known = this.#known.get(at);
    if (known !== undefined) return known;
    const found = this.#readPlace(at);
    this.#known.set(at, found);
    return found;
  }

  #readPlace(at: number): { to: number; place: Place } | null {
    const found = this.#found.get(at);
    const token = this.tokens[at];
    if (!token) return null;
    const code = token.capital && token.word.length === 2 ? stateOfCode(this.written(at, at + 1)) : null;
    // "PR China".
    if (found && found.to > at + 1 && this.#isName(found)) return { to: found.to, place: found.value };
    if (
      code &&
      !this.#isDegree(at) &&
      !this.#isCaste(at) &&
      !(this.allCapitals && isWord.has(token.word) && !this.#areCodes())
    )
      return { to: at + 1, place: { kind: "state", code } };
    if (!found || !this.#isName(found)) return null;
    return { to: found.to, place: found.value };
  }

  /** "The MA or MBA program", and of these words "the MA" alone. "MA or ME" are states. */
  #isDegree(at: number): boolean {
    if (!isDegreeToo.has(this.word(at))) return false;
    const [next, before] = [at + 1, at - 1].map((beside) => /^(?:or|and)$/.test(this.word(beside)));
    const isBeside = degrees.has(this.word(next ? at + 2 : at + 1)) || degrees.has(this.word(before ? at - 2 : at - 1));
    return isBeside || (at === this.tokens.length - 1 && /^(?:an?|the)$/.test(this.word(at - 1)));
  }

  /** "SC and ST candidates", "the SC category": a scheduled caste of India. */
  #isCaste = (at: number): boolean =>
    this.word(at) === "sc" &&
    this.tokens.some(({ word }, i) => ofCastes.has(word) || (word === "st" && this.written(i, i + 1) === "ST"));

  /** "AL, FL, GA": nothing but codes of states. */
  #areCodes(): boolean {
    return this.tokens.every(({ word }, at) => word.length === 2 && stateOfCode(this.written(at, at + 1)) !== null);
  }

  /** "us" is a pronoun, and regions are written without a capital. */
  #isName({ from, to, value }: Found<Place>): boolean {
    const token = this.tokens[from];
    if (to === from + 1 && needStop.has(token?.word ?? ""))
      return token?.capital === true && this.#text[token.end] === ".";
    if (token?.word === "us" && to === from + 1) return /^(?:U\.?S|u\.s)\.?$/.test(this.written(from, to));
    // "A resident of ohio", "the 48 contiguous states".
    const isClear = value.kind === "state" ? this.#text[token?.end ?? 0] !== "." : this.word(to - 1) === "states";
    return value.kind === "region" || isClear || this.tokens.slice(from, to).some(({ capital }) => capital);
  }

  /** The names of a clause that is nothing but a list of names; null for others. */
  names(): string[] | null {
    const found: string[] = [];
    let from = 0;
    for (const [at, { word, capital }] of this.tokens.entries()) {
      const isJoint = word === "and" || word === "or" || this.isCounty(at);
      if (!capital && !isJoint) return null;
      if (!isJoint && !this.gap(at).includes(",")) continue;
      if (at > from) found.push(this.written(from, at));
      from = isJoint ? at + 1 : at;
    }
    return from < this.tokens.length ? [...found, this.written(from, this.tokens.length)] : found;
  }

  /** Words before a name, which are no name with it: "the Republic of | Kenya", but not "Democratic Republic of the Congo". */
  isBefore = (at: number): boolean =>
    this.#isBesideDirection(at) ||
    (before.has(this.word(at)) && (this.word(at) === "the" || this.word(at + 1) === "of" || this.placeAt(at) === null));

  /** "Central | or | southern Illinois": a direction beside another one, and the word that joins them. */
  #isBesideDirection(at: number): boolean {
    const isJoint = (beside: number) => /^(?:and|or)$/.test(this.word(beside));
    const [before, here, next, last] = [-1, 0, 1, 2].map((far) => directions.has(this.word(at + far)));
    // "North or South Carolina" is a name.
    if (here === true) return isJoint(at + 1) && last === true && this.placeAt(at) === null;
    return before === true && isJoint(at) && next === true;
  }

  /** "County" behind a name; "Co" is one, "CO" a state. */
  isCounty(at: number): boolean {
    if (!counties.has(this.word(at)) || this.gap(at) !== "") return false;
    return this.word(at) !== "co" || this.written(at, at + 1).startsWith("Co");
  }

  /** "Maryland | (Cecil County only), | Delaware": the end of words that say which part of a place of the list is meant. */
  bracketAt(at: number): { to: number; narrows: boolean } | null {
    if (this.gap(at) !== "(") return null;
    let to = at + 1;
    while (to < this.tokens.length && !this.gap(to).includes(")")) to++;
    const words = this.tokens.slice(at, to).map(({ word }) => word);
    const isClosed = to < this.tokens.length || this.#text.slice(this.tokens.at(-1)?.end).includes(")");
    if (!isClosed || !words.some((word) => counties.has(word) || areas.has(word))) return null;
    return { to, narrows: words[0] !== "any" && words[0] !== "all" };
  }

  /** The end of a run of capitals; of up to three words before "county" where capitals mark no name. */
  nameEnd(start: number): number {
    const most = this.allCapitals ? 3 : 6;
    let at = start;
    while (at < this.tokens.length && at - start < most && (at === start || /^['.-]?$/.test(this.gap(at)))) {
      const { word, capital } = this.tokens[at] as Token;
      if (at > start && (this.isCounty(at) || areas.has(word))) break;
      const isInside = inName.has(word) && at > start && (this.tokens[at + 1]?.capital ?? false);
      if (!isInside && !capital) break;
      at++;
    }
    return this.allCapitals && !this.isCounty(at) ? start : at;
  }

  /** Whether a name goes on: "Ohio Nurses", "Kansas City", "Texas State". */
  isPartOfName(to: number): boolean {
    const next = this.tokens[to];
    if (!next || !/^['-]?$/.test(this.gap(to)) || this.#endsSentence(to)) return false;
    if (next.word === "state") return !/^(?:resident|residency|high|of$)/.test(this.word(to + 1));
    if (this.isCounty(to) || organizations.has(next.word) || (townWords.has(next.word) && next.capital)) return true;
    return !this.allCapitals && next.capital && !goesOn.has(next.word) && this.#isSentence();
  }

  /** "U.S. You must": a full stop behind a place, and a word that begins a sentence. */
  #endsSentence(to: number): boolean {
    return this.written(to - 1, to).endsWith(".") && beginnings.has(this.word(to));
  }

  /** Most words of a sentence have no capital; those of a title do. */
  #isSentence(): boolean {
    return this.tokens.filter(({ capital }) => capital).length * 2 < this.tokens.length + 1;
  }
}
