import { useQuery } from "@tanstack/react-query";
import { oneMatchQuery } from "../api.ts";
import { BookmarkButton } from "../shared/bookmark-button.tsx";

/** On a scholarship's page: the bookmark of the signed-in student. */
export default function OwnBookmark({ scholarshipId, title }: { scholarshipId: string; title: string }) {
  const { data: match } = useQuery(oneMatchQuery(scholarshipId));
  if (!match) return <span className="size-11 shrink-0" />;
  return <BookmarkButton look="quiet" scholarshipId={scholarshipId} title={title} bookmarked={match.bookmarked} />;
}
