import { useQuery } from "@tanstack/react-query";
import { aidFormOpens } from "#domain/profile/aid/aid-form-opens.ts";
import { profileQuery } from "../api.ts";

/**
 * The day, YYYY-MM-DD, from which the student can file the FAFSA; null where that is `today` or nobody knows, as without a
 * connection.
 */
export function useAidFormOpens(today: string): string | null {
  const { data: profile } = useQuery(profileQuery);
  return profile ? aidFormOpens(profile, today) : null;
}
