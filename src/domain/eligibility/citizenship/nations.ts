import type { Places } from "../place/place-list.ts";
import { byStart, type Found } from "../text/phrases.ts";
import { findNationalities, type Nationality } from "./nationalities.ts";

/** A country that an adjective or its name stands for, `null` for a region, up to token `to` (excluded). */
type Nation = { to: number; code: string | null; descent: boolean };

let last: Nations | null = null;

/** The nations of a clause, which several grammars ask for one after another. */
export function nationsOf(places: Places): Nations {
  if (last?.places !== places) last = new Nations(places);
  return last;
}

/** Adjectives of nationality and names of countries in a clause. */
export class Nations {
  readonly places: Places;
  readonly #adjectives: ReadonlyMap<number, Found<Nationality>>;

  constructor(places: Places) {
    this.places = places;
    this.#adjectives = byStart(findNationalities(places.tokens).filter(({ from }) => places.tokens[from]?.capital));
  }

  /** Whether no word names a nation. */
  get isEmpty(): boolean {
    return this.#adjectives.size === 0 && this.places.isEmpty;
  }

  /** Whether an adjective ends before a token: "Italian | American". */
  endsAt = (at: number) => [...this.#adjectives.values()].some(({ to }) => to === at);

  /** The countries of a clause that is nothing but adjectives of nationality. */
  only(): readonly (string | null)[] {
    const nations = this.#adjectives.has(0) ? this.listAt(0) : null;
    return nations && nations.to === this.places.tokens.length ? nations.codes : [];
  }

  /** "US", "Australian or New Zealand", "Canadian" before a status. */
  listAt(start: number): { to: number; codes: (string | null)[] } | null {
    const codes: (string | null)[] = [];
    let at = start;
    let to = start;
    while (true) {
      const nation = this.at(at);
      if (!nation) break;
      codes.push(nation.code);
      to = nation.to;
      at = to;
      const joined = /^[,/&]$/.test(this.places.gap(at));
      while (["and", "or"].includes(this.places.word(at))) at++;
      if (at === to && !joined) break;
    }
    return codes.length > 0 ? { to, codes } : null;
  }

  /** The nation that begins at a token, or null. */
  at(at: number): Nation | null {
    const found = this.#adjectives.get(at);
    if (found && !["african", "native", "asian", "latin"].includes(this.places.word(at - 1)))
      return { to: found.to, ...found.value };
    const place = this.places.placeAt(at);
    // "Northern | Ireland".
    const before = this.places.placeAt(at - 1);
    if (before && before.to > at) return null;
    if (place?.place.kind === "country") return { to: place.to, code: place.place.code, descent: false };
    return null;
  }
}
