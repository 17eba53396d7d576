import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { spareRows } from "../../matches/catalogue/numbers-with-room.ts";
import { rowsOfMatches, scoresByRow } from "../../matches/catalogue/results/packed-results.ts";
import type { ScoredRow } from "../../matches/catalogue/results/result-pages.ts";
import type { StudentResults } from "../../matches/catalogue/results/student-results.ts";
import type { ConstraintFits } from "../fits/constraint-fits.ts";
import { refusedNowhere } from "../fits/excluded-rows.ts";
import { fitOfRow, fits, type RowFits } from "../fits/row-fits.ts";
import { addRow, countRows, hasRow, keepRows, type RowSet, removeRows, writeRows } from "../fits/row-set.ts";
import { missingRows } from "../fits/rows-by-fit.ts";
import { type FoundRows, foundRows, isOfCollege, subjects } from "../found/found-rows.ts";
import { type Unlisted, unlistedOf } from "../found/unlisted.ts";
import { addMisses } from "../found/unnamed-rows.ts";
import { asksForAllCosts } from "../query/topics.ts";
import { isPastSchool, tellsCircumstance } from "../said/circumstances.ts";
import type { CatalogueSearch } from "../search-catalogue.ts";
import type { Correction } from "../text/concepts.ts";
import type { Constraint, Slot, Understood } from "../understood.ts";
import { statingOf } from "./count-stating.ts";
import { lossesOfLevels, noLosses } from "./level-losses.ts";
import { namedRows, singledOutRow } from "./named-rows.ts";
import { lossesFor, lossesOfPlace, lossesWithProfile, type SpokenSlot, spokenSlots } from "./narrowness.ts";
import { choiceOf, choose, pageOf, type WantedRows } from "./row-choice.ts";
import { exactnessOf, meaningOf, wordsShareOf } from "./row-meaning.ts";
import {
  isNamed,
  isRuledOut,
  mostOf,
  type Ranking,
  rankOf,
  scoreOf,
  scoreOfName,
  shares,
  tierOf,
} from "./row-score.ts";
import { rowsOfSaidNames } from "./rows-of-said-names.ts";
import { earned, ofElsewhere, ofImplied, ofOthers, weightOf } from "./slot-weights.ts";
import { unclearPlaces } from "./unclear-places.ts";
import { isOfPartTime, shareOfWords } from "./words-share.ts";

export type RankedRows = {
  /** The wanted rows in their order. The score is the rank (the higher, the better), or when it was added for the newest. */
  page: readonly ScoredRow[];
  /** How many rows were found. */
  found: number;
  /** How many of them miss no constraint. None where no scholarship has the words that say what it is about. */
  fitting: number;
  /** How many of these say that they need no essay, where none was asked for; null elsewhere. */
  saying_no_essay: number | null;
  units: readonly ConstraintFits[];
  unnamed: FoundRows["unnamed"];
  /** What was understood, after words that are part of a name are no constraints any more. */
  understood: Understood;
  corrections: Correction[];
  /** What was said that no scholarship is for. */
  unlisted: readonly Unlisted[];
  /** The refusals that leave out nothing. */
  refusedNowhere: readonly Constraint[];
  called: FoundRows["called"];
  /** Whether a found row is for something that was said, not just open to it: a subject, or else a limit; or has the topics. */
  isMeant: (row: number) => boolean;
  /** Whether a found row is for just what was said: each subject, and the topics. What is for more, or open to all, is not. */
  isExact: (row: number) => boolean;
  /** How far a found row is about the topics, from 0 to 1; null without topics. */
  wordsShare: (row: number) => number | null;
  /** The match score of a row for the student, -1 where they are ruled out, or without one. */
  matchScore: (row: number) => number;
  /** How many of those that fit state everything that was said, and are not just open to it; whether a row is one of them. */
  countStating: () => number;
  isStating: (row: number) => boolean;
};

/** Slots whose words may be part of a name: "The Ron Brown Scholar Program", "Bank of America". */
const namelike: ReadonlySet<Slot> = new Set([...subjects, "academic_level"]);

/** Where the order follows the fit, what does not state all that was said has a sum below 0. */
const notStating = -1;

/** Room for rows in ascending order, and for each the constraints that it misses, one bit for each unit, and one for `unnamed`. */
type Room = { rows: Uint32Array; missed: Uint32Array; specific: Float32Array };
type Ready = { found: FoundRows; ranking: Ranking; units: readonly ConstraintFits[] };
const roomFor = (rows: number): Room => ({
  rows: new Uint32Array(rows),
  missed: new Uint32Array(rows),
  specific: new Float32Array(rows),
});
let room = roomFor(0);

/** Finds the rows for what a student said, and ranks those that are wanted. */
export function rankRows(index: CatalogueIndex, search: CatalogueSearch, wanted: WantedRows): RankedRows {
  const [ranked] = rankPages(index, search, [wanted]);
  return ranked as RankedRows; // one for each that is wanted
}

/** As `rankRows`, once for each of several pages of what is found once. */
export function rankPages(index: CatalogueIndex, search: CatalogueSearch, wanted: readonly WantedRows[]): RankedRows[] {
  const ready = foundToRank(index, search);
  const { found, ranking } = ready;
  const { units, understood, unnamed, corrections, called } = found;
  const ofAll: Omit<RankedRows, "page" | "fitting" | "saying_no_essay"> = {
    found: countRows(found.rows),
    ...{ units, unnamed, understood, called },
    corrections: [...corrections, ...found.saidOtherwise],
    unlisted: unlistedOf(index, units),
    refusedNowhere: refusedNowhere(index, understood.constraints),
    isMeant: meaningOf(found),
    isExact: exactnessOf(found),
    wordsShare: wordsShareOf(found),
    matchScore: (row: number) => (ranking.fit?.[row] ?? 0) - 1,
    ...statingOf(index, found),
  };
  let isAll = false;
  let rows = withFits(ready, likelyRows(index, ready));
  return wanted.map((each) => {
    const likely = bestRanked(index, { ...rows, ranking }, each);
    if (likely.isBest || isAll) return { ...ofAll, ...likely };
    isAll = true;
    rows = withFits(ready, found.rows);
    return { ...ofAll, ...bestRanked(index, { ...rows, ranking }, each) };
  });
}

/** What is found, and what ranks it, but only the rows that are matches. All of it is room that the next search uses again. */
export function readyToRank(
  index: CatalogueIndex,
  search: CatalogueSearch & Pick<StudentResults, "matches">,
): Room & Ready {
  const { matches } = search;
  const ready = foundToRank(index, { ...search, results: { matches } });
  const rows = rowsOfMatches(matches, index.rows);
  keepRows(rows, ready.found.rows);
  // Who looks for words in their matches has all that is for everybody there already.
  if (ready.found.fillers.length > 0) removeRows(rows, ready.found.fillers);
  return { ...ready, ...withFits(ready, rows) };
}

function foundToRank(index: CatalogueIndex, search: CatalogueSearch): Ready {
  if (room.rows.length < index.rows) room = roomFor(index.rows + spareRows);
  const found = foundRows(index, search);
  const { concepts, text, isUnknown, called } = found;
  const units = [...found.units, ...found.homes];
  const saysAbout = found.about.length > 0 && !(search.results && isOfCollege(found.about));
  const isAbout = found.hasTopics || saysAbout || found.lacksPeople;
  const isByFit = search.results !== undefined && !isAbout;
  const fitShare = search.results ? (isByFit ? shares.fitAlone : shares.fit) : 0;
  const { created, narrow, levels, worth } = index.facts;
  // What pays for all of college mostly is of one college.
  const slots: SpokenSlot[] = asksForAllCosts(found.understood.topics)
    ? [...spokenSlots(units), "college"]
    : spokenSlots(units);
  const ranking: Ranking = {
    words: text.scores,
    share: concepts.length === 0 || isByFit ? 0 : shareOfWords(units, isAbout),
    setsLimits: !isAbout && !isOfPartTime(units),
    losses: (search.results ? lossesWithProfile : lossesFor)(
      found.hasTopics && !tellsCircumstance(found.understood) ? [...slots, "topics"] : slots,
    ),
    placeLosses: isAbout && !search.results ? lossesOfPlace(slots) : null,
    fit: search.results ? scoresByRow(search.results.matches, index.rows) : null,
    isByFit,
    fitShare,
    knownShare: 1 - fitShare - shares.fresh - shares.unsaid - shares.worth,
    levels,
    levelLosses: search.results ? noLosses : lossesOfLevels(slots, isPastSchool(found.understood)),
    named: [...namedRows(index.text, found), ...rowsOfSaidNames(index, found.units)],
    singledOut: singledOutRow(found),
    namedBits: bitsOf(units),
    called,
    leastCalled: Math.min(...called.map((row) => text.scores[row] as number)),
    isFor: found.isFor,
    fillers: found.fillers,
    unclear: unclearPlaces(index, found, search.results?.student),
    isUnknown,
    noEssay:
      found.units.find(({ slot, constraints: [first] }) => slot === "essay" && first?.value === false)?.fits ?? null,
    created,
    worth,
    narrow,
    now: Date.parse(index.today),
  };
  return { found, ranking, units };
}

/** The found rows that miss nothing or are called by their names: mostly the best are among them, and they are few of all. */
function likelyRows(index: CatalogueIndex, { found, ranking, units }: Ready): RowSet {
  const likely = found.rows.slice();
  for (const { fits: stated } of units.slice(0, saidUnits(found, units)))
    removeRows(likely, missingRows(stated, index));
  for (const { rows } of found.unnamed) removeRows(likely, rows);
  for (const row of [...ranking.called, ...ranking.named]) if (hasRow(found.rows, row)) addRow(likely, row);
  return likely;
}

/** Rows with how they stand to the units, in the room for them. */
function withFits({ found, ranking, units }: Ready, set: RowSet): Room {
  const rows = room.rows.subarray(0, writeRows(set, room.rows));
  addFits(units, rows, { isByFit: ranking.isByFit, said: saidUnits(found, units) });
  addMisses(found.unnamed, rows, room.missed);
  return { ...room, rows };
}

/** Where something is for what was said, where the student probably lives is no reason to miss anything. */
const saidUnits = ({ units: said, isUnknown }: FoundRows, units: readonly ConstraintFits[]): number =>
  isUnknown ? units.length : said.length;

/** Adds up how specifically each row is for what was said, and notes what it misses of the first units, which were `said`. */
function addFits(
  units: readonly ConstraintFits[],
  rows: Uint32Array,
  { isByFit, said }: { isByFit: boolean; said: number },
): void {
  room.specific.fill(0, 0, rows.length);
  room.missed.fill(0, 0, rows.length);
  const weights = units.map((unit, at) => (at < said || unit.slot === "residence" ? 1 : ofImplied) * weightOf(unit));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  for (const [unit, { slot, fits: stated }] of units.entries()) {
    const weight = weights[unit] as number; // one for each
    const earns = earned.map((share) => (share * weight) / total);
    earns[fits.unknown] = isByFit ? notStating : (ofOthers[slot] ?? (earns[fits.unknown] as number));
    if (unit >= said) earns[fits.missed] = (ofElsewhere * weight) / total;
    const misses = Uint32Array.from(earned, (_, fit) => (fit === fits.missed && unit < said ? 1 << unit : 0));
    addFit(stated, rows, { earns, misses });
  }
}

/** What a row earns and which bit it gets, by its fit. */
type Earning = { earns: Float32Array; misses: Uint32Array };

/** By tables instead of conditions: about half of the rows miss something, so that no processor could guess it. */
function addFit({ numbers, table }: RowFits, rows: Uint32Array, { earns, misses }: Earning): void {
  const { missed, specific } = room;
  for (let at = 0; at < rows.length; at++) {
    const fit = table[numbers[rows[at] as number] as number] as number;
    missed[at] = (missed[at] as number) | (misses[fit] as number);
    specific[at] = (specific[at] as number) + (earns[fit] as number);
  }
}

/** Who says "army vet" speaks of no name. */
const isNamelike = ({ slot, constraints }: ConstraintFits): boolean =>
  namelike.has(slot) && !constraints.some((each) => each.slot === "group" && each.ties);
const bitsOf = (units: readonly ConstraintFits[]): number =>
  units.reduce((bits, unit, at) => (isNamelike(unit) ? bits | (1 << at) : bits), 0);

/**
 * The wanted ones of these rows, and how many of them fit everything. What cannot be among the best is not ranked. `isBest`: no row that
 * misses something would be among them.
 */
function bestRanked(
  index: CatalogueIndex,
  { rows, missed, specific, ranking }: Room & Pick<Ready, "ranking">,
  { passes, ...wanted }: WantedRows,
): Pick<RankedRows, "page" | "fitting" | "saying_no_essay"> & { isBest: boolean } {
  const choice = choiceOf(index, wanted, ranking.isUnknown);
  const hasNames = ranking.called.length + ranking.named.length > 0;
  let fitting = 0;
  let sayingNoEssay = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    const missing = missed[at] as number;
    if (missing === 0 && !isRuledOut(ranking, row)) {
      fitting += 1;
      if (ranking.noEssay && fitOfRow(ranking.noEssay, row) === fits.met) sayingNoEssay += 1;
    }
    const stated = specific[at] as number;
    // Most rows miss something, and the page is full of rows that do not, or fit less well than all of the page.
    if (!hasNames && ((missing !== 0 && choice.worstTier < 2) || mostOf(ranking, row, stated) < choice.leastScore))
      continue;
    const named = hasNames && isNamed(ranking, row, missing);
    const tier = tierOf(ranking, { row, missing, named, stated });
    if (tier > choice.worstTier) continue;
    const most = rankOf(tier, named ? 1 : mostOf(ranking, row, stated));
    if (most < choice.least || (most === choice.least && row < index.later.from)) continue;
    if (passes && !passes(row)) continue;
    const score = named ? scoreOfName(ranking, row) : scoreOf(ranking, row, stated);
    choose(choice, { row, missing, rank: rankOf(tier, score) });
  }
  const isBest = choice.worstTier < 2 || (choice.others !== null && choice.whole > 0);
  const saying_no_essay = ranking.noEssay ? sayingNoEssay : null;
  return { page: pageOf(choice), fitting: ranking.isUnknown ? 0 : fitting, saying_no_essay, isBest };
}
