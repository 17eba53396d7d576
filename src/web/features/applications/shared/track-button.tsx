import { useNavigate } from "@tanstack/react-router";
import { ListChecks, ListPlus } from "lucide-react";
import { useState } from "react";
import { saveFailed } from "#web/features/matches/api.ts";
import { cx } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { useAddApplication } from "../api.ts";
import { useTracked } from "./use-tracked.ts";

export type TrackButtonProps = {
  scholarship: { id: string; title: string };
  /** `icon` in a row, where the label is only for screen readers and the pointer. */
  size?: "md" | "icon";
  /** The classes of a button whose scholarship is not tracked, such as those that show it only under the pointer. */
  untrackedClassName?: string;
  className?: string;
};

/** "Track" puts a scholarship into the tracker. Then it says "Tracked" and links to the application. */
export default function TrackButton(props: TrackButtonProps) {
  const { scholarship, size = "md", untrackedClassName, className } = props;
  const application = useTracked(scholarship.id);
  const { mutate, isPending } = useTrack();
  const [wasPressed, setPressed] = useState(false);
  const look = { variant: size === "icon" ? "ghost" : "quiet", size } as const;
  // One width for both words, so that nothing beside the button moves.
  const classes = cx(size === "md" && "w-[7.5rem] shrink-0 px-2 @max-[20rem]:w-[5.5rem]", "print:hidden", className);
  if (application)
    return (
      <ButtonLink
        {...look}
        ref={(link: HTMLElement | null) => {
          // The button that was pressed is gone.
          if (wasPressed && document.activeElement === document.body) link?.focus();
        }}
        to="/applications"
        search={{ open: application.id }}
        aria-label={`Tracked: ${scholarship.title}`}
        title={size === "icon" ? "Tracked: open the application" : undefined}
        // The second click of a double click on "Track" is not for this link.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
        className={cx(classes, "text-green!")}
      >
        <ListChecks aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 @max-[20rem]:hidden" />
        {size === "md" && "Tracked"}
      </ButtonLink>
    );
  return (
    <Button
      {...look}
      aria-label={`Track ${scholarship.title}`}
      title={size === "icon" ? "Track" : undefined}
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        if (isPending || event.detail > 1) return;
        setPressed(true);
        mutate({ scholarship_id: scholarship.id, scholarship_title: scholarship.title });
      }}
      className={cx(classes, untrackedClassName)}
    >
      <ListPlus aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 @max-[20rem]:hidden" />
      {size === "md" && "Track"}
    </Button>
  );
}

/** Adds an application, and offers to open it. */
export function useTrack() {
  const navigate = useNavigate();
  return useAddApplication({
    action: ({ id }) => ({
      label: "Open the application",
      onClick: () => void navigate({ to: "/applications", search: { open: id } }),
    }),
    failure: saveFailed,
  });
}
