import { wordSet } from "../../../eligibility/text/word-set.ts";

/** Names of places with "state", "university" and the like are colleges. */
export const collegeAfter = wordSet(
  "state university college tech institute universities southern commonwealth wesleyan polytechnic poly",
);
/** "Ohio State scholarships" are those of the state. */
export const ofState = wordSet(
  "resident residents residency grant grants aid scholarship scholarships funding wide high",
);
/** Before "of" and a place. */
export const universityBefore = wordSet("university univ universidad college uni u");

/** Words before a city in the name of a college: "UC San Diego", "University of California, Berkeley". */
export const collegeBefore = wordSet("uc ut csu cal unc suny cuny university univ universidad umass uw");

/** Codes of states that are the usual short names of colleges elsewhere: Texas and Tennessee, Virginia Tech, Notre Dame. */
export const shortColleges = wordSet("ut vt nd");
