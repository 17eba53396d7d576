import { countryName } from "../../places/countries.ts";
import type { Constraint } from "../understood.ts";

// biome-ignore lint/suspicious/noExplicitAny: distributes Omit over the union
type WithoutWords<C> = C extends any ? Omit<C, "words"> : never;
/** A constraint before the student's words are added to it. */
export type Reading = WithoutWords<Constraint>;

/**
 * Tokens `from` to `to` (excluded) of a query and what they say. With no readings the words say something that no slot
 * holds, such as "any GPA". `topic`: they are searched for too, as they are or by other words. `ignored`: they look like
 * a condition. `closed`: they ask for closed scholarships too.
 */
export type Mention = {
  from: number;
  to: number;
  says: readonly Reading[];
  topic?: true | string;
  ignored?: true;
  closed?: true;
};

/** The mentions that are not inside a longer one, in order. Mentions of the same words stand beside each other. */
export function longestOf(mentions: readonly Mention[]): Mention[] {
  const owners: (Mention | undefined)[] = [];
  const byLength = mentions.toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from);
  const chosen = byLength.filter((mention) => {
    for (let at = mention.from; at < mention.to; at++) {
      const owner = owners[at];
      if (owner && (owner.from !== mention.from || owner.to !== mention.to)) return false;
    }
    for (let at = mention.from; at < mention.to; at++) owners[at] = mention;
    return true;
  });
  return chosen.sort((a, b) => a.from - b.from);
}

/** The value of `exclude` for what a reading says. A country has its name, as its code may be that of a state: CA, DE. */
export function excludedValue({ slot, value }: Reading): string {
  if (slot === "financial_need") return "financial need";
  return slot === "country" ? countryName(value) : String(value);
}
