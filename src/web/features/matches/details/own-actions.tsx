import { useQuery } from "@tanstack/react-query";
import { oneMatchQuery } from "../api.ts";
import MatchActions from "../shared/match-actions.tsx";

/** On a scholarship's page: "Track" and the bookmark of the signed-in student. */
export default function OwnActions({ scholarshipId }: { scholarshipId: string }) {
  const { data: match } = useQuery(oneMatchQuery(scholarshipId));
  // The width of both buttons with their gap.
  if (!match) return <span className="h-11 w-[10.75rem] shrink-0 @max-[20rem]:w-[8.75rem]" />;
  return <MatchActions match={match} />;
}
