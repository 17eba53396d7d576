import { tokenSet } from "../text/word-set.ts";

const ofHolders = "recipients recipient winners awardees holders grantees scholars";
const ofWinners = `${ofHolders} holder winner awardee honorees honoree grantee fellows fellow finalists finalist scholar`;
const asChoice = (words: string): string => words.split(" ").join("|");

/** Words for those who hold an award. */
export const holderWords = tokenSet(ofHolders);
/** The same as a choice in a phrase. */
export const holderPhrase = `(${asChoice(ofHolders)}|scholarship recipients)`;
/** Words for those who hold an award or won one. */
export const winnerWords = tokenSet(ofWinners);
/** The same as a choice in a phrase. */
export const winnerPhrase = `(${asChoice(ofWinners)}|scholarship recipients|scholarship winners|award winners|award recipients)`;
/** Words for those who apply. */
export const applicantWords = tokenSet("applicant applicants candidate candidates nominee nominees");
/** Words for what is given. */
export const awardWords = tokenSet(
  "scholarship scholarships award awards grant grants fellowship fellowships fund funds bursary bursaries",
);
