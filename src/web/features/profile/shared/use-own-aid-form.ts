import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type OwnAidForm, ownAidForm } from "#domain/profile/aid/own-aid-form.ts";
import { profileQuery } from "../api.ts";

/** How the student stands to the FAFSA on `today`, YYYY-MM-DD; as if nobody knew without a connection. */
export function useOwnAidForm(today: string): OwnAidForm {
  const { data: profile } = useQuery(profileQuery);
  return useMemo(() => ownAidForm(profile, today), [profile, today]);
}
