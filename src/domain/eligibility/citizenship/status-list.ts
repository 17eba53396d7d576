import { countriesNamed } from "../place/facts-of-places.ts";
import type { PlaceList } from "../place/listed-place.ts";
import type { Places } from "../place/place-list.ts";
import { byStart, type Found } from "../text/phrases.ts";
import { wordSet } from "../text/word-set.ts";
import { fillers, findTerms, type Status } from "./citizenship-terms.ts";
import { type Nations, nationsOf } from "./nations.ts";

/** A status and the countries of it, `null` among them for a region; empty if none is named. */
export type Term = { from: number; to: number; status: Status; nations: readonly (string | null)[] };

/** Words behind people, but not behind what they study. */
const behindPeople = wordSet("of who with");
const verbs = wordSet("have be must are hold live reside attend");
const shortWords = wordSet("pr prs lpr lprs");

/** Reads the statuses of a clause. */
export class Statuses {
  readonly #places: Places;
  readonly #nations: Nations;
  readonly #terms: ReadonlyMap<number, Found<Status>>;

  constructor(places: Places) {
    this.#places = places;
    this.#nations = nationsOf(places);
    this.#terms = byStart(findTerms(places.tokens));
  }

  /** The lists of statuses: "US citizens, nationals or permanent residents". */
  lists(): Term[][] {
    if (this.#terms.size === 0) return [];
    const lists: Term[][] = [];
    let at = 0;
    while (at < this.#places.tokens.length) {
      const list = this.#isStateResident(at) || this.#isShort(at) ? [] : this.#listAt(at);
      if (list.length > 0) lists.push(list);
      at = list.at(-1)?.to ?? at + 1;
    }
    return lists;
  }

  /** "residents" of "Ohio residents". */
  #isStateResident(at: number): boolean {
    return this.#terms.get(at)?.value === "lives" && (this.#places.tokens[at - 1]?.capital ?? false) && at > 1;
  }

  /** "PR" alone, which may be public relations. "U.S. citizen/PR" begins with another word. */
  #isShort(at: number): boolean {
    const term = this.#terms.get(at);
    return term !== undefined && term.to === at + 1 && shortWords.has(this.#places.word(at));
  }

  /**
   * "PR majors", "PR or communications student". It is a status only where the words end, go on with another one, or with what is demanded
   * besides.
   */
  #isPublicRelations(at: number, to: number): boolean {
    if (to !== at + 1 || this.#places.word(at) !== "pr" || to >= this.#places.tokens.length) return false;
    if (/^[.;)]/.test(this.#places.gap(to)) && !["and", "or"].includes(this.#places.word(to))) return false;
    if (this.#places.word(to) === "and" && verbs.has(this.#places.word(to + 1))) return false;
    return !behindPeople.has(this.#places.word(to)) && !this.goesOnAt(to);
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

  /** Whether a status goes on behind the word before `to`: "an international student, | Australian citizen". */
  goesOnAt(to: number): boolean {
    const next = this.#next(to);
    return next !== null && this.#termAt(next) !== null;
  }

  #termAt(at: number): Term | null {
    const nations = this.#nations.listAt(at);
    const from = nations?.to ?? at;
    const found = this.#terms.get(from);
    if (found && nations && noNation.has(found.value)) return null;
    if (found && this.#isPublicRelations(from, found.to)) return null;
    if (!found || (nations && this.#places.gap(from).replace("-", "") !== "")) return null;
    if (!nations && notCitizens.has(this.#places.word(at - 1))) return null;
    if (this.#isFromAbroad(from) && !comers.has(this.#places.word(at - 1))) return null;
    const term = { from: at, to: found.to, status: found.value, nations: nations?.codes ?? [] };
    if (this.#isNameOf(found.to) || this.#isAdjective(found.to)) return null;
    const isIn =
      this.#places.word(found.to) === "in" && (found.value !== "lives" || this.#places.word(at) !== "residents");
    // "Nationals from Kenya", but not "citizens from all walks of life" or "residents from".
    const isFrom = this.#places.word(found.to) === "from" && found.value === "citizen";
    const hasPlace = this.#places.word(found.to) === "of" || isIn || isFrom;
    // "Permanent residency in the United States" is about the home.
    const isHome = isIn && found.value === "resident" && /^residen(?:cy|ce)$/.test(this.#places.word(found.to - 1));
    if (isHome) return this.#withCountries({ ...term, status: "lives" });
    return hasPlace && ofPlace.has(found.value) ? this.#withCountries(term) : term;
  }

  /** "From abroad" without the word for people before it. */
  #isFromAbroad = (at: number): boolean => this.#places.word(at) === "from" && this.#places.word(at + 1) !== "outside";

  /** "British national memorial". */
  #isAdjective(to: number): boolean {
    if (this.#places.word(to - 1) !== "national" || to >= this.#places.tokens.length) return false;
    return (
      this.#places.gap(to) === "" &&
      !/^(?:of|or|and|who|with|in|at|is|must|living|residing|by|applying|wishing|seeking|enrolled|studying|aged|pursuing|holding|under|over|admitted|intending|planning|currently|to|from|for|working|having)$/.test(
        this.#places.word(to),
      )
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
}

/** Statuses that are not of a country that stands before them: "Hong Kong international students". */
const noNation = new Set<Status>(["international", "domestic", "noncitizen", "daca"]);
const officeWords = wordSet(
  "association office services center centre house voice society welcome adviser advisor handbook mobility exchange recruitment population body experience affairs community fees fee enrollment support week education research identity identification id",
);
/** People before "from abroad" or "from other countries"; books and the guests of a museum may be from there too. */
const comers = wordSet(
  "coming arriving women woman men girls graduates undergraduates postgraduates youth researchers artists",
);
/** Words before "citizens" that make it a virtue or an age. */
const notCitizens = wordSet("good senior global corporate digital private active productive responsible world");

/** Statuses that "of" and "in" join with countries. */
const ofPlace = new Set<Status>(["citizen", "resident", "lives"]);

/** The countries with which a list begins, and the territories that the US has with it. */
function countriesOf({ places, ends }: PlaceList, parts: boolean): { codes: string[]; to: number } | null {
  const codes: string[] = [];
  let to = 0;
  for (const [i, place] of places.entries()) {
    const isPart = parts && place.kind === "part";
    const named = isPart ? [place.country] : countriesNamed(place);
    if (named.length === 0 && !(codes[0] === "US" && place.kind === "state")) break;
    codes.push(...named);
    to = ends[i] ?? to;
  }
  return codes.length > 0 ? { codes, to } : null;
}
