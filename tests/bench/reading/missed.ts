import type { Label } from "./labels.ts";
import { conditionsOf, type WasRead } from "./readers.ts";
import { compare, criteria, criterionNames } from "./values.ts";

export type Missed = { demands: number; surely: number; perhaps: number };

/**
 * How many demands of a label the reading does not speak of. Labels have no places in the text, so this is an estimate:
 *
 * - `surely`: the reading has no demand at all, so whatever it did not read as a fact is lost. That is each labelled
 *   fact of which no value was read, and each labelled demand beside the facts (`other`, `excludes`, a class, `either`,
 *   a level outside matching).
 * - `perhaps`: the reading has demands, but fewer than the label has beside the facts. The difference may be lost, or
 *   stand in the same quoted clause as another. A labelled fact that was not read counts as left to check here.
 */
export function missedDemands(label: Label, reading: WasRead): Missed {
  const facts = criterionNames
    .filter((name) => !isBesideFacts(name))
    .map((name) => compare(criteria[name], label, reading));
  const stated = facts.filter(({ labelled }) => labelled > 0);
  const unread = stated.filter(({ found }) => found === 0).length;
  const beside = demandsBeside(label);
  const conditions = conditionsOf(reading).length;
  const none = conditions === 0;
  return {
    demands: stated.length + beside,
    surely: none ? unread + beside : 0,
    perhaps: none ? 0 : Math.max(0, beside - conditions),
  };
}

const isBesideFacts = (name: string) => name === "enrollment" || name === "age";

/** The number of labelled demands that no fact can hold. */
export function demandsBeside({ level, other, excludes, either, enrollment, age, ...label }: Label): number {
  const outside = level?.every((each) => each === "postdoc" || each === "nonstudent") ? 1 : 0;
  const single = [enrollment, age, label.class, either].filter((value) => value !== undefined).length;
  return (other?.length ?? 0) + (excludes?.length ?? 0) + single + outside;
}
