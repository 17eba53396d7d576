import type { Meaning, Mention } from "../mention.ts";
import type { PlaceList, Places } from "../place/place-list.ts";
import { type Found, outermost } from "../text/phrases.ts";
import { tokenSet } from "../text/word-set.ts";
import { betweenAbroad, check, fillers, findTerms, people, type Status } from "./citizenship-terms.ts";
import { findNationalities, findPeoples, type Nationality } from "./nationalities.ts";
import { peopleMeanings } from "./people-meanings.ts";

/** A status and the countries of it, `null` among them for a region; empty if none is named. */
export type Term = { from: number; to: number; status: Status; nations: readonly (string | null)[] };

/** Reads the statuses of a clause. */
export class Statuses {
  readonly #places: Places;
  readonly #terms: ReadonlyMap<number, Found<Status>>;
  readonly #nations: ReadonlyMap<number, Found<Nationality>>;

  constructor(places: Places) {
    this.#places = places;
    this.#terms = new Map(findTerms(places.tokens).map((found) => [found.from, found]));
    this.#nations = new Map(
      findNationalities(places.tokens)
        .filter(({ from }) => places.tokens[from]?.capital)
        .map((found) => [found.from, found]),
    );
  }

  /** The lists of statuses: "US citizens, nationals or permanent residents". */
  lists(): Term[][] {
    if (this.#terms.size === 0) return [];
    const lists: Term[][] = [];
    let at = 0;
    while (at < this.#places.tokens.length) {
      const list = this.#isStateResident(at) ? [] : this.#listAt(at);
      if (list.length > 0) lists.push(list);
      at = list.at(-1)?.to ?? at + 1;
    }
    return lists;
  }

  /** "residents" of "Ohio residents". */
  #isStateResident(at: number): boolean {
    return this.#terms.get(at)?.value === "lives" && (this.#places.tokens[at - 1]?.capital ?? false) && at > 1;
  }

  #listAt(start: number): Term[] {
    const list: Term[] = [];
    let at: number | null = start;
    while (at !== null) {
      const term = this.#termAt(at);
      const previous = list.at(-1);
      if (!term || (previous && !this.#joins(previous, term, at))) break;
      list.push(previous ? { ...term, from: previous.to } : term);
      at = this.#next(term.to);
    }
    return list;
  }

  /** "US citizen and permanent resident" asks for both; "US citizens and permanent residents" names two kinds. */
  #joins({ to }: Term, term: Term, at: number): boolean {
    if (term.status === "lives" && term.nations.length === 0 && this.#places.word(at) === "resident") {
      if (this.#places.word(to) !== "or") return false;
    }
    const isAnd = this.#places.word(to) === "and" && this.#places.word(to + 1) !== "or";
    return !isAnd || /(?:s|ship|y)$/.test(this.#places.word(to - 1));
  }

  /** Where the next status may begin after "," or "or". */
  #next(to: number): number | null {
    const { word, gap } = { word: (at: number) => this.#places.word(at), gap: (at: number) => this.#places.gap(at) };
    let at = to;
    let joined = /^\)?[,/&(]/.test(gap(at));
    while (["and", "or"].includes(word(at))) {
      joined = true;
      at++;
    }
    if (!joined) return null;
    for (let skipped = 0; skipped < 4 && fillers.has(word(at)) && !this.#termAt(at); skipped++) at++;
    return at;
  }

  #termAt(at: number): Term | null {
    const nations = this.#nationsAt(at);
    const from = nations?.to ?? at;
    const found = this.#terms.get(from);
    if (found && nations && noNation.has(found.value)) return null;
    if (!found || (nations && this.#places.gap(from).replace("-", "") !== "")) return null;
    if (!nations && notCitizens.has(this.#places.word(at - 1))) return null;
    const term = { from: at, to: found.to, status: found.value, nations: nations?.codes ?? [] };
    if (this.#isNameOf(found.to) || this.#isAdjective(found.to)) return null;
    const isIn =
      this.#places.word(found.to) === "in" && (found.value !== "lives" || this.#places.word(at) !== "residents");
    const hasPlace = this.#places.word(found.to) === "of" || isIn;
    return hasPlace && ofPlace.has(found.value) ? this.#withCountries(term) : term;
  }

  /** "British national memorial". */
  #isAdjective(to: number): boolean {
    if (this.#places.word(to - 1) !== "national" || to >= this.#places.tokens.length) return false;
    return (
      this.#places.gap(to) === "" &&
      !/^(?:of|or|and|who|with|in|at|is|must|living|residing|by)$/.test(this.#places.word(to))
    );
  }

  /** "International Student Association". */
  #isNameOf(to: number): boolean {
    return officeWords.has(this.#places.word(to));
  }

  /** "citizens or permanent residents of Canada": the countries behind "of". No term of it if these are other words. */
  #withCountries(term: Term): Term | null {
    const list = this.#places.listAt(term.to + 1, { isBehind: true });
    const countries = list && !list.cut ? countriesOf(list, term.status === "citizen") : null;
    if (countries) return { ...term, to: countries.to, nations: countries.codes };
    const isRegion = list?.places.every(({ kind }) => kind === "region") ?? false;
    if (list && isRegion && term.status === "citizen") return { ...term, to: list.to, nations: [null] };
    const owns = term.nations.length > 0 && term.status === "citizen";
    return owns ? term : null;
  }

  /** The countries of a clause that is nothing but adjectives of nationality. */
  nationsOnly(): readonly (string | null)[] {
    const nations = this.#nations.has(0) ? this.#nationsAt(0) : null;
    return nations && nations.to === this.#places.tokens.length ? nations.codes : [];
  }

  /** "US", "Australian or New Zealand", "Canadian" before a status. */
  #nationsAt(start: number): { to: number; codes: (string | null)[] } | null {
    const codes: (string | null)[] = [];
    let at = start;
    let to = start;
    while (true) {
      const nation = this.nationAt(at);
      if (!nation) break;
      codes.push(nation.code);
      to = nation.to;
      at = to;
      const joined = /^[,/&]$/.test(this.#places.gap(at));
      while (["and", "or"].includes(this.#places.word(at))) at++;
      if (at === to && !joined) break;
    }
    return codes.length > 0 ? { to, codes } : null;
  }

  nationAt(at: number): { to: number; code: string | null; descent: boolean } | null {
    const found = this.#nations.get(at);
    if (found && !["african", "native", "asian", "latin"].includes(this.#places.word(at - 1)))
      return { to: found.to, ...found.value };
    const place = this.#places.placeAt(at);
    if (place?.place.kind === "country") return { to: place.to, code: place.place.code, descent: false };
    return null;
  }

  /** "Brazilian students", "Canadians". A word that may mean descent is left to check. */
  peoples(): Mention[] {
    const plural = outermost(findPeoples(this.#places.tokens)).filter(
      ({ from }) => this.#places.tokens[from]?.capital && this.#places.word(from) !== "indians",
    );
    const nouns = this.#joined(plural);
    const adjectives = [...this.#places.tokens.keys()].flatMap((from) => {
      const nations = this.nationAt(from) ? this.#nationsAt(from) : null;
      const noun = nations?.to ?? 0;
      if (!nations || !people.has(this.#places.word(noun)) || this.#places.gap(noun) !== "") return [];
      if (this.#isName(noun) || this.#places.word(from) === "indian") return [];
      const descent = this.#nations.get(from)?.value.descent ?? false;
      if (this.#places.word(noun) === "high" && nations.codes.includes("US")) return [];
      const isUs = this.#places.word(from) === "us";
      return [{ from, to: nations.to, codes: nations.codes, descent, isUs }];
    });
    return [...nouns, ...adjectives]
      .filter(({ from }) => !this.#isDescent(from))
      .map(({ from, to, codes, descent, isUs }) => {
        if (this.#isOfSome(from, to)) return { from, to, meaning: check };
        const [meaning, ...also] = peopleMeanings(codes, { descent, isUs });
        return also.length > 0 ? { from, to, meaning, also } : { from, to, meaning };
      });
  }

  /** "Americans and Norwegians" are one list. */
  #joined(plural: readonly Found<Nationality>[]) {
    const nouns: { from: number; to: number; codes: (string | null)[]; descent: boolean; isUs: boolean }[] = [];
    for (const { from, to, value } of plural) {
      const last = nouns.at(-1);
      const isNext = last && from === last.to + 1 && ["and", "or"].includes(this.#places.word(last.to));
      if (last && isNext)
        Object.assign(last, { to, codes: [...last.codes, value.code], descent: last.descent || value.descent });
      else nouns.push({ from, to, codes: [value.code], descent: value.descent, isUs: false });
    }
    return nouns;
  }

  /** Whether the words are about some of the applicants: "or to Australians", "Canadian students must ...". */
  #isOfSome(from: number, to: number): boolean {
    const word = (at: number) => this.#places.word(at);
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
      [to, to + 1].some((at) => /^(?:must|need|should|may|can)$/.test(word(at))) ||
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

  /** "international high-achieving students": the word for those from abroad before others. */
  fromAbroad(): Mention[] {
    return abroad.placesIn(this.#places.tokens).flatMap((from) => {
      let noun = from + 1;
      while (noun - from < 6 && (betweenAbroad.has(this.#places.word(noun)) || this.#isShortName(noun))) noun++;
      if (noun === from + 1 || !/^(?:students?|applicants?|freshmen|scholars)$/.test(this.#places.word(noun)))
        return [];
      const isJoined = ["and", "or"].includes(this.#places.word(from - 1));
      if (isJoined && atHome.has(this.#places.word(from - 2)))
        return [{ from: from - 2, to: from + 1, meaning: nothing }];
      // "An international onshore student, Australian citizen or permanent resident".
      const next = this.#next(noun + 1);
      const isFirst = next !== null && this.#termAt(next) !== null;
      const meaning: Meaning = isJoined || isFirst ? check : { about: "citizenship", statuses: ["international"] };
      return [{ from, to: from + 1, meaning }];
    });
  }

  /** "CSC" of "international undergraduate CSC students". */
  #isShortName(at: number): boolean {
    return !this.#places.allCapitals && /^[A-Z]{2,6}$/.test(this.#places.written(at, at + 1));
  }

  /** "African Americans", "Italian-American students". */
  #isDescent(at: number): boolean {
    const before = this.#places.word(at - 1);
    return (
      this.#places.gap(at) === "-" ||
      /^(?:african|native|latin|latino|hispanic|black|white|arab|pacific|young african)$/.test(before) ||
      (this.#places.word(at).startsWith("american") && [...this.#nations.values()].some(({ to }) => to === at)) ||
      this.#places.word(at + 1) === "american"
    );
  }
}

/** Statuses that are not of a country that stands before them: "Hong Kong international students". */
const noNation = new Set<Status>(["international", "domestic", "noncitizen", "daca"]);
const nothing: Meaning = { about: "nothing" };
const abroad = tokenSet("international foreign overseas");
const atHome = new Set("national domestic local home us american".split(" "));
const officeWords = new Set(
  "association office services center centre house voice society welcome adviser advisor handbook mobility exchange recruitment population body experience affairs community fees fee enrollment support week education research".split(
    " ",
  ),
);
/** Words before "citizens" that make it a virtue or an age. */
const notCitizens = new Set(
  "good senior global corporate digital private active productive responsible world".split(" "),
);

/** Statuses that "of" and "in" join with countries. */
const ofPlace = new Set<Status>(["citizen", "resident", "lives"]);

/** The countries with which a list begins, and the territories that the US has with it. */
function countriesOf({ places, ends }: PlaceList, parts: boolean): { codes: string[]; to: number } | null {
  const codes: string[] = [];
  let to = 0;
  for (const [i, place] of places.entries()) {
    const isPart = parts && place.kind === "part" && places.slice(0, i).every(({ kind }) => kind === "part");
    const code = place.kind === "country" ? place.code : isPart ? place.country : null;
    if (code === null && !(codes[0] === "US" && place.kind === "state")) break;
    if (code) codes.push(code);
    to = ends[i] ?? to;
  }
  return codes.length > 0 ? { codes, to } : null;
}
