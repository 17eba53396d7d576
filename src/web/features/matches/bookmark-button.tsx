import { Bookmark } from "lucide-react";
import { Button } from "#web/ui/controls/button.tsx";
import { useBookmark } from "./api.ts";

type BookmarkButtonProps = { scholarshipId: string; title: string; bookmarked: boolean; className?: string };

/**
 * Keeps a scholarship for later, or lets go of it. The second click of a double click is the same wish, not its
 * opposite.
 */
export function BookmarkButton({ scholarshipId, title, bookmarked, className }: BookmarkButtonProps) {
  const bookmark = useBookmark(scholarshipId);
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-pressed={bookmarked}
      aria-label={`Bookmark ${title}`}
      onClick={(event) => event.detail < 2 && bookmark.mutate(!bookmarked)}
      className={className}
    >
      <Bookmark
        aria-hidden="true"
        strokeWidth={1.75}
        className={bookmarked ? "size-5 fill-current text-green" : "size-5"}
      />
    </Button>
  );
}
