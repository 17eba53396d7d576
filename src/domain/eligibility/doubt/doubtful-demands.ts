import type { Statement } from "../combine/statement.ts";
import type { Demand, Way } from "../demand.ts";

type Compared = NonNullable<Way["demands"]>[number];

/** The demands whose sureness was measured. Of the others too few rule anybody out. */
const measured: ReadonlySet<Demand["about"]> = new Set(["age", "class", "enrollment", "study_in", "bachelors_degree"]);

/** Beside so many words that nothing read, a sentence often speaks of something else, or of some applicants. */
const muchUnread = 1 / 10;

/**
 * The demands, of which those in doubtful sentences rule nobody out: who meets them is done with them, and others are left to check
 * the sponsor's words. Of the demands that ruled somebody out at the first opening of thirteen sets, 7% did so wrongly beside two
 * unread words (a class: three) that are a tenth of all; 1% of the others.
 */
export function withDoubtfulDemands(demands: readonly Demand[], statements: readonly Statement[]): Demand[] {
  if (!demands.some(isMeasured)) return [...demands];
  const said = Map.groupBy(statements, ({ quote }) => quote);
  return demands.map((demand) => {
    if (!isMeasured(demand)) return demand;
    const own = said.get(demand.quote) ?? [];
    return own.length > 0 && own.every((each) => isUnsure(demand.about, each)) ? leftToCheck(demand) : demand;
  });
}

const isMeasured = (demand: Demand): demand is Compared => measured.has(demand.about);

const leftToCheck = (demand: Compared): Demand => ({
  about: "check",
  kind: "alternative",
  quote: demand.quote,
  ways: [{ demands: [demand] }],
});

/** Classes are told in more words than ages ("whom the high school names"), of which some stay unread. */
const isUnsure = (about: Demand["about"], { tokens, unread }: Statement): boolean =>
  unread.length > (about === "class" ? 2 : 1) && unread.length >= muchUnread * tokens.length;
