// In a file of its own: browsers need the words, and not the comparison.

/** How the words of a round begin of which only an earlier day is known, and that day has passed this year. */
export const maybeOver = "This school year's round may be over";
