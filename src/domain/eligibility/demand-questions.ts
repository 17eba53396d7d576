import type { QuestionPath } from "../profile/question-paths.ts";
import type { Demand } from "./demand.ts";

/** The questions of the profile whose answers decide a demand; none for one that the student checks. */
export function demandQuestions(demand: Demand): readonly QuestionPath[] {
  switch (demand.about) {
    case "check":
      return [];
    case "age":
      return ["date_of_birth"];
    case "class":
      return ["graduation_year"];
    case "bachelors_degree":
      return ["academic_level", "graduation_year"];
    case "heritage":
      return ["demographics.heritage"];
    case "test_scores":
      return testQuestions(demand);
    default:
      return [demand.about];
  }
}

function testQuestions({ sat, act, equivalent }: Extract<Demand, { about: "test_scores" }>): readonly QuestionPath[] {
  if (equivalent || (sat !== null && act !== null)) return ["sat_score", "act_score"];
  return act === null ? ["sat_score"] : ["act_score"];
}
