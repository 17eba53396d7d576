import type { Calculation } from "#domain/odds/odds.ts";
import type { oddsFunctions } from "#server/odds/routes.ts";
import { sliceClient } from "#web/http/client.ts";

const functions = sliceClient<typeof oddsFunctions>("/api/functions");

/** How likely the student wins these scholarships, or their best matches. */
export async function calculateOdds(scholarshipIds?: string[]): Promise<Calculation[]> {
  const json = { scholarship_matches: scholarshipIds };
  return (await (await functions["success-probability-calculator"].$post({ json })).json()).calculations;
}
