import { useHydrated, useLocation } from "@tanstack/react-router";
import { Bookmark, ListPlus } from "lucide-react";
import { cx } from "#web/ui/class-names.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { notePendingSave, type PendingSave } from "./pending-save.ts";

type SignInToSaveProps = {
  scholarship: Pick<PendingSave, "id" | "title">;
  /** What the visitor wants: to bookmark the scholarship, or to track it. */
  as?: PendingSave["as"];
  /** `quiet` with a border, beside other buttons. */
  look?: "ghost" | "quiet";
  className?: string;
};

/** A visitor's bookmark or "Track": leads to the sign-in and back to this page, where it is then done. */
export function SignInToSave({ scholarship, as = "bookmark", look = "ghost", className }: SignInToSaveProps) {
  const { id, title } = scholarship;
  const isToTrack = as === "application";
  // The server renders a page without the search params that it does not read, such as those of campaigns.
  const isHydrated = useHydrated();
  const next = useLocation({ select: ({ href, pathname }) => (isHydrated ? href : pathname) });
  return (
    <ButtonLink
      to="/auth"
      search={{ next }}
      rel="nofollow"
      variant={look}
      size={isToTrack ? "md" : "icon"}
      aria-label={`${isToTrack ? "Track" : "Save"} ${title} (sign in required)`}
      title={isToTrack ? undefined : "Save (sign in required)"}
      onClick={() => {
        notePendingSave({ id, title, as });
        showToast({
          title: "Sign in required",
          description: `Sign in, and we ${isToTrack ? "track" : "save"} this scholarship for you.`,
        });
      }}
      className={cx(isToTrack && "px-3.5", className)}
    >
      {isToTrack ? (
        <>
          <ListPlus aria-hidden="true" strokeWidth={1.75} className="size-5 @max-[20rem]:hidden" /> Track
        </>
      ) : (
        <Bookmark aria-hidden="true" strokeWidth={1.75} className="size-5" />
      )}
    </ButtonLink>
  );
}
