import { lazy, type ReactNode, Suspense } from "react";
import { useEver } from "./use-ever.ts";

const SheetPanel = lazy(() => import("./sheet-panel.tsx"));

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Hides the title from sight where the content shows its own. */
  titleHidden?: boolean;
  side?: "left" | "right" | "bottom";
  children: ReactNode;
};

/** A panel that slides in from an edge: navigation from the left, details from the right or the bottom. */
export function Sheet(props: SheetProps) {
  return useEver(props.open) ? (
    <Suspense>
      <SheetPanel {...props} />
    </Suspense>
  ) : null;
}
