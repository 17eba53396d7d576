import { tokenSet, wordSet } from "../text/word-set.ts";
import { anyAward, anyFund, anyStipend } from "../words/awards.ts";

/**
 * Words that demand nothing of their own beside the mentions of a clause: grammar, the applicant, the application and
 * the scholarship. A word stands here only if no requirement hangs on it alone.
 */
const table = `
a an the of to in on at by for from with and or as is are be been being was were will would shall can could may might must should
do does did has have had having it its he she they them their theirs his her him you your yours we our us i who whom whose which that this
these those there here when where while if then than so such also both either each every any all some more most one
applicant applicants candidate candidates student students scholar scholars recipient recipients individual individuals person persons people nominee nominees winner winners
apply applies applying application applications eligible eligibility qualify qualified qualifies qualifying qualification qualifications consider considered consideration
must required require requires requirement requirements need needs needed open available limited restricted only intended designed reserved
${anyAward} ${anyFund} ${anyStipend} awarded funded funding financial assistance aid support supports supported supporting
offered offer offers offering given gives give granted provided provides provide providing presented annually annual year years yearly once
anyone anybody everyone everybody please however additional worthy deserving youre youll youve theyre
actively throughout per monies currently current now minimum least following follows prerequisite prerequisites criteria criterion meet meets meeting
`;

export const neutralWords = wordSet(table);
export const neutralTokens = tokenSet(table);
