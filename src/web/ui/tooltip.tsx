import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";

type TooltipProps = {
  text: string;
  /** A control with its own accessible name; a tooltip never replaces it. */
  children: ReactElement;
  side?: "top" | "right" | "bottom" | "left";
};

/** A hint for people who see it, on hover and on keyboard focus. */
export function Tooltip({ text, children, side = "top" }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger delay={300} render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} side={side} className="z-50">
          <Base.Popup className="max-w-64 rounded-md bg-ink px-2.5 py-1 text-sm text-paper shadow-float transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
