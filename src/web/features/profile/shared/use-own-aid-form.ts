import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { aidFormOpens } from "#domain/profile/aid/aid-form-opens.ts";
import type { OwnAidForm } from "#domain/profile/aid/own-aid-form.ts";
import { profileQuery } from "../api.ts";

/** The function that tells how a student stands to the FAFSA. It reads where they live, and the list of cities is long. */
const ownAidFormQuery = queryOptions({
  queryKey: ["own-aid-form"],
  queryFn: async () => (await import("#domain/profile/aid/own-aid-form.ts")).ownAidForm,
  staleTime: Number.POSITIVE_INFINITY,
});

/** How the student stands to the FAFSA on `today`, YYYY-MM-DD; as if nobody knew without a connection. */
export function useOwnAidForm(today: string): OwnAidForm {
  const { data: profile } = useQuery(profileQuery);
  const { data: ownAidForm } = useQuery(ownAidFormQuery);
  return useMemo(() => {
    if (!profile || ownAidForm) return ownAidForm?.(profile, today) ?? { opens: null, inPlace: null };
    return { opens: aidFormOpens(profile, today), inPlace: null };
  }, [profile, ownAidForm, today]);
}
