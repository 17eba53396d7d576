import { collegeFit } from "../../matches/criteria/places/colleges.ts";
import { collegeName } from "../../places/colleges/college-spelling.ts";
import type { Meaning } from "../mention.ts";

/** A college in a title may be a part of the one that gives: "Ormond College" of the University of Melbourne. */
export const withGiver = (meaning: Meaning, giver: string | null): Meaning =>
  meaning.about === "institution" && giver !== null && !meaning.names.includes(giver)
    ? { ...meaning, names: [...meaning.names, giver] }
    : meaning;

/** Whether a title names a college that is none of the others: a part of them, to which not all of their students belong. */
export function isOtherCollege(meaning: Meaning, others: readonly string[]): boolean {
  if (meaning.about !== "institution" || others.length === 0) return false;
  const named = others.map(collegeName);
  return meaning.names.some((name) => named.every((other) => collegeFit(collegeName(name), other) === "other"));
}
