/**
 * Whether matching understands an answer in the student's own words, and otherwise the answers that may be meant. `understood` says
 * what words that hold more than they name were taken for: "Europe: 45 countries". `isPlace`: it is a country or a region, which is an
 * answer to where one wants to study and none to which college one attends. `isTwoYear`: it is a college that gives no bachelor's degrees.
 */
export type MeantAnswer = {
  isMatched: boolean;
  meant: string[];
  understood?: string | null;
  isPlace?: true;
  isTwoYear?: true;
};
