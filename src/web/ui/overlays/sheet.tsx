import type { ReactNode } from "react";
import { lazyPart } from "./lazy-part.tsx";

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Hides the title visually, where the content shows its own. */
  titleHidden?: boolean;
  side?: "left" | "right" | "bottom";
  children: ReactNode;
};

/** A panel that slides in from an edge: navigation from the left, details from the right or the bottom. */
export const Sheet = lazyPart<SheetProps>(() => import("./sheet-panel.tsx"));
