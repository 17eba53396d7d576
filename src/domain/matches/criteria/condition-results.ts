import type { Demand } from "../../eligibility/demand.ts";
import type { FactorPart } from "../match.ts";
import { compareDemand, conditionAnswers, type RequiredDemand } from "./conditions.ts";
import type { Student } from "./student.ts";

/** The conditions one by one, in the sponsor's words. Demands of the same words are one condition. */
export function conditionResults(student: Student, demands: readonly RequiredDemand[], today: string): FactorPart[] {
  return [...Map.groupBy(demands, ({ quote }) => quote)].map(([required, stated]) => {
    const status = statusOf(stated.map((demand) => compareDemand(student, demand, today).result));
    return {
      required,
      status,
      student: conditionAnswers(student, stated),
      check_yourself: status === "unknown" && stated.some(isCheck),
    };
  });
}

function statusOf(results: readonly string[]): FactorPart["status"] {
  if (results.includes("failed")) return "failed";
  return results.includes("unknown") ? "unknown" : "met";
}

const isCheck = ({ about }: Demand) => about === "check";
