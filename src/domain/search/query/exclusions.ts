import { type Token, wordAt } from "../../eligibility/text/tokens.ts";
import { countryName } from "../../places/countries.ts";
import { singleSlots } from "../understood.ts";
import {
  branches,
  classes,
  excludedWords,
  isContent,
  isUnwantedWhereLacking,
  ofStudents,
  ofUs,
  ofWishes,
  oppositeOf,
  usNames,
} from "./excluded-words.ts";
import { excludedValue, type Mention, type Reading } from "./mention.ts";
import { between, type Cue, findCues, findHarmless, findRefusedBefore, unwantable } from "./refusals.ts";
import { serviceRefusals } from "./service-refusals.ts";
import { isBreakBefore, isStartOfPart } from "./words/breaks.ts";
import type { QueryWords } from "./words/query-words.ts";

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
export function withExclusions(all: readonly Mention[], words: QueryWords): Mention[] {
  const services = serviceRefusals(words);
  const isInside = ({ from, to }: Mention) => services.some((each) => from < each.to && each.from < to);
  // "No teaching commitment" is about no field.
  const mentions = services.length === 0 ? all : [...all.filter((each) => !isInside(each)), ...services];
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
    const start = mentions.find(
      (each) => each.from > from && each.from < to && (each.says.length > 0 || each.topic),
    )?.from;
    reached = exclusions.readList(from, start ?? to, value);
  }
  for (const { from, to } of findRefusedBefore(words.tokens)) exclusions.readBefore(from, to);
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
    if (cue === "stay") {
      this.#added.push({ from, to, says: [] });
      return target ?? to;
    }
    const end = target === null ? null : this.#exclude(target, from, to, cue);
    return end === null ? to : this.readRestOfList(end, cue);
  }

  /** Excludes what follows "or" in a list of unwanted things: "no loans or contests", "no Catholic schools or loans", "no loans, essays or contests". */
  readRestOfList(at: number, cue: Cue): number {
    let end = at;
    for (;;) {
      const joint = this.#jointAfter(end, cue);
      const target = joint === null ? null : joint.from === joint.to ? joint.to : this.#targetAfter(joint.to);
      const next = joint === null || target === null ? null : this.#exclude(target, joint.from, joint.to, cue);
      if (next === null) return end;
      end = next;
    }
  }

  /** Excludes what the words before a refusal at the end of a part name: "navy, no thanks". */
  readBefore(from: number, to: number): void {
    const isNext = (at: number) => isStartOfPart(this.#words, at) || joins.test(wordAt(this.#words.tokens, at));
    if (!isNext(to)) return;
    let start = from - 1;
    while (start > 0 && !isNext(start)) start -= 1;
    const named = this.#all
      .filter(
        (each) =>
          start <= each.from && each.to <= from && (each.says.length > 0 || each.topic) && !this.#replaced.has(each),
      )
      .toSorted((a, b) => b.to - a.to);
    const refused = this.#nextTo(from, named);
    for (const mention of refused) this.#excludeMentions([mention], mention.from, "any");
    const unnamed = Math.max(start, named[0]?.to ?? 0);
    if (refused.length === 0 && start >= 0) this.#excludeWords(unnamed, unnamed, unnamed, "any");
    this.#added.push({ from, to, says: [] });
  }

  /** Those of `named`, the last first, that a refusal at `end` is of: not the wish before them in "nursing scholarships essays nope". */
  #nextTo(end: number, named: readonly Mention[]): Mention[] {
    const { tokens } = this.#words;
    const refused: Mention[] = [];
    let first = end;
    for (const mention of named) {
      const isBetween = ({ word }: Token) =>
        refused.length > 0 ? /^(?:and|or|nor)$/.test(word) : between.has(word) || kinds.test(word);
      const isEssay = refused.some(({ says }) => says.some(isOfEssays));
      if (isEssay || !tokens.slice(mention.to, first).every(isBetween)) break;
      refused.push(mention);
      first = Math.min(first, mention.from);
    }
    return refused;
  }

  /** What joins the next thing of a list: "or", also behind the word for what it is of, or a comma before what few want if an "or" follows. */
  #jointAfter(at: number, cue: Cue): { from: number; to: number } | null {
    const { tokens } = this.#words;
    const joints = cue === "all" || cue === "abroad" ? /^(?:or|nor|ni|o|and|y)$/ : /^(?:or|nor|ni|o)$/;
    const from = kinds.test(wordAt(tokens, at)) && !isBreakBefore(this.#words, at) ? at + 1 : at;
    if (joints.test(wordAt(tokens, from))) return { from, to: from + 1 };
    if (!this.#isComma(from) || !this.#isUnwantable(from)) return null;
    for (let next = from + 1; next <= from + mostWords + 1; next++) {
      if (joints.test(wordAt(tokens, next))) return { from, to: from };
      if (isBreakBefore(this.#words, next) && !this.#isComma(next)) return null;
    }
    return null;
  }

  #isUnwantable(at: number): boolean {
    const word = wordAt(this.#words.tokens, at);
    return unwantable.has(word) || this.#byStart.get(at)?.some(({ says }) => says.some(isOfEssays)) === true;
  }

  #isComma(at: number): boolean {
    const { tokens, text } = this.#words;
    const next = tokens[at];
    return next !== undefined && /^\s*,\s*$/.test(text.slice(tokens[at - 1]?.end ?? 0, next.start));
  }

  /** The token that the negation before `at` is about, or null. */
  #targetAfter(at: number): number | null {
    const { tokens } = this.#words;
    for (let next = at; next <= at + mostBetween && next < tokens.length; next++) {
      if (isBreakBefore(this.#words, next)) return null;
      if (tokens[next]?.word === "us" && ofUs.has(wordAt(tokens, next + 1))) continue; // "no US military"
      if (this.#byStart.has(next) || !between.has(wordAt(tokens, next))) return next;
    }
    return null;
  }

  #exclude(target: number, from: number, to: number, cue: Cue): number | null {
    const mentions = this.#byStart.get(target) ?? this.#american(target);
    if (mentions?.some((each) => this.#isUs(each))) return this.#excludeUs(mentions, from);
    // "Outside Houston" is near it.
    const isAbroad = cue !== "abroad" || mentions?.some(({ says }) => says.some(({ slot }) => slot === "country"));
    if (!isAbroad) return null;
    if (!mentions) return this.#excludeWords(target, from, to, cue);
    return this.#excludeMentions(mentions, from, cue);
  }

  /** "American universities", which nothing else reads. */
  #american(at: number): Mention[] | undefined {
    const mention = { from: at, to: at + 1, says: [] };
    return this.#words.tokens[at]?.word === "american" && this.#isUs(mention) ? [mention] : undefined;
  }

  /** "The US Army" is no place, and "American schools" are in one. */
  #isUs = ({ from, to }: Mention): boolean => {
    const next = wordAt(this.#words.tokens, to);
    const name = this.#words.written(from, to).replaceAll(".", "");
    return (!ofUs.has(next) && usNames.test(name)) || (/^american$/i.test(name) && kinds.test(next));
  };

  /**
   * Studies in the US are what nobody needs to ask for, so that its name alone says nothing. "Not from the US" and "I'm not in the US" tell
   * where the student is, who may well want to study there.
   */
  #excludeUs(mentions: readonly Mention[], from: number): number {
    const [first] = mentions;
    const to = first?.to ?? from;
    const before = this.#words.tokens.slice(Math.max(0, from - 1), first?.from).map(({ word }) => word);
    const isOfStudent = before.some((word) => ofStudents.has(word)) && !before.some((word) => ofWishes.has(word));
    for (const mention of mentions) this.#replaced.set(mention, { from, to, says: [] });
    this.#added.push(
      isOfStudent
        ? { from, to, says: [], ignored: true }
        : { from, to, says: [{ slot: "exclude", value: countryName("US") }] },
    );
    return to;
  }

  #excludeMentions(mentions: readonly Mention[], from: number, cue: Cue): number | null {
    const opposed = cue === "open" || cue === "lack" ? [] : mentions.filter(({ says }) => says.some(oppositeOf));
    for (const mention of opposed)
      this.#replaced.set(mention, {
        from,
        to: mention.to,
        says: mention.says.flatMap((each) => oppositeOf(each) ?? []),
      });
    const wanted = mentions.filter(
      ({ says, topic }) =>
        (says.length > 0 || topic) &&
        says.every(({ slot }) => !singleSlots.has(slot) && (cue !== "dislike" || slot === "field_of_study")),
    );
    for (const mention of wanted) {
      if (cue === "lack" && !isUnwantedWhereLacking(mention)) {
        this.#replaced.set(mention, { from, to: mention.to, says: [], ignored: true });
        continue;
      }
      const says = cue === "open" ? [] : this.#exclusionsOf(mention);
      this.#replaced.set(mention, { from, to: mention.to, says });
    }
    return (wanted[0] ?? opposed[0])?.to ?? null;
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
      end === tokens.length || isBreakBefore(this.#words, end) || /^(?:and|or|but|y|o|pero)$/.test(wordAt(tokens, end));
    // "Not recruited" tells of the student.
    const isState = cue === "known" && /..ed$/.test(thing.at(-1) ?? "");
    const isKnown = thing.some((word) => unwantable.has(word));
    if (!isKnown && (cue === "sure" || cue === "dislike")) return null;
    // "Don't want to relocate" refuses to do something, which no scholarship is.
    const isDoing = wordAt(tokens, to - 1) === "to" && isDirect;
    const isUnwanted =
      isKnown ||
      (!isState && !isDoing && isShort && cue !== "lack" && (cue === "any" || cue === "all" || (isEnd && isDirect)));
    // "Not only Oxford" asks for nothing.
    const isOpen = cue === "open";
    const says: Reading[] = isUnwanted && !isOpen ? [{ slot: "exclude", value: excludedWords(thing.join(" ")) }] : [];
    if (thing.length === 0 || !(isDirect || says.length > 0)) return null;
    this.#added.push({ from, to: end, says, ...(says.length === 0 && !isOpen && { ignored: true as const }) });
    return end;
  }

  #endOfThing(start: number): number {
    let end = start;
    const { tokens } = this.#words;
    while (end - start < mostWords && !this.#byStart.has(end)) {
      const isOf = end > start && /^(?:of|de)$/.test(wordAt(tokens, end)) && isContent(tokens[end + 1]);
      if (!(isContent(tokens[end]) || isOf) || (end > start && isBreakBefore(this.#words, end))) break;
      end++;
    }
    return end;
  }
}

const joins = /^(?:and|but|y|pero)$/;
/** What a thing that is not wanted is said of: "no Catholic schools". */
const kinds = /^(?:colleges?|schools?|universit(?:y|ies)|scholarships?|grants?|awards?|ones|stuff|things)$/;

const isOfEssays = ({ slot }: Reading): boolean => slot === "essay";
