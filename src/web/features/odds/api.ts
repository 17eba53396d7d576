import { queryOptions } from "@tanstack/react-query";
import type { Calculation } from "#domain/odds/odds.ts";
import type { oddsFunctions } from "#server/odds/routes.ts";
import { sliceClient } from "#web/http/client.ts";

const functions = sliceClient<typeof oddsFunctions>("/api/functions");

/** How likely the student wins these scholarships, or their best matches. */
export async function calculateOdds(scholarshipIds?: string[]): Promise<Calculation[]> {
  const json = { scholarship_matches: scholarshipIds };
  return (await (await functions["success-probability-calculator"].$post({ json })).json()).calculations;
}

/** The odds of one scholarship. Profile and tracker change them, so they are asked for each time. */
export const oddsQuery = (scholarshipId: string) =>
  queryOptions({
    queryKey: ["odds", scholarshipId],
    queryFn: async (): Promise<Calculation | null> => (await calculateOdds([scholarshipId]))[0] ?? null,
    staleTime: 0,
  });
