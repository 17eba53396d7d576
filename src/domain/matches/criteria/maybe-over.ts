// In a file of its own: browsers need the words, and not the comparison.

/** How the words of a round begin of which only an earlier or the usual day is known, and that day has passed. */
export const maybeOver = "This round may be over";

/** The beginning of the words for a round that is far ahead. */
export const nextRound = "The next round";
