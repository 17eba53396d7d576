import { Plus, X } from "lucide-react";
import { chipClasses } from "#web/ui/forms/toggle-chip.tsx";

type ConstraintChipProps = { words: string; isLeftOut: boolean; onToggle: () => void };

/** A constraint that was understood. A click leaves it out, another one puts it back. */
export function ConstraintChip({ words, isLeftOut, onToggle }: ConstraintChipProps) {
  const Mark = isLeftOut ? Plus : X;
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={isLeftOut ? `Put back: ${words}` : `Leave out: ${words}`}
      className={chipClasses(!isLeftOut, isLeftOut ? "border-dashed pr-3 text-muted" : "pr-3")}
    >
      <span className={isLeftOut ? "line-through" : undefined}>{words}</span>
      <Mark aria-hidden="true" strokeWidth={2} className="size-4 shrink-0" />
    </button>
  );
}
