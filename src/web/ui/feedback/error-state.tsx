import type { ReactNode } from "react";
import { Button } from "../controls/button.tsx";

type ErrorStateProps = {
  title?: string;
  /** What went wrong, in words a student can act on. */
  children?: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
};

/** Shown when something failed to load, with a button to try again. */
export function ErrorState({ title = "This could not be loaded", children, onRetry, busy }: ErrorStateProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-6 py-12 text-center">
      <h2 className="text-[1.25rem]">{title}</h2>
      <div className="max-w-[46ch] text-muted">{children ?? "Check your connection, then try again."}</div>
      {onRetry && (
        <Button variant="quiet" className="mt-2" onClick={onRetry} busy={busy}>
          Try again
        </Button>
      )}
    </div>
  );
}
