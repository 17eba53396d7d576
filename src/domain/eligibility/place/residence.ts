import { notRequired } from "../citizenship/not-required.ts";
import { type ClauseWords, grammar, type Meaning, type Mention } from "../mention.ts";
import { byStart, type Found, outermost } from "../text/phrases.ts";
import { both } from "../text/start.ts";
import { wordSet } from "../text/word-set.ts";
import { anyAward } from "../words/awards.ts";
import { factsOf, impliedOf, isAbroad, isWholly, notFrom, ofStatesAlone, wholeStates } from "./facts-of-places.ts";
import { leadsToPlaces, listedHomes, listOpening } from "./listed-below.ts";
import type { Home, ListedPlace, PlaceList } from "./listed-place.ts";
import { placeStart } from "./named-places.ts";
import { areLocated, describedPersons, isCodeOfDescribed, meaningOfIn } from "./persons-in.ts";
import { type Places, placesOf } from "./place-list.ts";
import {
  type Behind,
  type Cue,
  findBehind,
  findCues,
  findPlacePhrases,
  findStatePeoples,
  isPerson,
  ofPlace,
  place,
} from "./residence-cues.ts";
import { findOwnState, residentsOfState } from "./state-of-sponsor.ts";

/** States, counties, countries and other places where the student lives or comes from. */
export const residence = grammar(
  {
    clause: [
      findStatePeoples,
      findPlacePhrases,
      findOwnState,
      leadsToPlaces,
      both([findCues, findBehind], [placeStart]),
    ],
    lead: [leadsToPlaces],
  },
  (clause) => {
    const places = placesOf(clause);
    const peoples = outermost(findStatePeoples(clause.tokens))
      .filter(({ from, to }) => isNamed(clause, from, to) && clause.tokens[from - 1]?.word !== "native")
      .map(({ from, to, value }) => ({
        from,
        to,
        meaning: value,
      }));
    const phrases = outermost(findPlacePhrases(clause.tokens)).map(({ from, to, value }) =>
      ofStatesAlone({ from, to, meaning: value }, clause.tokens),
    );
    const homes = [...behindCues(places), ...beforePersons(places), ...listedHomes(clause, places)];
    const spans = homes.map(({ from, to }) => ({ from, to }));
    return [
      ...residentsOfState(clause),
      ...listOpening(clause, places),
      ...phrases,
      ...peoples,
      ...homes.flatMap((home) => mentionsOf(home, places, spans)),
    ];
  },
);

const isNamed = ({ tokens }: ClauseWords, from: number, to: number) =>
  tokens.slice(from, to).some(({ capital }) => capital);

/** "residents of Maine, New Hampshire or Vermont". */
function behindCues(places: Places): Home[] {
  return outermost(findCues(places.tokens)).flatMap((cue) => {
    if (cue.value === "citizen") return [];
    if (["from", "in", "of"].includes(cue.value) && !isPerson(places.word(cue.from - 1))) return [];
    if (isBehindPlace(places, cue.from)) return [];
    if (cue.value === "located" && !areLocated(places, cue.from)) return [];
    const towns = ["home", "located", "other"].includes(cue.value);
    const list = places.listAt(cue.to, { towns, isBehind: true }) ?? countiesAt(places, cue.to);
    if (!list || namesColleges(places, list.to) || isYouthOfOthers(places, cue, list.to)) return [];
    if (descents.has(places.word(list.to))) return [];
    const means = meaningAt(places, cue, list);
    const to = cue.value === "called" ? behindHome(places, list.to) : list.to;
    return means === null || to === null ? [] : [{ from: cue.from, to, list, means }];
  });
}

/** "Call Wyoming | home", "make Ohio | their home". */
function behindHome(places: Places, at: number): number | null {
  const to = /^(?:their|your|its|a|his|her)$/.test(places.word(at)) ? at + 1 : at;
  return places.word(to) === "home" ? to + 1 : null;
}

/** "From Fulton and Montgomery counties": towns that turn out to be counties. */
function countiesAt(places: Places, at: number): PlaceList | null {
  const list = places.listAt(at, { towns: true, isBehind: true });
  return list?.places.every(({ kind }) => kind === "county") ? list : null;
}

function meaningAt(places: Places, cue: Found<Cue>, list: PlaceList): Home["means"] | null {
  if (cue.value === "in") return meaningOfIn(places, cue.from, list);
  // "Women of Ohio", but not "women of Mexico", who may be those of a book.
  if (cue.value === "of" && list.places.some(({ kind }) => kind === "country")) return null;
  if (cue.value === "of") return meaningOfIn(places, cue.from, list) === "home" ? "home" : null;
  // "From a rural area of Ohio".
  if (cue.value === "near" || (cue.value === "from" && cue.to > cue.from + 1)) return "near";
  if (cue.value === "away") return isWholly(list) ? "away" : "other";
  if (cue.value === "stayed") return hasStayed(places, cue, list.to) ? homeOfYears(list) : "other";
  // "Winners will | live and study in Texas".
  const isLater = /^(?:will|can|may|would|to)$/.test(places.word(cue.from - 1));
  if (cue.value === "choice") return isLater ? "other" : "choice";
  if (cue.value === "both") return isLater ? "other" : "left";
  return cue.value === "other" ? "other" : "home";
}

/** The years are left to check, beside the state or the country of a province. */
const homeOfYears = ({ places }: PlaceList) => (places.every(({ kind }) => kind === "part") ? "near" : "left");

/** "Has lived in Ohio for two years"; who lived there once may have moved. */
const hasStayed = (places: Places, { from, to }: Found<Cue>, end: number) =>
  /^(?:have|has|having)$/.test(places.word(from)) &&
  (to - from > 3 || durationAt(places, end).length > 0) &&
  !/^(?:once|previously|formerly)$/.test(places.word(from - 1));

/** "Youth of Ohio farm families", "students of Texas design schools": not "Youth of Ohio who ...". */
const isYouthOfOthers = (places: Places, { from, to, value }: Found<Cue>, end: number): boolean =>
  (value === "of" || /^(?:you|teen)/.test(places.word(from))) &&
  places.word(to - 1) === "of" &&
  end < places.tokens.length &&
  places.gap(end) === "" &&
  !/^(?:who|whose|that|to|in|with|and|or|at|attending|pursuing|studying|entering|between|aged|for|must|are)$/.test(
    places.word(end),
  );

/** "Oregon public colleges": the place only belongs to their name. */
function namesColleges(places: Places, to: number): boolean {
  let at = to;
  while (kindsOfColleges.has(places.word(at)) && at < to + 5 && places.gap(at) === "") at++;
  return ofPlace.test(places.word(at)) && places.gap(at) === "";
}
const kindsOfColleges = wordSet("public private and or state community technical accredited two four year");

/** "Colorado residents of Hispanic heritage": the place stands before "residents". */
const isBehindPlace = (places: Places, at: number) =>
  /^residents?$/.test(places.word(at)) && places.starts().some((start) => places.placeAt(start)?.to === at);
const descents = wordSet("heritage descent decent desent ancestry background origin ethnicity");

/** "Texas residents", "Ohio high school seniors", "Cook County residents". */
function beforePersons(places: Places): Home[] {
  const ends = byStart(findBehind(places.tokens));
  const homes: Home[] = [];
  if (ends.size === 0 || !places.mayHoldList) return homes;
  let past = 0;
  for (const at of places.tokens.keys()) {
    if (at < past || !startsList(places, at)) continue;
    const list = places.listAt(at);
    const found = list && (ends.get(list.to) ?? describedPersons(places, list.to, ends));
    if (!found || list.from !== at || !belongs(places, list, found)) continue;
    const means = meaningBefore(list, found);
    homes.push({ from: withLegal(places, at), to: found.value.covers ? found.to : list.to, list, means });
    past = list.to;
  }
  return homes;
}

/** "New York City high school seniors" live in New York. */
const meaningBefore = (list: PlaceList, { value }: Found<Behind>): Home["means"] =>
  !value.covers && !isWholly(list) ? "near" : value.means;

/** "Legal | Illinois residents". */
function withLegal(places: Places, from: number): number {
  let at = from;
  while (/^(?:legal|permanent|current|lawful|bona|fide|registered)$/.test(places.word(at - 1))) at--;
  return at;
}

const startsList = (places: Places, at: number) =>
  places.placeAt(at) !== null || (places.tokens[at]?.capital === true && !places.allCapitals);

/** Whether the place is not a part of a name before it: "University of Texas students", "Miami, Ohio residents". */
function belongs(
  places: Places,
  { from, to, places: listed }: PlaceList,
  { value, from: behind }: Found<Behind>,
): boolean {
  if (places.gap(behind).replace("-", "") !== "") return false;
  const isPerson = !value.covers;
  const isPupil = isPerson && places.word(behind) === "high";
  const isCode = to - from === 1 && places.word(from).length === 2;
  if (isCode && isPerson && !isCodeOfDescribed(places.word(from), places.word(behind))) return false;
  if (isCode && places.word(from) === "md") return false;
  if (isPerson && (isNameAt(places, behind) || (places.word(from - 1) === "all" && places.word(from - 2) === "of")))
    return false;
  if (
    places.word(from - 1) === "of" &&
    /^(?:universit|colleges?|institute|school|associat|bank|societ|state)/.test(places.word(from - 2))
  )
    return false;
  if (places.word(to) === "citizens" || places.word(to) === "citizen")
    return listed.every(({ kind }) => kind === "state");
  const isIn = (each: ListedPlace) =>
    wholeStates(each).length > 0 || (isPupil && "state" in each && each.state !== null);
  if (isPerson) return listed.every(isIn) && !["at", "in"].includes(places.word(from - 1));
  return true;
}

/** "Girls State": a name, as the words of a sentence have no capital. */
const isNameAt = (places: Places, at: number) =>
  !places.allCapitals &&
  (places.tokens[at]?.capital ?? false) &&
  (places.tokens[at + 1]?.capital ?? false) &&
  places.word(at) !== "high";

function mentionsOf(
  { from, to, list, means }: Home,
  places: Places,
  all: readonly { from: number; to: number }[],
): Mention[] {
  const start = negationBefore(places, from);
  const ending = notRequired(places, to);
  if (ending > to) return [{ from, to: ending, meaning: { about: "nothing" } }];
  const isNon = start === from - 1 && places.word(start) === "non" && means === "home" && isWholly(list);
  const outside = isNon ? start : means === "away" && start === null ? from : null;
  if (outside !== null && !isJoined(places, outside)) return [{ from: outside, to, meaning: notFrom(list) }];
  const hasMoved = means === "left" && list.places.some((each) => each.kind !== "state" && !isAbroad(each));
  if (
    start !== null ||
    means === "other" ||
    means === "away" ||
    hasMoved ||
    isOfOthers(places, from, to) ||
    list.cut ||
    isBesideOther(places, to, all)
  )
    return [{ from: start ?? from, to, meaning: place }];
  if (means === "there") return [{ from, to, meaning: livingOrStudying(list, places, from, to) }];
  if (means === "choice" || isAlternative(places, from, to, all)) return [choiceOf(from, to, list)];
  if (means === "near") return [{ from, to, meaning: impliedOf(list.places) ?? place, also: [place] }];
  const facts = factsOf(from, to, list);
  const also = { also: [place] };
  const stated = means === "left" ? facts.map((fact) => ({ ...fact, ...also })) : facts;
  return [...stated.map((fact) => ofStatesAlone(fact, places.tokens)), ...durationAt(places, to)];
}

/** "Ohio undergraduates", "undergraduates in Ohio": who lives there and studies there too is surely meant. */
function livingOrStudying(list: PlaceList, places: Places, from: number, to: number): Meaning {
  const states = list.places.flatMap(wholeStates);
  if (states.length === 0 || !isWholly(list)) return place;
  const quote = places.written(from, to);
  const studies = { about: "study_in" as const, states, countries: [], enrolled: true, quote };
  return {
    about: "demand",
    demand: { about: "check", kind: "place", ways: [{ location_restrictions: states, demands: [studies] }] },
  };
}

/** "Must live in Ohio or study engineering". */
function choiceOf(from: number, to: number, list: PlaceList): Mention {
  const [fact] = factsOf(from, to, list);
  return fact?.meaning.about === "states"
    ? { from, to, meaning: place, ofChoice: fact.meaning }
    : { from, to, meaning: place };
}

const isJoined = (places: Places, at: number) => ["and", "or"].includes(places.word(at - 1));

/** Whether the words are about others than the applicant, or about some applicants only: "child of an Ohio resident". */
function isOfOthers(places: Places, from: number, to: number): boolean {
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

/** The token of a negation shortly before; null if there is none. */
function negationBefore(places: Places, from: number): number | null {
  for (let at = from - 1; at >= Math.max(0, from - 4); at--) {
    const word = places.word(at);
    if (["not", "non", "no", "nor", "never", "outside"].includes(word)) return at;
    // "Every student but those from Alaska".
    if (
      word === "but" &&
      places.tokens.slice(0, at).some((token) => /^(?:all|any|every|any?one|everyone)$/.test(token.word))
    )
      return at;
    if (!filler.has(word)) return null;
  }
  return null;
}
const filler = wordSet(
  "be a an is are who the must have been currently either legal also of to for those citizens and other",
);

/** Whether "or" joins the list with words that are not another list of homes. */
function isAlternative(
  places: Places,
  from: number,
  to: number,
  all: readonly { from: number; to: number }[],
): boolean {
  let at = from;
  while (at > 0 && from - at < 5 && filler.has(places.word(at - 1)) && places.word(at - 1) !== "and") at--;
  // "Reside in or are residents of Ohio" says one thing twice.
  const isTwice =
    places.word(at - 2) === "in" && /^(?:live|lives|living|reside|resides|residing)$/.test(places.word(at - 3));
  if (places.word(at - 1) === "or" && !isTwice && !all.some((other) => other.to === at - 1)) return true;
  at = to;
  if (places.word(at) === "and" && places.word(at + 1) === "or") at++;
  if (
    places.word(at) === "and" &&
    /^(?:individuals|students|persons|those|nonresidents|applicants|people)$/.test(places.word(at + 1))
  )
    return true;
  if (places.word(at) !== "or") return places.gap(at) === "/";
  at++;
  while (at - to < 5 && filler.has(places.word(at))) at++;
  return !all.some((other) => other.from <= at && at < other.to);
}

/** "Ohio residents and | Indiana apprentices": a place of other persons that nothing reads as a home. */
function isBesideOther(places: Places, to: number, all: readonly { from: number; to: number }[]): boolean {
  for (let at = to; at < to + 4; at++) {
    if (!/^(?:and|or)$/.test(places.word(at))) continue;
    const named = places.placeAt(at + 1);
    if (named === null || all.some((other) => other.from <= at + 1 && at + 1 < other.to)) return false;
    const next = places.word(named.to);
    return (
      named.place.kind === "state" && places.gap(named.to) === "" && /(?:s|men)$/.test(next) && !ofPlace.test(next)
    );
  }
  return false;
}

/** "for at least two years", "since 2010" behind a list of homes. */
function durationAt(places: Places, to: number): Mention[] {
  let at = to;
  if (places.word(at) !== "for" && places.word(at) !== "since") return [];
  for (at++; at < to + 9 && at < places.tokens.length; at++)
    if (/^(?:years?|months?)$/.test(places.word(at))) return [{ from: to, to: at + 1, meaning: place }];
    else if (!durationWords.has(places.word(at)) && !/^\d+$/.test(places.word(at))) return [];
  return [];
}
const durationWords = wordSet(
  "at least a an the past last one two three four five six ten twelve or more minimum of full consecutive previous preceding most recent and than less no calendar continuous",
);
