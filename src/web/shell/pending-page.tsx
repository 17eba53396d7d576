import { Spinner } from "#web/ui/feedback/spinner.tsx";

/** Shown while the code or the data of a page is on its way. */
export function PendingPage() {
  return (
    <div role="status" className="grid min-h-[50dvh] place-items-center text-muted">
      <Spinner className="size-6" />
      <span className="sr-only">Loading</span>
    </div>
  );
}
