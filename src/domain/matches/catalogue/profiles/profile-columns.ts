import { criteria } from "../../criteria/criteria.ts";
import { type ProfileAnswers, readStudent } from "../../criteria/student.ts";
import { type Column, numberFor } from "../catalogue-index.ts";

/**
 * Everything that comparisons may read of many students, in columns: the different values of an answer, and the number of its value for
 * each profile. The students themselves are not kept.
 */
export type ProfileColumns = {
  /** The profiles, by the places in which they were given. Those of a stage stand together. */
  order: Uint32Array;
  stages: Stages;
  /** By path, such as `place.state`. Where a path is missing, nobody has a value. */
  answers: ReadonlyMap<string, AnswerColumn>;
  /** Sets of words by path: the profiles that have each word, in ascending order. Texts of students are read by these alone. */
  words: ReadonlyMap<string, ReadonlyMap<string, Uint32Array>>;
};
export type AnswerColumn = {
  values: readonly unknown[];
  numbers: Uint8Array | Uint16Array | Uint32Array;
  /** Whether `stages` tells the answer. */
  isOfStage: boolean;
};

/**
 * How far students are: their answers at `stagePaths`, which most comparisons read first. They have a few hundred different ones, so
 * what depends on these alone is known for all profiles by one of each stage.
 */
export type Stages = {
  firstProfiles: readonly number[];
  /** Where the profiles of each begin, which stand together, and where those of the last one end. */
  starts: readonly number[];
};

const stagePaths: ReadonlySet<string> = new Set([
  "level",
  "maybeLevels",
  "enters",
  "aimsAt",
  "isAtCollege",
  "isNotInCollege",
  "endsInDecember",
  "profile.academic_level",
  "profile.graduation_year",
]);

/** The paths of objects whose answers are read one by one. An object at any other path is one answer. */
export const partPaths: ReadonlySet<string> = new Set([
  "profile",
  "profile.demographics",
  "profile.set_aside",
  "place",
  "groups",
  "groups.member",
  "collegePlaces",
  "named",
]);

/** The fields of a profile that matching reads. */
const fieldsRead: ReadonlySet<string> = new Set(criteria.flatMap(({ reads }) => reads));

export function columnsOfProfiles(profiles: readonly ProfileAnswers[]): ProfileColumns {
  const answers = new Map<string, Column>();
  const words = new Map<string, Map<string, number[]>>();
  for (const [at, profile] of profiles.entries()) {
    const read = Object.entries(profile).filter(([field]) => fieldsRead.has(field));
    add(at, "", { ...readStudent(profile), profile: Object.fromEntries(read) });
  }
  const { order, ...stages } = stagesOf(answers, profiles.length);
  const placeOf = new Uint32Array(order.length);
  for (const [place, at] of order.entries()) placeOf[at] = place;
  return {
    order,
    stages,
    answers: new Map(
      Array.from(answers, ([path, column]) => [path, answerColumn(column, order, stagePaths.has(path))]),
    ),
    words: new Map(
      Array.from(words, ([path, lists]) => [
        path,
        new Map(Array.from(lists, ([word, list]) => [word, Uint32Array.from(list, (at) => placeOf[at] as number)])),
      ]),
    ),
  };

  function add(at: number, before: string, object: object): void {
    for (const [key, value] of Object.entries(object)) {
      const path = before + key;
      if (value instanceof Set) addWords(at, path, value);
      else if (!partPaths.has(path)) columnAt(path).numbers[at] = numberFor(columnAt(path), value);
      else if (value) add(at, `${path}.`, value);
    }
  }

  function columnAt(path: string): Column {
    const known = answers.get(path);
    if (known) return known;
    const column: Column = { values: [], numberOf: new Map(), numbers: new Uint32Array(profiles.length) };
    numberFor(column, undefined); // for those who have none
    answers.set(path, column);
    return column;
  }

  function addWords(at: number, path: string, ofStudent: ReadonlySet<string>): void {
    const lists = words.get(path) ?? new Map<string, number[]>();
    words.set(path, lists);
    for (const word of ofStudent) {
      const list = lists.get(word);
      if (list) list.push(at);
      else lists.set(word, [at]);
    }
    columnAt(`${path}.size`).numbers[at] = numberFor(columnAt(`${path}.size`), ofStudent.size);
  }
}

function stagesOf(answers: ReadonlyMap<string, Column>, count: number): Stages & Pick<ProfileColumns, "order"> {
  const columns = [...stagePaths].flatMap((path) => answers.get(path)?.numbers ?? []);
  const profiles = Array.from({ length: count }, (_, at) => at);
  const byStage = [...Map.groupBy(profiles, (at) => columns.map((column) => column[at]).join(" ")).values()];
  const starts = [0];
  for (const { length } of byStage) starts.push((starts.at(-1) as number) + length);
  return { order: Uint32Array.from(byStage.flat()), firstProfiles: starts.slice(0, -1), starts };
}

function answerColumn({ values, numbers }: Column, order: Uint32Array, isOfStage: boolean): AnswerColumn {
  const Numbers = values.length <= 256 ? Uint8Array : values.length <= 65_536 ? Uint16Array : Uint32Array;
  const own = new Numbers(order.length);
  for (let place = 0; place < order.length; place++) own[place] = numbers[order[place] as number] as number;
  return { isOfStage, values, numbers: own };
}
