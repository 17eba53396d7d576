/**
 * Whether matching understands an answer in the student's own words, and otherwise the answers that may be meant. `understood` says
 * what words that hold more than they name were taken for: "Europe: 45 countries".
 */
export type MeantAnswer = { isMatched: boolean; meant: string[]; understood?: string | null };
