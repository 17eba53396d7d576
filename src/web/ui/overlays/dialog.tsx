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
  /** There is no way out but its actions: no cross, and Escape does nothing. */
  mustAnswer?: boolean;
};

/** A window over the page. Focus goes in, stays in, and returns where it was. */
export const Dialog = lazyPart<DialogProps>(() => import("./dialog-panel.tsx"));
