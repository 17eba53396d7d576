import type { Mention } from "../mention.ts";
import type { Places } from "../place/place-list.ts";
import { type Found, outermost } from "../text/phrases.ts";
import { wordSet } from "../text/word-set.ts";
import { betweenNation, check, people } from "./citizenship-terms.ts";
import { findPeoples, type Nationality } from "./nationalities.ts";
import { type Nations, nationsOf } from "./nations.ts";
import { peopleMeanings } from "./people-meanings.ts";

/** People of countries from token `from` to `to` (excluded), and the token of the word for people, or the one behind. */
type People = {
  from: number;
  to: number;
  end: number;
  codes: (string | null)[];
  descent: boolean;
  isUs: boolean;
};

/** "Brazilian students", "Canadians". A word that may mean descent is left to check. */
export const peoplesIn = (places: Places): Mention[] => new Peoples(places).mentions();

class Peoples {
  readonly #places: Places;
  readonly #nations: Nations;

  constructor(places: Places) {
    this.#places = places;
    this.#nations = nationsOf(places);
  }

  /** What the words for people of countries say. */
  mentions(): Mention[] {
    // "Turks and Caicos Islands" is a place.
    const plural = outermost(findPeoples(this.#places.tokens)).filter(
      ({ from }) =>
        this.#places.tokens[from]?.capital &&
        this.#places.word(from) !== "indians" &&
        this.#places.placeAt(from) === null,
    );
    if (plural.length === 0 && this.#nations.isEmpty) return [];
    const nouns = this.#joined(plural);
    const adjectives = [...this.#places.tokens.keys()].flatMap((from) => {
      const isNation = this.#places.tokens[from]?.capital === true && this.#nations.at(from) !== null;
      const nations = isNation ? this.#nations.listAt(from) : null;
      const noun = nations ? (this.#nounBehind(nations.to) ?? this.#asPredicate(from, nations.to)) : null;
      if (!nations || noun === null || this.#isName(noun) || this.#isTribal(from, noun)) return [];
      // "Asian students" are a group of people in the US.
      if (/^(?:asian|samoan|tongan)$/.test(this.#places.word(nations.to - 1)) && nations.codes.length === 1) return [];
      const descent = (this.#nations.at(from)?.descent ?? false) && !this.#isSurelyNation(nations.to, noun);
      const isPupil = this.#places.tokens.slice(nations.to, noun + 1).some(({ word }) => word === "high");
      if (isPupil && nations.codes.includes("US")) return [];
      const isUs = this.#places.word(from) === "us";
      return [{ from, to: nations.to, end: noun, codes: nations.codes, descent, isUs }];
    });
    return [...nouns, ...adjectives]
      .filter(({ from }) => !this.#isDescent(from))
      .map(({ from, to, end, codes, descent, isUs }) => {
        if (this.#isOfSome(from, end)) return { from, to, meaning: check };
        const [meaning, ...also] = peopleMeanings(codes, { descent, isUs });
        return also.length > 0 ? { from, to, meaning, also } : { from, to, meaning };
      });
  }

  /** The word for people behind an adjective: "Kenyan | female PhD | students". Null where other words stand there. */
  #nounBehind(start: number): number | null {
    let at = start;
    while (at < start + 4 && this.#places.gap(at).replace("-", "") === "") {
      const [word, next] = [this.#places.word(at), this.#places.word(at + 1)];
      // "A U.S. undergraduate or graduate program".
      const isOfProgram =
        /graduate$/.test(word) && [1, 2, 3, 4].some((far) => ofPrograms.has(this.#places.word(at + far)));
      if (people.has(word) && !describesPeople.has(next) && !isOfProgram) return at;
      if (!betweenNation.has(word) && !people.has(word)) return null;
      at++;
    }
    return null;
  }

  /** "Applicants must be | Nigerian": the clause ends behind the adjective. */
  #asPredicate(from: number, to: number): number | null {
    const isPredicate = this.#places.word(from - 1) === "be" && to === this.#places.tokens.length;
    return isPredicate ? to - 1 : null;
  }

  /** "German scholars" and "Italian PhD students" are citizens; "Italian students" may be of that descent. */
  #isSurelyNation = (from: number, noun: number) =>
    this.#places.tokens.slice(from, noun + 1).some(({ word }) => ofNations.has(word));

  /** "Indian students" may be Native Americans, unless the clause names India or a level of study abroad. */
  #isTribal(from: number, noun: number): boolean {
    if (this.#places.word(from) !== "indian") return false;
    const isScholar = /^(?:scholars?|academics?|researchers?|scientists?|artists?)$/.test(this.#places.word(noun));
    const namesIndia = this.#places.tokens.some(({ word }) => word === "india");
    const isNative = /^(?:american|native|plains|alaska|tribal|enrolled)$/.test(this.#places.word(from - 1));
    return isNative || !(isScholar || namesIndia || noun > from + 1);
  }

  /** "Americans and Norwegians" are one list. */
  #joined(plural: readonly Found<Nationality>[]) {
    const nouns: People[] = [];
    for (const { from, to, value } of plural) {
      const last = nouns.at(-1);
      const isNext = last && from === last.to + 1 && ["and", "or"].includes(this.#places.word(last.to));
      if (last && isNext)
        Object.assign(last, {
          to,
          end: to,
          codes: [...last.codes, value.code],
          descent: last.descent || value.descent,
        });
      else nouns.push({ from, to, end: to, codes: [value.code], descent: value.descent, isUs: false });
    }
    return nouns;
  }

  /** Whether the words are about some of the applicants: "or to Australians", "Canadian students must ...". */
  #isOfSome(from: number, to: number): boolean {
    const word = (at: number) => this.#places.word(at);
    // "A mark of 65 (British students)".
    if (this.#places.gap(from).includes("(") && /^\d/.test(word(from - 1))) return true;
    const start = ["to", "for", "from", "by"].includes(word(from - 1)) ? from - 1 : from;
    const isJoined = ["and", "or"].includes(word(start - 1)) && start < from;
    // "Americans and foreign nationals".
    const isBesideForeign =
      ["and", "or"].includes(word(to)) && /^(?:international|foreign|overseas)$/.test(word(to + 1));
    const isSecond =
      ["and", "or"].includes(word(from - 1)) && /^(?:international|foreign|overseas)$/.test(word(from - 2));
    return (
      isJoined ||
      isSecond ||
      isBesideForeign ||
      [to, to + 1].some(
        (at) => /^(?:must|need|should|may|can)$/.test(word(at)) && word(at + 1) !== "apply" && word(at - 1) !== "who",
      ) ||
      [to, to + 1].some((at) => word(at) === "to" && word(at + 1) === "be") ||
      word(to) === "study"
    );
  }

  /** "Australian Postgraduate Award", "UK undergraduate degree". */
  #isName(noun: number): boolean {
    const [a, b] = [this.#places.tokens[noun], this.#places.tokens[noun + 1]];
    const isOfTwo =
      ["and", "or"].includes(b?.word ?? "") && /^(?:programs?|degrees?|schools?)$/.test(this.#places.word(noun + 3));
    if (
      isOfTwo ||
      /^(?:degrees?|programs?|schools?|study|studies|levels?|institutions?|colleges?|universit\w*|courses?)$/.test(
        b?.word ?? "",
      )
    )
      return true;
    return !this.#places.allCapitals && (a?.capital ?? false) && (b?.capital ?? false);
  }

  /** "African Americans", "Italian-American students". */
  #isDescent(at: number): boolean {
    const before = this.#places.word(at - 1);
    return (
      this.#places.gap(at) === "-" ||
      /^(?:african|native|latin|latino|hispanic|black|white|arab|pacific|young african)$/.test(before) ||
      (this.#places.word(at).startsWith("american") && this.#nations.endsAt(at)) ||
      this.#places.word(at + 1) === "american"
    );
  }
}

/** Words that make a word for people a description of the next: "graduate students", "high school students". */
const describesPeople = wordSet("student students school scholars researchers candidates applicants officers");
const ofPrograms = wordSet("program programs programme programmes degree degrees level course courses");
const ofNations = wordSet(
  "scholars researchers academics scientists artists nationals phd doctoral postgraduate postgraduates doctorate exchange",
);
