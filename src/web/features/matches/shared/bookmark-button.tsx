import { Bookmark } from "lucide-react";
import { Button } from "#web/ui/controls/button.tsx";
import { useBookmark } from "../api.ts";

type BookmarkButtonProps = {
  scholarshipId: string;
  title: string;
  bookmarked: boolean;
  /** `quiet` with a border, beside other buttons. */
  look?: "ghost" | "quiet";
  className?: string;
};

/** Adds or removes a bookmark. The second click of a double click does nothing, so that it does not undo the first. */
export function BookmarkButton({ scholarshipId, title, bookmarked, look = "ghost", className }: BookmarkButtonProps) {
  const bookmark = useBookmark(scholarshipId);
  return (
    <Button
      variant={look}
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
