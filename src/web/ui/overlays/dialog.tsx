import type { ReactNode } from "react";
import { lazyPart } from "./lazy-part.tsx";

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end; the main one last. */
  actions?: ReactNode;
  /** Only its actions close it: there is no close button, and Escape does nothing. */
  mustAnswer?: boolean;
  /** What gets the focus on close; by default, and for true, what had it before. */
  finalFocus?: () => HTMLElement | boolean | null | undefined;
};

/** A modal dialog. The focus moves in, stays inside, and returns on close. */
export const Dialog = lazyPart<DialogProps>(() => import("./dialog-panel.tsx"));
