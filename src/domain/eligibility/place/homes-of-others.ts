import { wordSet } from "../text/word-set.ts";
import { anyAward } from "../words/awards.ts";
import type { Places } from "./place-list.ts";

/** Whether the words are about others than the applicant, or about some applicants only: "child of an Ohio resident". */
export function isOfOthers(places: Places, from: number, to: number): boolean {
  // "Employees' children | living in Ohio".
  if (/^(?:liv|resid)/.test(places.word(from)) && young.has(places.word(from - 1))) return false;
  // "The late Mr. Hale, a resident of Ohio, left a gift".
  if (isOfDonor(places, from)) return true;
  // "Must have been a resident of Ohio at the time he entered the service".
  const behind = [0, 1, 2, 3].map((far) => places.word(to + far)).join(" ");
  if (/^at the time (?:he|she|his|her|of (?:death|entry|enlistment|induction))/.test(behind)) return true;
  // "Home or high school must be from a rural area of Alberta".
  if (
    /^(?:must|should)$/.test(places.word(from - 2)) &&
    /^(?:schools?|colleges?|institutions?)$/.test(places.word(from - 3))
  )
    return true;
  for (let at = from - 1; at >= Math.max(0, from - 7); at--) {
    if (others.has(places.word(at))) return true;
    if (["and", "who", "whose"].includes(places.word(at)) || places.gap(at + 1).includes(",")) break;
  }
  return (
    /^(?:international|foreign|overseas|domestic)$/.test(places.word(0)) &&
    /^(?:must|should|need)$/.test(places.word(2))
  );
}

/** "The late Mr. Hale, | a resident of Ohio", "was started by two women | from Kansas", but not "the Dr. Hale Fund is for residents of Ohio". */
function isOfDonor(places: Places, from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 7); at--) {
    const word = places.word(at);
    if (titlesOfPersons.has(word)) return true;
    if (word === "by") return founding.has(places.word(at - 1));
    if (!besideDonor.has(word) && (places.tokens[at]?.capital !== true || giving.has(word))) return false;
  }
  return false;
}
const titlesOfPersons = wordSet("mr mrs ms dr");
const besideDonor = wordSet(
  "a an the two three was were who both late former longtime lifelong native and woman women man men couple brothers sisters teacher teachers family friend friends",
);
const giving = wordSet(`${anyAward} fund foundation`);
const founding = wordSet(
  "founded established created started funded sponsored donated given endowed organized run led raised",
);
const others = wordSet(
  "donor donors founder founders child children spouse spouses widow widows dependent dependents son sons daughter daughters parent parents mother father guardian guardians grandparent grandparents family families ancestors sponsor employer serving serve serves helping",
);

const young = wordSet("child children son sons daughter daughters dependents grandchildren");
