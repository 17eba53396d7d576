/** Whether matching understands an answer in the student's own words, and otherwise the answers that may be meant. */
export type MeantAnswer = { isMatched: boolean; meant: string[] };
