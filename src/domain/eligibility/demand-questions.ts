import type { QuestionPath } from "../profile/question-paths.ts";
import type { Demand } from "./demand.ts";

/** The questions of the profile whose answers decide a demand; none for one that the student checks, and for a doubt, whose fact asks. */
export function demandQuestions(demand: Demand): readonly QuestionPath[] {
  switch (demand.about) {
    case "check":
    case "doubtful":
      return [];
    case "age":
      return ["date_of_birth"];
    case "class":
      return ["graduation_year"];
    case "bachelors_degree":
      return ["academic_level", "graduation_year"];
    case "income":
      return ["annual_family_income"];
    case "heritage":
      return ["demographics.heritage"];
    case "test_scores":
      return testQuestions(demand);
    case "study_in":
      return ["college", "intended_colleges"];
    case "excluded":
      return exclusionQuestions(demand);
    default:
      return [demand.about];
  }
}

function testQuestions({ sat, act, equivalent }: Extract<Demand, { about: "test_scores" }>): readonly QuestionPath[] {
  if (equivalent || (sat !== null && act !== null)) return ["sat_score", "act_score"];
  return act === null ? ["sat_score"] : ["act_score"];
}

function exclusionQuestions(demand: Extract<Demand, { about: "excluded" }>): readonly QuestionPath[] {
  const { citizens_of, statuses, residents_of, settled_in = [], states, levels, graduates } = demand;
  return [
    ...(citizens_of.length > 0 ? (["citizenship_status", "citizenship_countries"] as const) : []),
    ...(statuses.length > 0 ? (["citizenship_status"] as const) : []),
    ...(residents_of.length + settled_in.length + states.length > 0 ? (["location", "state"] as const) : []),
    ...(levels.length > 0 || graduates ? (["academic_level", "graduation_year"] as const) : []),
  ];
}
