import type { Demand } from "../demand.ts";
import type { Meaning } from "../mention.ts";

type Stated = { meaning: Meaning; quote: { start: number; words: string } };

const belongs = /\b(?:resid|liv(?:e|ing)|domicil|citizen|national)/i;

/** What is left to check where clauses name countries or statuses of which a student must have more than one. */
export const severalLands = (stated: readonly Stated[]): Demand[] => [
  ...severalCountries(stated),
  ...severalStatuses(stated),
];

/**
 * What is left to check where countries are named twice: "Kenyan citizens who live in Uganda" must be both, and the facts
 * hold the countries as a choice.
 */
function severalCountries(stated: readonly Stated[]): Demand[] {
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

/**
 * What is left to check where a status is as good as a country in one clause, and another clause demands a status: "Australian
 * citizens or international students", "US citizens". The facts hold all of them as a choice.
 */
function severalStatuses(stated: readonly Stated[]): Demand[] {
  const named = stated.flatMap(({ meaning, quote }) =>
    meaning.about === "citizenship"
      ? [{ statuses: meaning.statuses, isEither: meaning.besides === true, ...quote }]
      : [],
  );
  const either = named.filter(({ isEither }) => isEither);
  return named.flatMap((each): Demand[] => {
    const isOther = either.some(
      (other) => !each.isEither && each.start !== other.start && !isWithin(each.statuses, other.statuses),
    );
    return isOther ? [{ about: "check", kind: "citizenship", quote: each.words }] : [];
  });
}

const isWithin = <T>(some: readonly T[], all: readonly T[]) => some.every((each) => all.includes(each));
