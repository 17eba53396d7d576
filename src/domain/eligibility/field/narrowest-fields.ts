import { resolveField } from "../../fields-of-study/resolve-field.ts";
import type { Meaning } from "../mention.ts";

type StatedFields = Extract<Meaning, { about: "field_of_study" }>;

/**
 * The fields of several statements without those that a narrower one of another statement replaces: "Nursing" of "a
 * health field" and "nursing". Fields of one statement or one list are a choice, wide or narrow. A portal's column counts only where the sponsor's
 * own words name no field of study, and what a held degree implies only where there is no column either.
 */
export function narrowestFields(stated: readonly StatedFields[]): string[] {
  const own = stated.filter(({ column, implied }) => !column && !implied);
  const columns = stated.filter((each) => each.column);
  const counted = [own, columns].find((each) => each.length > 0) ?? stated;
  const lists = Map.groupBy(counted, ({ list }, at) => list ?? at);
  const statements = [...lists.values()].map((entries) => entries.flatMap(({ names }) => names));
  const left = statements.flatMap((names) => {
    const others = statements.filter((other) => other !== names);
    return names.filter((name) => !others.some((other) => replaces(other, name)));
  });
  return withoutTwins([...new Set(left)]);
}

const related = " or a related field";

/** "Nursing" of "Nursing or a related field". */
export const withoutRelated = (name: string): string =>
  name.endsWith(related) ? name.slice(0, -related.length) : name;

/** "Nursing" says no more where another statement names "nursing or a related field". */
const withoutTwins = (names: readonly string[]): string[] => names.filter((name) => !names.includes(name + related));

const replaces = (others: readonly string[], name: string) =>
  !others.includes(name) && others.some((other) => isInside(other, name));

/** Whether one field is a listed part of the other: "Sculpture" of "Art". */
export function isInside(narrow: string, wide: string): boolean {
  const inner = resolveField(narrow).codes;
  const outer = resolveField(wide).codes;
  return (
    inner.length > 0 &&
    outer.length > 0 &&
    inner.every((code) => outer.some((whole) => code !== whole && code.startsWith(whole)))
  );
}
