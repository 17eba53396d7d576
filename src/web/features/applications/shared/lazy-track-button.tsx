import { cx } from "#web/ui/class-names.ts";
import { lazyPart } from "#web/ui/overlays/lazy-part.tsx";
import type { TrackButtonProps } from "./track-button.tsx";

const Loaded = lazyPart(() => import("./track-button.tsx"), { waiting: null, missing: () => null });

/** "Track" in a row of a list, for students. Its code loads after the list. */
export const TrackIcon = ({ className, ...props }: Omit<TrackButtonProps, "size">) => (
  <span className={cx("grid min-h-8 min-w-11 place-items-center", className)}>
    <Loaded size="icon" {...props} />
  </span>
);
