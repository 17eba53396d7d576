import { Eye, EyeOff } from "lucide-react";
import type { Match } from "#domain/matches/match.ts";
import { changeWithUndo } from "#web/http/change-with-undo.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { useHide } from "../api.ts";

type HideButtonProps = {
  match: Pick<Match, "scholarship_id" | "hidden" | "scholarship">;
  /** Called when the student hides the match or shows it again. */
  onChange?: (() => void) | undefined;
  /** `icon` in a row, where the label is only for screen readers and the pointer. */
  size?: "sm" | "icon";
  className?: string;
};

/** "Not for me": hides a match from every list, with Undo. On a hidden match it says "Show again". */
export function HideButton({ match, onChange, size = "sm", className }: HideButtonProps) {
  const { title } = match.scholarship;
  const { mutate, mutateAsync } = useHide(match.scholarship_id);
  const label = match.hidden ? "Show again" : "Not for me";
  const Icon = match.hidden ? Eye : EyeOff;
  return (
    <Button
      variant="ghost"
      size={size}
      aria-label={`${label}: ${title}`}
      title={size === "icon" ? label : undefined}
      onClick={({ detail }) => {
        // The second click of a double click is on the next scholarship.
        if (detail > 1) return;
        if (match.hidden) mutate(false);
        else void changeWithUndo({ save: mutateAsync, to: true, back: false, done: "Hidden", title });
        onChange?.();
      }}
      className={className}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-[18px]" />
      {size !== "icon" && label}
    </Button>
  );
}
