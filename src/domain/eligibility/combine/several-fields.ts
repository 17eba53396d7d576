import type { Demand } from "../demand.ts";
import { namesOtherField } from "../field/names/other-fields.ts";
import type { Meaning } from "../mention.ts";

/** Whether it is a field of study that has nothing to do with the stated ones. */
export const isOtherField = (meaning: Meaning, stated: readonly { meaning: Meaning }[]): boolean =>
  meaning.about === "field_of_study" &&
  namesOtherField(
    meaning.names,
    stated.flatMap(({ meaning: each }) => (each.about === "field_of_study" && !each.implied ? each.names : [])),
  );

type Stated = { meaning: Meaning; quote: { start: number; words: string }; isEntry: boolean };

/**
 * What is left to check where two sentences name fields of study that have nothing to do with each other: "Must major in
 * biology", "For students of economics". The facts hold the fields as a choice, and both may be meant. Entries of a list are a choice.
 */
export function severalFields(stated: readonly Stated[]): Demand[] {
  const named = stated.flatMap(({ meaning, quote, isEntry }) =>
    meaning.about === "field_of_study" && !meaning.column && !meaning.implied && !isEntry
      ? [{ names: meaning.names, ...quote }]
      : [],
  );
  return named.flatMap((each): Demand[] => {
    const isOther = named.some(
      (other) => each.start !== other.start && each.names.every((name) => namesOtherField([name], other.names)),
    );
    return isOther ? [{ about: "check", kind: "conflict", quote: each.words }] : [];
  });
}
