import type { ClauseWords, Meaning, Mention } from "../mention.ts";
import { ofLast } from "../text/of-last.ts";
import { outermost, type PhraseTable, phraseFinder } from "../text/phrases.ts";
import { Start } from "../text/start.ts";
import { type Token, tokensOfLead, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import type { Home, ListedPlace } from "./listed-place.ts";
import { Places } from "./place-list.ts";
import { type Cue, findCues, findSureCues, listMarks, listWords, persons, place } from "./residence-cues.ts";

/** What the entries below a lead are: homes, countries of citizenship, or places of which no answer decides. */
type Listed = "home" | "choice" | "citizen" | "other";
type Opening = { listed: Listed; counties: boolean; from: number; cueEnd: number; states: readonly string[] };

const labels: PhraseTable<Listed> = [
  ["(legal|state|) (residency|residence) (requirement|requirements|)", "home"],
  ["(state|states|county|counties|country|place) of (legal|) residence", "home"],
  ["(home|eligible) (state|states|country|countries|county|counties|town|city)", "home"],
  [
    "(the|) (list of|) (eligible|qualifying|target) (countries|nations) (are|is|include|includes|) (the following|as follows|)",
    "home",
  ],
  ["the following (countries|nations)", "home"],
  ["(hometown|home town|county|residents|where you (must|) live)", "home"],
  ["(permanent|legal|primary|) (home|residence|home address|permanent address|mailing address)", "home"],
  ["(geographic|geographical) (area|areas|region|location|eligibility|restriction|restrictions|limit|limits)", "home"],
  ["(location|available in|valid in|offered in|area served|areas served|service area)", "other"],
  [
    "(applicant|target|) (citizenship|nationality|nationalities|citizenships) (requirement|requirements|status|)",
    "citizen",
  ],
  ["(country|countries) of (citizenship|origin|nationality)", "citizen"],
  ["eligible (nationality|nationalities|citizenship|citizenships)", "citizen"],
  [
    "(open to|available to|for|) (students|applicants|candidates|graduates|people|you|) (must|) (be of|have|hold|of|with|) (one of|any of|) (the|these) (following|listed|eligible|) (nationalities|citizenships)",
    "citizen",
  ],
  [
    "(open to|available to|for|) (students|applicants|candidates|graduates|people) of (one of|any of|) (the|these) (following|listed|eligible|participating|selected|) (country|countries)",
    "home",
  ],
];
const findLabels = phraseFinder(labels);
/** What words that speak of a list of places start from. */
export const leadsToPlaces = new Start([findLabels, findSureCues]);
const nothing: Meaning = { about: "nothing" };

/** Words with which the words before a list may end. */
const lastWords = wordSet("in of from within states counties countries areas regions cities towns");

/** "Residents of the following states | are eligible to apply". */
const endings = phraseFinder([
  [
    "(are|is|will be|may be|may|can) (eligible|considered|accepted|welcome|apply|qualify) (to apply|for consideration|)",
    true,
  ],
]);

const withoutList = ["in", "of", "called", "stayed", "near", "away", "both"] as const satisfies readonly Cue[];
/** Whether places behind these words may stand in a list below. */
const opensList = (cue: Cue): cue is Exclude<Cue, (typeof withoutList)[number]> =>
  withoutList.every((each) => each !== cue);

/** Reads what the words before a list say of its entries; null if they are not about places. */
function openingOf(text: string, all: readonly Token[]): Opening | null {
  const ending = endings(all).find(({ from, to }) => to === all.length && from > 0);
  // "Citizens of the following countries | where the foundation has programs".
  const aside = all.findIndex(({ word }, at) => word === "where" && lastWords.has(wordAt(all, at - 1)));
  const tokens = aside > 0 ? all.slice(0, aside) : ending ? all.slice(0, ending.from) : all;
  const label = findLabels(tokens).find(({ from, to }) => from === 0 && to === tokens.length);
  if (label) {
    const counties = tokens.some(({ word }) => word === "county" || word === "counties");
    return { listed: label.value, counties, from: 0, cueEnd: tokens.length, states: [] };
  }
  const last = tokens.at(-1)?.word ?? "";
  if (!lastWords.has(last) && !listWords.has(last)) return null;
  const cue = outermost(findCues(tokens)).findLast(({ value }) => value !== "in" && value !== "of");
  if (!cue || !opensList(cue.value)) return null;
  if (cue.value === "from" && !persons.has(wordAt(tokens, cue.from - 1))) return null;
  const places = new Places({ text, tokens });
  const named = places.starts().filter((at) => at >= cue.to);
  const after = tokens.slice(cue.to).filter((_, i) => !named.some((at) => isInside(cue.to + i, at, places)));
  const rest = after.filter((_, at) => !isKindOfPlace(after, at));
  const counties = rest.some(({ word }) => word === "counties");
  if (!rest.every(({ word }) => listWords.has(word)) || !isMarked(rest)) return null;
  // "residents of Maine" needs no list.
  if (named.length > 0 && !rest.some(({ word }) => listMarks.has(word))) return null;
  return {
    listed: cue.value === "from" || cue.value === "located" ? "home" : cue.value,
    counties,
    from: cue.from,
    cueEnd: cue.to,
    states: statesIn(places, places.starts()),
  };
}

/** "The following | partner | states", "one of our member | states": whatever the sponsor calls the places that it lists. */
const isKindOfPlace = (rest: readonly Token[], at: number): boolean => {
  const noun = rest.findIndex(({ word }, i) => i > at && nounsOfPlaces.has(word));
  const marks = rest.slice(0, at);
  return noun > at && noun - at < 3 && marks.some(({ word }) => word === "our" || listMarks.has(word));
};
const nounsOfPlaces = wordSet("states counties countries provinces cities towns");

const openingOfLead = ofLast((lead) => openingOf(lead, tokensOfLead(lead)));

const isInside = (at: number, start: number, places: Places) =>
  at >= start && at < (places.placeAt(start)?.to ?? start);

const statesIn = (places: Places, starts: readonly number[]): string[] => [
  ...new Set(
    starts.flatMap((at) => {
      const named = places.placeAt(at)?.place;
      return named?.kind === "state" ? [named.code] : [];
    }),
  ),
];

/** "reside in" at the end, or "live in one of the following counties". */
const isMarked = (rest: readonly { word: string }[]) =>
  rest.length === 0 || rest.some(({ word }) => listMarks.has(word)) || ["one", "any"].includes(wordAt(rest, 0));

/** The entries of a list whose lead says that they are homes: "You must live in one of the following counties:". */
export function listedHomes({ lead }: ClauseWords, places: Places): Home[] {
  const opening = lead === "" ? null : openingOfLead(lead);
  if (!opening || opening.listed === "citizen" || isOpenToAll(places)) return [];
  const means = opening.listed;
  const to = places.tokens.length;
  const list = places.listAt(0, { towns: true });
  const areCounties = list?.to === to && list.places.every(({ kind }) => kind === "county");
  if (opening.counties && !areCounties && !isCountry(places))
    return countiesOf(places, opening).map((named) => ({ from: 0, to, list: named, means }));
  return list?.to === to ? [{ from: 0, to, list, means }] : [];
}

/** "One of the following counties: India, Japan": a slip of the pen for countries. Three countries are names of counties too. */
function isCountry(places: Places): boolean {
  const list = places.listAt(0);
  return (
    list !== null &&
    list.to === places.tokens.length &&
    list.places.every(({ kind }) => kind === "country") &&
    !places.tokens.some(({ word }) => /^(?:grenada|jersey|lebanon)$/.test(word))
  );
}

/** The names below "the following counties", in the state that the words above them name. */
function countiesOf(places: Places, { states }: Opening): Home["list"][] {
  const [state = null] = states.length === 1 ? states : [];
  const to = places.tokens.length;
  const counties = places.names()?.map((name) => ({ kind: "county", name, state }) as ListedPlace);
  return counties ? [{ from: 0, to, places: counties, ends: [], stateFrom: to, cut: false }] : [];
}

/** Whether the lead says that countries of citizenship follow. */
export const listsNations = ({ lead }: ClauseWords, places: Places): boolean =>
  lead !== "" && !isOpenToAll(places) && openingOfLead(lead)?.listed === "citizen";

/** The countries of a clause that is nothing but a list of them, `null` for other places. */
export function listedNations(places: Places): readonly (string | null)[] {
  const list = places.listAt(0);
  if (!list || list.to < places.tokens.length) return [];
  // "Nationality: Georgia".
  return list.places.map((each) =>
    each.kind === "country" ? each.code : each.kind === "state" && each.code === "GA" ? "GE" : null,
  );
}

/** The words before a list ("You must be from one of the following countries") and an entry that opens it to all. */
export function listOpening({ text, lead }: ClauseWords, places: Places): Mention[] {
  const to = places.tokens.length;
  if (isOpenToAll(places) && lead !== "" && openingOfLead(lead)) return [{ from: 0, to: 1, meaning: nothing }];
  const opening = openingOf(text, places.tokens);
  if (!opening || (opening.cueEnd === to && opening.from > 0)) return [];
  const { from, cueEnd, states } = opening;
  if (text.includes(":")) return [{ from, to, meaning: place }];
  const isState = opening.listed === "home" && states.length > 0 && opening.counties;
  if (!isState || places.starts().every((at) => at < cueEnd)) return [{ from, to, meaning: nothing }];
  return [
    { from, to: cueEnd, meaning: { about: "states", codes: states } },
    // "Residents of designated Ohio counties" may stand without a list below.
    { from: cueEnd, to, meaning: place },
  ];
}

const isOpenToAll = ({ tokens }: Places) =>
  tokens.length === 1 &&
  ["unrestricted", "any", "all", "worldwide", "world", "international"].includes(wordAt(tokens, 0));
