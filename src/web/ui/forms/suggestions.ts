const shownAtOnce = 8;

/**
 * The suggestions for what is typed: those that begin with it, then those with a word that does, then those that
 * contain it. None for nothing typed, and none when the text is already the only one.
 */
export function suggestionsFor(typed: string, all: readonly string[]): string[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === "") return [];
  const ranked: string[][] = [[], [], []];
  for (const suggestion of all) {
    const words = ` ${suggestion.toLowerCase().replaceAll(/[/,(-]/g, " ")}`;
    if (!words.includes(wanted)) continue;
    const rank = words.startsWith(` ${wanted}`) ? 0 : words.includes(` ${wanted}`) ? 1 : 2;
    ranked[rank]?.push(suggestion);
  }
  const found = ranked.flat();
  return found.length === 1 && found[0]?.toLowerCase() === wanted ? [] : found.slice(0, shownAtOnce);
}
