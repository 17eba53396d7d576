import { bestCalculated, CalculatorAnswer } from "#domain/odds/odds.ts";
import { routeDocs } from "#server/platform/http/route-docs.ts";
import { answers } from "#server/platform/http/routing.ts";

export const docs = routeDocs("Matches", {
  calculate: {
    summary: "Estimate how likely the student wins",
    description:
      `For the scholarships named by id, or the ${bestCalculated} best matches. With basis \`counts\` or \`scope\` the ` +
      "probability is a chance with its range. With basis `fit` the number of applicants is not known, and it is the " +
      "strength of the fit. `user_id` is not used. Without matches the answer is 404 with code `no_matches` and `error` " +
      "No Matches Found.",
    responses: { 200: answers(CalculatorAnswer, "One calculation for each scholarship") },
    refusals: [400, 401, 404, 413, 415, 429],
  },
});
