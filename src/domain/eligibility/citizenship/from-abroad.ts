import type { Meaning, Mention } from "../mention.ts";
import type { Places } from "../place/place-list.ts";
import { tokenSet, wordSet } from "../text/word-set.ts";
import { anyAward } from "../words/awards.ts";
import { betweenAbroad, check } from "./citizenship-terms.ts";
import type { Statuses } from "./status-list.ts";

/**
 * A word for students from abroad that other words part from "students": "international high-achieving students". In a
 * title it may also stand before the award of a college.
 */
export function fromAbroad(places: Places, statuses: Statuses, isTitle: boolean): Mention[] {
  return abroad.placesIn(places.tokens).flatMap((from) => {
    let noun = from + 1;
    while (noun - from < 6 && (betweenAbroad.has(places.word(noun)) || isShortName(places, noun))) noun++;
    const isTitled = isTitle && !notAbroad.has(places.word(from + 1)) && isAwardOfCollege(places, noun);
    const isDiploma = places.word(from + 1) === "baccalaureate";
    const isPerson =
      !isDiploma && noun > from + 1 && /^(?:students?|applicants?|freshmen|scholars)$/.test(places.word(noun));
    if (!isTitled && !isPerson) return [];
    const isJoined = ["and", "or"].includes(places.word(from - 1));
    if (isJoined && atHome.has(places.word(from - 2))) return [{ from: from - 2, to: from + 1, meaning: nothing }];
    // "An international onshore student, Australian citizen or permanent resident".
    const isChoice = isJoined || statuses.goesOnAt(noun + 1);
    const meaning: Meaning = isChoice ? check : { about: "citizenship", statuses: ["international"] };
    return [{ from, to: from + 1, meaning }];
  });
}

/** "Concord University International Academic Award". */
function isAwardOfCollege(places: Places, noun: number): boolean {
  let at = noun;
  while (at < noun + 3 && inAwards.has(places.word(at))) at++;
  return awards.has(places.word(at)) && places.tokens.some(({ word }) => colleges.has(word));
}

/** "CSC" of "international undergraduate CSC students". */
const isShortName = (places: Places, at: number) =>
  !places.allCapitals && /^[A-Z]{2,6}$/.test(places.written(at, at + 1));

const nothing: Meaning = { about: "nothing" };
const awards = wordSet(`${anyAward} waiver discount`);
/** Words that say for whom or why a college gives an award to students from abroad. */
const inAwards = wordSet(
  "academic merit excellence achievement entrance tuition double degree scholar leadership reinvestment bursary fee opportunity student full partial",
);
/** "International Baccalaureate", "International Tuition Award": the word is not about students. */
const notAbroad = wordSet("baccalaureate tuition");
const colleges = wordSet("university universities college colleges");
export const abroad = tokenSet("international foreign overseas");
const atHome = wordSet("national domestic local home us american");
