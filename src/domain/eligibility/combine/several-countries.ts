import type { Demand } from "../demand.ts";
import type { Meaning } from "../mention.ts";

type Stated = { meaning: Meaning; quote: { start: number; words: string } };

const belongs = /\b(?:resid|liv(?:e|ing)|domicil|citizen|national)/i;

/**
 * What is left to check where countries are named twice: "Kenyan citizens who live in Uganda" must be both, and the facts
 * hold the countries as a choice.
 */
export function severalCountries(stated: readonly Stated[]): Demand[] {
  const named = stated.flatMap(({ meaning, quote }) =>
    meaning.about === "countries" ? [{ codes: meaning.codes, isOwn: belongs.test(quote.words), ...quote }] : [],
  );
  return named.flatMap((each): Demand[] => {
    const isOther = named.some((other) => {
      const areSaid = each.start === other.start || (each.isOwn && other.isOwn);
      return areSaid && !isWithin(each.codes, other.codes) && !isWithin(other.codes, each.codes);
    });
    return isOther ? [{ about: "check", kind: "place", quote: each.words }] : [];
  });
}

const isWithin = (some: readonly string[], all: readonly string[]) => some.every((code) => all.includes(code));
