import type { Way } from "../../../eligibility/demand.ts";
import { isCheck } from "../../../eligibility/is-check.ts";
import type { FactorPart } from "../../match.ts";
import { rareKinds } from "../checks/check-kinds.ts";
import type { RequiredDemand } from "../requirements.ts";
import type { Student } from "../student.ts";
import { standsElsewhere } from "./compare-demands.ts";
import { compareDemand, conditionAnswers } from "./conditions.ts";
import { isUnchecked, ownCheckWords } from "./own-check-words.ts";
import { compareWays } from "./ways-fit.ts";

/**
 * The conditions one by one, in the sponsor's words, the most doubtful first and of these what decides most, and those that
 * the student meets last. Demands of the same words are one condition. Behind them comes that nobody checked them, which is none.
 */
export function conditionResults(student: Student, demands: readonly RequiredDemand[], today: string): FactorPart[] {
  const results = [...Map.groupBy(demands, ({ quote }) => quote)].map(([quote, stated]) => {
    const comparisons = stated.map((demand) => compareDemand(student, demand, today));
    const status = statusOf(comparisons.map(({ result }) => result));
    const check_yourself = status === "unknown" && stated.some(isCheck);
    const doubt = Math.max(...comparisons.map((comparison) => comparison.doubt ?? met));
    const deciding = stated.filter((_, at) => status === "met" || comparisons[at]?.result === status);
    const own = check_yourself ? stated.find((demand) => ownCheckWords(demand) !== null) : undefined;
    const unchecked = stated.some(isUnchecked);
    const required = (own && ownCheckWords(own)) ?? quote;
    const of_others = status === "met" && deciding.every((demand) => isAskedOfOthers(student, demand, today));
    const answers = conditionAnswers(student, of_others ? deciding.map(onlyOfOthers) : deciding, today);
    const part = { required, status, student: answers, check_yourself };
    const isElsewhere = stated.some(standsElsewhere);
    return {
      doubt: unchecked ? last : doubt,
      turn: Math.min(...stated.map((demand, at) => turnOf(demand, comparisons[at]?.missing ?? null))),
      part: {
        ...part,
        ...(of_others && { of_others }),
        ...(isElsewhere && { elsewhere: true as const }),
        ...(own && { ours: true as const }),
        ...(own?.isTitle && { by_name: true as const }),
        ...(unchecked && { unchecked: true as const }),
      },
    };
  });
  return results.toSorted((one, other) => other.doubt - one.doubt || one.turn - other.turn).map(({ part }) => part);
}

/** Of equal doubt what an answer decides comes first, then who one has to be, and last what is asked of winners or may be asked again. */
function turnOf(demand: RequiredDemand, missing: string | null): number {
  if (missing !== null) return 0;
  if (demand.about === "check" && rareKinds.has(demand.kind)) return 1;
  return later.test(demand.quote) ? 3 : 2;
}
const later = /^(?:after|ask whether|keep|once)\b/i;

const onlyOfOthers = (demand: RequiredDemand): RequiredDemand =>
  demand.about === "check" ? { ...demand, ways: demand.ways?.filter((way) => way.of_others) } : demand;

/** Whether a condition is met only because it is asked of others: "a 3.0 GPA if you are in high school" for who is in college. */
function isAskedOfOthers(student: Student, demand: RequiredDemand, today: string): boolean {
  const isMetBy = (ways: readonly Way[]) => compareWays(student, { ways }, today, compareDemand).result === "close";
  const ways = demand.about === "check" ? (demand.ways ?? []) : [];
  const [ofOthers, own] = [ways.filter((way) => way.of_others), ways.filter((way) => !way.of_others)];
  return ofOthers.length > 0 && isMetBy(ofOthers) && !isMetBy(own);
}

/** Less than any doubt. */
const met = -1;
const last = -2;

function statusOf(results: readonly string[]): FactorPart["status"] {
  if (results.includes("failed")) return "failed";
  return results.includes("unknown") ? "unknown" : "met";
}
