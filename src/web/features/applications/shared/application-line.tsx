import type { ReactNode } from "react";
import { textLinkClasses } from "#web/ui/controls/text-link.tsx";
import { AppliedButton } from "./applied-button.tsx";
import { useTrack } from "./track-button.tsx";
import { useTracked } from "./use-tracked.ts";

export type ApplicationLineProps = {
  scholarship: { id: string; title: string };
  /** Whether the student has opened the sponsor's site. */
  isOpened: boolean;
  /** What the line says before that. */
  note: ReactNode;
};

/** The line under the buttons of a scholarship: "I applied", and after the sponsor's site was opened an offer to track. */
export default function ApplicationLine({ scholarship, isOpened, note }: ApplicationLineProps) {
  const application = useTracked(scholarship.id);
  const { mutate, isPending } = useTrack();
  return (
    <div className="flex min-h-9 items-center gap-2 print:hidden">
      {/* Present from the start, so that screen readers read the offer. */}
      <div role="status" className="min-w-0 flex-1">
        {isOpened && application === null ? (
          <p className="text-sm">
            Track this application?{" "}
            <button
              type="button"
              aria-label={`Track this application: ${scholarship.title}`}
              onClick={() =>
                isPending || mutate({ scholarship_id: scholarship.id, scholarship_title: scholarship.title })
              }
              className={textLinkClasses}
            >
              Track it
            </button>
          </p>
        ) : (
          note
        )}
      </div>
      <AppliedButton scholarship={scholarship} />
    </div>
  );
}
