import { notRequired } from "../citizenship/not-required.ts";
import { type ClauseWords, grammar, type Meaning, type Mention } from "../mention.ts";
import { type Found, outermost } from "../text/phrases.ts";
import { both } from "../text/start.ts";
import { wordSet } from "../text/word-set.ts";
import { factsOf, impliedOf, isAbroad, isWholly, notFrom, ofStatesAlone, wholeStates } from "./facts-of-places.ts";
import { beforePersons } from "./homes-before-persons.ts";
import { isOfOthers } from "./homes-of-others.ts";
import { leadsToPlaces, listedHomes, listOpening } from "./listed-below.ts";
import type { Home, PlaceList } from "./listed-place.ts";
import { placeStart } from "./named-places.ts";
import { areLocated, meaningOfIn } from "./persons-in.ts";
import { type Places, placesOf } from "./place-list.ts";
import {
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
