import { lazyPart } from "#web/ui/overlays/lazy-part.tsx";

/** The dialog of the calendar feed. */
export const CalendarFeedDialog = lazyPart<{ open: boolean; onOpenChange: (open: boolean) => void }>(
  () => import("./calendar-feed-dialog.tsx"),
);
