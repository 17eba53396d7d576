import { choiceOf } from "../text/phrases.ts";
import { tokenSet, wordSet } from "../text/word-set.ts";

/** What sponsors call a scholarship. Texts use these names for one another, so every list of awards is made from them. */
export const oneAward = "scholarship award fellowship grant bursary prize";
export const severalAwards = "scholarships awards fellowships grants bursaries prizes";
export const anyAward = `${oneAward} ${severalAwards}`;
/** Not in every list: a fund is a sponsor too ("the Smith Fund"), a stipend is pay, and a studentship a place to study. */
export const anyFund = "fund funds";
export const anyStipend = "stipend stipends";
export const anyStudentship = "studentship studentships";
/** Those that pay for study. An award or a prize may be won for something of the field: "Prize in Chemistry". */
export const awardsForStudy = `scholarship scholarships fellowship fellowships bursary bursaries ${anyStudentship}`;

export const awardWords = wordSet(anyAward);
/** What is given to students: awards and funds. */
export const whatIsGiven = tokenSet(`${anyAward} ${anyFund}`);
/** The same inside a choice of a phrase. */
export const oneAwardChoice = choiceOf(oneAward);
export const severalAwardsChoice = choiceOf(severalAwards);
export const awardChoice = choiceOf(anyAward);
