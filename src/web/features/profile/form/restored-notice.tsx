import { Button } from "#web/ui/controls/button.tsx";

/** Says that unsaved answers of an earlier visit are shown, with a way to drop them. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg bg-gold-wash py-1.5 pr-2 pl-4"
    >
      <p>What you typed here before is back. It is not saved yet.</p>
      <Button variant="ghost" size="sm" className="text-ink underline underline-offset-[3px]" onClick={onDiscard}>
        Discard it
      </Button>
    </div>
  );
}
