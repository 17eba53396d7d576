import { resolveField } from "./resolve-field.ts";

/**
 * The name of a list that is nearest to one of the wanted fields: the one whose CIP code shares the most leading digits with theirs. The first of
 * those that are as near, and of a list in which none is; undefined for an empty list.
 */
export function nearestField(names: readonly string[], wanted: readonly string[]): string | undefined {
  const codes = wanted.flatMap(codesOf);
  let [nearest, most] = [names[0], 0];
  for (const name of names) {
    const near = Math.max(0, ...codesOf(name).flatMap((code) => codes.map((other) => sharedDigits(code, other))));
    if (near > most) [nearest, most] = [name, near];
  }
  return nearest;
}

const codesOf = (name: string): readonly string[] => resolveField(name)?.codes ?? [];

/** How many digits two codes begin with alike. Those of one family share two. */
function sharedDigits(one: string, other: string): number {
  const [a, b] = [one.replace(".", ""), other.replace(".", "")];
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared++;
  return shared < 2 ? 0 : shared;
}
