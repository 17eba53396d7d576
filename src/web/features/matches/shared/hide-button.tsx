import { Eye, EyeOff } from "lucide-react";
import type { Match } from "#domain/matches/match.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { useHideWithUndo } from "./use-hide-with-undo.ts";

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
  const hide = useHideWithUndo(match.scholarship_id, title);
  const label = match.hidden ? "Show again" : "Not for me";
  const Icon = match.hidden ? Eye : EyeOff;
  return (
    <Button
      variant="ghost"
      size={size}
      aria-label={`${label}: ${title}`}
      title={size === "icon" ? label : undefined}
      onClick={() => {
        void hide(!match.hidden);
        onChange?.();
      }}
      className={className}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-[18px]" />
      {size !== "icon" && label}
    </Button>
  );
}
