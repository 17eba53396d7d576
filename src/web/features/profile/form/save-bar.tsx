import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "#web/ui/controls/button.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { unsavedInputs } from "./follow-profile.ts";
import { allInputs, changedAsides, type ProfileForm } from "./profile-form.ts";

/** Save Profile at the bottom of the screen, and the number of unsaved changes. */
export function SaveBar({ base, saving }: { base: ProfileForm; saving: boolean }) {
  const typed = useWatch<ProfileForm>() as ProfileForm; // Complete: every input has a default value.
  const unsaved = unsavedInputs({ base, typed }, allInputs).filter((name) => name !== "gpa_scale").length;
  const changes = unsaved + changedAsides(base, typed).length;
  return (
    <Bar saving={saving}>
      <p className="num text-muted max-sm:text-sm">
        {changes === 0 ? "Everything is saved" : changes === 1 ? "1 unsaved change" : `${changes} unsaved changes`}
      </p>
    </Bar>
  );
}

/** The bar while the form loads. */
export function SaveBarSkeleton() {
  return (
    <Bar saving={false}>
      <Skeleton className="h-5 w-40" />
    </Bar>
  );
}

function Bar({ saving, children }: { saving: boolean; children: ReactNode }) {
  return (
    // The padding at the right leaves room for the floating button.
    <div
      data-bottom-bar=""
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper py-3 pr-22 pl-4 md:mx-0 md:pl-0 xl:pr-0"
    >
      <Button type="submit" busy={saving}>
        Save Profile
      </Button>
      {children}
    </div>
  );
}
