/** Names in the words of `foldWords`, each with its value, by their first words. */
type NamesByFirstWord<Value> = ReadonlyMap<string, readonly { words: readonly string[]; value: Value }[]>;
export type NameInWords<Value> = { from: number; to: number; value: Value };

export function namesByFirstWord<Value>(
  names: readonly (readonly [name: string, value: Value])[],
): NamesByFirstWord<Value> {
  const all = names.map(([name, value]) => ({ words: name.split(" "), value }));
  return Map.groupBy(all, ({ words }) => words[0] ?? "");
}

/** The names that stand among the words, in the order of the words: words `from` to `to` (excluded). */
export function namesInWords<Value>(words: readonly string[], names: NamesByFirstWord<Value>): NameInWords<Value>[] {
  return words.flatMap((word, from) => {
    const known = names.get(word);
    if (known === undefined) return [];
    return known.flatMap((name) =>
      name.words.every((each, at) => words[from + at] === each)
        ? [{ from, to: from + name.words.length, value: name.value }]
        : [],
    );
  });
}
