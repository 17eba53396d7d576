import { resolveField } from "../fields-of-study/resolve-field.ts";

/**
 * The fields of several statements without those that a narrower one of another statement replaces: "Nursing" of "a
 * health field" and "nursing".
 */
export function narrowestFields(statements: readonly (readonly string[])[]): string[] {
  const names = [...new Set(statements.flat())];
  return names.filter((name) => !names.some((other) => other !== name && isInside(other, name)));
}

function isInside(narrow: string, wide: string): boolean {
  const inner = resolveField(narrow).codes;
  const outer = resolveField(wide).codes;
  return (
    inner.length > 0 &&
    outer.length > 0 &&
    inner.every((code) => outer.some((whole) => code !== whole && code.startsWith(whole)))
  );
}
