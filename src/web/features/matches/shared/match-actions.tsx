import type { Match } from "#domain/matches/match.ts";
import TrackButton from "#web/features/applications/shared/track-button.tsx";
import { BookmarkButton } from "./bookmark-button.tsx";

/** What a student does with a match, beside the link to apply: "Track" and the bookmark. */
export default function MatchActions({ match }: { match: Match }) {
  const { scholarship_id, scholarship, bookmarked } = match;
  return (
    <>
      <TrackButton scholarship={scholarship} />
      <BookmarkButton look="quiet" scholarshipId={scholarship_id} title={scholarship.title} bookmarked={bookmarked} />
    </>
  );
}
