const shownAtOnce = 8;

/** What is suggested: a list of which the fitting are shown, or a function that finds them for a typed text. */
export type Suggestions = readonly string[] | ((typed: string) => string[]);

/**
 * The suggestions for a text: those that start with it, then those with a word that starts with it, then those that
 * contain it. Empty text has those of a list that is shown as a whole, and text that equals its only suggestion has none.
 */
export function suggestionsFor(typed: string, all: Suggestions): string[] {
  if (typeof all === "function") return all(typed);
  const wanted = typed.trim().toLowerCase();
  if (wanted === "") return all.length > shownAtOnce ? [] : [...all];
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
