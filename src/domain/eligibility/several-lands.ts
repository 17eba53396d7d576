import type { Demand } from "./demand.ts";
import type { Meaning } from "./mention.ts";

type Stated = { meaning: Meaning; quote: { start: number; words: string } };

const belongs = /\b(?:resid|liv(?:e|ing)|domicil|citizen|national)/i;

/**
 * What is left to check where countries are named twice: "Kenyan citizens who live in Uganda" must be both, and the facts
 * hold the countries as a choice.
 */
export function severalLands(stated: readonly Stated[]): Demand[] {
  const lands = stated.flatMap(({ meaning, quote }) =>
    meaning.about === "countries" ? [{ codes: meaning.codes, ...quote }] : [],
  );
  return lands.flatMap((land, at): Demand[] => {
    const isOther = lands.slice(0, at).some((other) => {
      const areSaid = land.start === other.start || [land, other].every(({ words }) => belongs.test(words));
      return areSaid && !isWithin(land.codes, other.codes) && !isWithin(other.codes, land.codes);
    });
    return isOther ? [{ about: "check", kind: "place", quote: land.words }] : [];
  });
}

const isWithin = (some: readonly string[], all: readonly string[]) => some.every((code) => all.includes(code));
