import type { Match } from "#domain/matches/match.ts";
import { AppliedButton } from "./applied-button.tsx";
import { BookmarkButton } from "./bookmark-button.tsx";

/** What a student does with a match, beside the link to apply: "I applied" and the bookmark. */
export function MatchActions({ match }: { match: Match }) {
  const { scholarship_id, scholarship, bookmarked } = match;
  return (
    <>
      <AppliedButton match={match} />
      <BookmarkButton look="quiet" scholarshipId={scholarship_id} title={scholarship.title} bookmarked={bookmarked} />
    </>
  );
}
