import { choiceOf } from "../text/phrases.ts";
import { tokenSet, wordSet } from "../text/word-set.ts";

/** Words for those who apply. */
export const anyApplicant = "applicant applicants candidate candidates nominee nominees";
export const applicantWords = tokenSet(anyApplicant);

/** Words for several who won an award. What "the recipient has" tells may be a demand, so one counts less often. */
export const severalWinners = "recipients winners awardees grantees";
export const severalWinnersChoice = choiceOf(severalWinners);

/** Words for those who won an award and for nobody else. */
const surelyWon = `recipient winner awardee grantee ${severalWinners}`;
export const surelyWonWords = wordSet(surelyWon);
export const surelyWonChoice = choiceOf(surelyWon);

/** Words for those who hold an award. One scholar, holder or fellow may be anybody. */
const ofHolders = `${surelyWon} holders scholars`;
export const holderWords = tokenSet(ofHolders);
export const holderChoice = choiceOf(ofHolders, "scholarship recipients");

/** Words for those who hold an award or won one, also those that mean others elsewhere: "2024 Fellows". */
const ofWinners = `${ofHolders} holder scholar honoree honorees fellow fellows finalist finalists`;
export const winnerWords = tokenSet(ofWinners);
export const winnerChoice = choiceOf(
  ofWinners,
  "scholarship recipients",
  "scholarship winners",
  "award winners",
  "award recipients",
);
