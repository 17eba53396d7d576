import { useHydrated, useLocation } from "@tanstack/react-router";
import { Bookmark } from "lucide-react";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { notePendingSave, type PendingSave } from "./pending-save.ts";

type SignInToSaveProps = {
  scholarship: PendingSave;
  /** `quiet` with a border, beside other buttons. */
  look?: "ghost" | "quiet";
  className?: string;
};

/** A visitor's bookmark: leads to the sign-in and back to this page, where the scholarship is saved. */
export function SignInToSave({ scholarship: { id, title }, look = "ghost", className }: SignInToSaveProps) {
  // The server renders a page without the search params that it does not read, such as those of campaigns.
  const isHydrated = useHydrated();
  const next = useLocation({ select: ({ href, pathname }) => (isHydrated ? href : pathname) });
  return (
    <ButtonLink
      to="/auth"
      search={{ next }}
      rel="nofollow"
      variant={look}
      size="icon"
      aria-label={`Save ${title} (sign in required)`}
      title="Save (sign in required)"
      onClick={() => {
        notePendingSave({ id, title });
        showToast({ title: "Sign in required", description: "Sign in, and we save this scholarship for you." });
      }}
      className={className}
    >
      <Bookmark aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </ButtonLink>
  );
}
