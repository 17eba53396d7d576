export type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** A part of an index as a file may hold it: numbers, or a list of plain data. */
export type IndexPart = { name: string; content: Numbers | readonly unknown[] };

/** Parts by their names. */
export type StoredParts = ReadonlyMap<string, IndexPart["content"]>;

export function numbersOf<Kind extends Numbers>(
  parts: StoredParts,
  name: string,
  kind: new (length: number) => Kind,
): Kind {
  const content = parts.get(name);
  if (content instanceof kind) return content;
  throw new Error(`The stored index has no ${name}.`);
}

export function listOf(parts: StoredParts, name: string): readonly unknown[] {
  const content = parts.get(name);
  if (Array.isArray(content)) return content;
  throw new Error(`The stored index has no ${name}.`);
}
