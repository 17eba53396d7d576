/** The list with the typed text added, trimmed. Blank text is ignored. */
export function withEntry(list: readonly string[], typed: string | undefined): string[] {
  const entry = typed?.trim() ?? "";
  return entry === "" ? [...list] : [...list, entry];
}

/** The list without the entry at a position. */
export const withoutEntryAt = (list: readonly string[], position: number): string[] =>
  list.filter((_, at) => at !== position);
