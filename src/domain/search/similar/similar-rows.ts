import type { CatalogueIndex, Column } from "../../matches/catalogue/catalogue-index.ts";
import { columnOf } from "../../matches/catalogue/criterion-column.ts";
import { isGone, placeInOrder } from "../../matches/catalogue/row-order.ts";
import type { Slices } from "../../matches/catalogue/slices.ts";
import { noSponsor, rowsOfSponsor, sponsorNumber } from "../../matches/catalogue/sponsor-number.ts";
import { criteria } from "../../matches/criteria/criteria.ts";
import type { MatchableScholarship } from "../../matches/criteria/criterion.ts";
import { withoutDoubt } from "../../matches/criteria/doubts.ts";
import { isAbroad } from "../../matches/criteria/places/place-of-study.ts";
import type { Requirements } from "../../matches/criteria/requirements.ts";
import { subjects } from "../../matches/criteria/topics.ts";
import { collegeName } from "../../places/colleges/college-spelling.ts";
import type { CriterionKey } from "../../scholarships/vocabulary.ts";
import { kindsIn, type NarrowKind, narrowBits, narrowness } from "../order/narrowness.ts";
import { fieldLikeness } from "./field-likeness.ts";
import { addByNumber, raiseByNumber, rarityOf, rowsOfNumbers } from "./rarity.ts";
import { addSharedWords } from "./shared-words.ts";

/** An open scholarship like another one. `weight` is what they share, in units of rarity (see `rarityOf`). */
type SimilarRow = { row: number; weight: number };

/** What one in twenty scholarships shares is the least that makes two similar: ln 20. */
const leastWeight = 3;
/** A college or sponsor of more scholarships makes two of them similar only beside something else that they share. */
const fewOfOneGiver = 8;
const weightBesideOthers = 2.5;
/** Two of one sponsor are often for different students, so that it counts half. */
const sponsorShare = 0.5;
/** Thousands share a level, so that it only orders those that share more. */
const levelWeight = 0.3;
/** What a scholarship loses that requires what the other one does not: its reader may not have it. */
const losses: Record<NarrowKind, number> = {
  ...{ group: 1.5, place: 1.5, field: 0.5, condition: 1, studyAbroad: 3, foreign: 3, task: 0 },
  college: Number.POSITIVE_INFINITY,
};
const lossOfExtraGroup = 1.5;
const isOther = Number.NEGATIVE_INFINITY;

/**
 * The open scholarships that share with one what is specific (a subject, a group, a place, a college, a sponsor), each
 * weighed by how few scholarships share it; best first. Left out is what is for others than the students of the one, and what
 * shares too little. `passes` tells which rows are of use to the reader.
 */
export function* similarRows(
  index: CatalogueIndex,
  scholarship: MatchableScholarship,
  { limit, passes = () => true }: { limit: number; passes?: ((row: number) => boolean) | undefined },
): Slices<SimilarRow[]> {
  const weights = yield* weightsFor(index, scholarship);
  const similar: SimilarRow[] = [];
  for (let row = 0; row < weights.length; row++) {
    const weight = weights[row] as number;
    if (weight < leastWeight || isGone(index, row)) continue;
    if (index.ids[row] !== scholarship.id && passes(row)) similar.push({ row, weight });
  }
  // In the order of equal scores the first has the next deadline.
  const place = ({ row }: SimilarRow) => placeInOrder(index, row);
  return similar.sort((a, b) => b.weight - a.weight || place(a) - place(b)).slice(0, limit);
}

/** For each row the weight of what it shares with a scholarship, minus infinity where it is for other students. */
function* weightsFor(index: CatalogueIndex, scholarship: MatchableScholarship): Slices<Float32Array> {
  const weights = new Float32Array(index.rows);
  const requirement = <Key extends CriterionKey>(key: Key) => requirementOf(scholarship, key, index.today);
  const of = { index, weights };
  yield* addSubjects(index, scholarship, weights);
  const groups = requirement("groups")?.groups ?? [];
  addColumn(of, columnOf(index, "groups"), sharing(groups, { of: (other) => other?.groups ?? [], extra: true }));
  yield;
  const colleges = (requirement("institution")?.names ?? []).map(collegeName);
  addColumn(
    of,
    columnOf(index, "institution"),
    sharing(colleges, { of: collegesOf, alone: losses.college, weigh: weightOfGiver }),
  );
  yield;
  // A college tells its state.
  const weighPlace = colleges.length > 0 ? nothing : rarityOf;
  const places = placesOf(requirement("residence"));
  addColumn(of, columnOf(index, "residence"), sharing(places, { of: placesOf, weigh: weighPlace }));
  yield;
  const abroad = foreignOnly(requirement("place_of_study") ?? []);
  addColumn(of, columnOf(index, "place_of_study"), sharing(abroad, { of: (other) => foreignOnly(other ?? []) }));
  const statuses = requirement("citizenship")?.statuses ?? [];
  // Most are for citizens, whether they say so or not.
  const isCommon = statuses.includes("us_citizen");
  addColumn(
    of,
    columnOf(index, "citizenship"),
    sharing(statuses, { of: (other) => other?.statuses ?? [], weigh: isCommon ? nothing : rarityOf }),
  );
  yield;
  // The students of a college share its scholarships, whoever pays them.
  if (colleges.length === 0) addSponsor(index, scholarship, weights);
  addLevels(index, scholarship, weights);
  takeLosses(index, scholarship, weights);
  return weights;
}

/** The names of required colleges as they are compared. A catalog has thousands, of which each is asked for every time. */
function collegesOf(required: Requirements["institution"] | null): readonly string[] {
  if (required === null) return [];
  const known = comparedNames.get(required) ?? required.names.map(collegeName);
  comparedNames.set(required, known);
  return known;
}
const comparedNames = new WeakMap<Requirements["institution"], readonly string[]>();

/** The requirement of one criterion as its column of the index holds it. */
function requirementOf<Key extends CriterionKey>(
  scholarship: MatchableScholarship,
  key: Key,
  today: string,
): Requirements[Key] | null {
  const criterion = criteria.find((each) => each.key === key);
  const requirement = withoutDoubt(criterion?.requirement(scholarship, today) ?? null);
  return (requirement === null ? null : (criterion?.compared?.(requirement) ?? requirement)) as
    | Requirements[Key]
    | null; // of this criterion
}

/** States where there are some, as they are more exact than countries. All of the US is no place of its own. */
const placesOf = (places: Requirements["residence"] | null): readonly string[] =>
  places === null ? [] : places.states.length > 0 ? places.states : foreignOnly(places.countries);
const foreignOnly = (countries: readonly string[]) => (countries.includes("US") ? [] : countries);

/** How a value of a column stands to what a scholarship requires: which of its values both name, and what else. */
type Stands = { shared: readonly string[]; isOther: boolean; loss: number; weigh: Weigh };
/** What it weighs that so many of all rows have a value. */
type Weigh = (rows: number, all: number) => number;
const nothing: Weigh = () => 0;
type Reading<Value> = (value: Value) => Stands;
type Sharing<Value> = {
  of: (value: Value) => readonly string[];
  /** What it loses where only the other one requires some. */
  alone?: number;
  /** Whether it loses by what it requires beside the shared values. */
  extra?: boolean;
  weigh?: Weigh;
};

const sharing =
  <Value>(own: readonly string[], { of, alone = 0, extra = false, weigh = rarityOf }: Sharing<Value>): Reading<Value> =>
  (value) => {
    const others = of(value);
    const shared = own.filter((one) => others.includes(one));
    const isExtra = extra && shared.length > 0 && others.length > shared.length;
    return {
      shared,
      isOther: own.length > 0 && others.length > 0 && shared.length === 0,
      loss: others.length > 0 && own.length === 0 ? alone : isExtra ? lossOfExtraGroup : 0,
      weigh,
    };
  };

type Weighing = { index: CatalogueIndex; weights: Float32Array };

/** Adds to each row the rarest value that it shares in a column. */
function addColumn<Value>(
  { index, weights }: Weighing,
  { values, numbers }: Column<Value>,
  read: Reading<Value>,
): void {
  const stands = values.map((value) => read(withoutDoubt(value) as Value)); // of the same column
  if (!stands.some(({ shared, isOther, loss }) => shared.length > 0 || isOther || loss > 0)) return;
  const rows = rowsOfNumbers(numbers, values.length, index);
  const rowsOf = new Map<string, number>();
  for (const [number, { shared }] of stands.entries())
    for (const one of shared) rowsOf.set(one, (rowsOf.get(one) ?? 0) + (rows[number] as number));
  const table = Float32Array.from(stands, ({ shared, isOther: other, loss, weigh }) => {
    if (other) return isOther;
    return Math.max(0, ...shared.map((one) => weigh(rowsOf.get(one) ?? 0, index.count))) - loss;
  });
  addByNumber(weights, numbers, table);
}

function weightOfGiver(rows: number, all: number): number {
  return rows <= fewOfOneGiver ? rarityOf(rows, all) : Math.min(weightBesideOthers, rarityOf(rows, all));
}

/** A subject may stand as a field of study, in a name or as keywords. The rarest of them counts. */
function* addSubjects(index: CatalogueIndex, scholarship: MatchableScholarship, weights: Float32Array): Slices<void> {
  addSharedWords(index, scholarship, weights);
  yield;
  const topics = requirementOf(scholarship, "interests", index.today);
  const column = columnOf(index, "interests");
  if (topics) {
    const rows = rowsOfNumbers(column.numbers, column.values.length, index);
    const table = topicTable(column.values, { topics, rows, all: index.count });
    raiseByNumber(weights, column.numbers, table);
  }
  yield;
  const fields = index.lists.field_of_study;
  const { shared, others } = fieldLikeness(index, scholarship.field_of_study);
  raiseByNumber(weights, fields.numbers, shared);
  addByNumber(
    weights,
    fields.numbers,
    Float32Array.from(others, (other) => (other === 1 ? isOther : 0)),
  );
}

type TopicRows = { topics: Requirements["interests"]; rows: Uint32Array; all: number };

/** For each number of the column the rarity of the rarest subject that it shares. Subjects are bits. */
function topicTable(
  values: readonly (Requirements["interests"] | null)[],
  { topics, rows, all }: TopicRows,
): Float32Array {
  const own = topics.named & subjects;
  const named = Uint32Array.from(values, (value) => (value?.named ?? 0) & own);
  const bits = Array.from({ length: 32 }, (_, at) => at).filter((at) => (own & (1 << at)) !== 0);
  const rowsOf = bits.map((at) =>
    named.reduce((sum, some, number) => sum + ((some >>> at) & 1) * (rows[number] ?? 0), 0),
  );
  const rarities = rowsOf.map((count) => rarityOf(count, all));
  return Float32Array.from(named, (some) =>
    some === 0 ? 0 : Math.max(...bits.map((at, i) => ((some >>> at) & 1) * (rarities[i] as number))),
  );
}

function addSponsor(index: CatalogueIndex, { provider_name }: MatchableScholarship, weights: Float32Array): void {
  const sponsor = sponsorNumber(provider_name);
  if (sponsor === noSponsor) return;
  const weight = sponsorShare * weightOfGiver(rowsOfSponsor(index, sponsor), index.count);
  for (let row = 0; row < weights.length; row++)
    if (index.facts.sponsor[row] === sponsor) weights[row] = (weights[row] as number) + weight;
}

function addLevels({ lists }: CatalogueIndex, { academic_level }: MatchableScholarship, weights: Float32Array): void {
  if (academic_level.length === 0) return;
  const { values, numbers } = lists.academic_level;
  const table = Float32Array.from(values, (levels) => {
    if (levels.length === 0) return 0;
    return academic_level.some((level) => levels.includes(level)) ? levelWeight : isOther;
  });
  addByNumber(weights, numbers, table);
}

function takeLosses({ facts, today }: CatalogueIndex, scholarship: MatchableScholarship, weights: Float32Array): void {
  const abroad = requirementOf(scholarship, "place_of_study", today) ?? [];
  const namesSubject = (requirementOf(scholarship, "interests", today)?.subjects ?? 0) !== 0;
  const own = narrowness(scholarship, { studyAbroad: isAbroad(abroad), namesSubject });
  const losing = (narrow: number) => kindsIn(narrow & ~own).reduce((sum, kind) => sum + losses[kind], 0);
  const table = Float32Array.from({ length: 2 ** narrowBits }, (_, narrow) => -losing(narrow));
  addByNumber(weights, facts.narrow, table);
}
