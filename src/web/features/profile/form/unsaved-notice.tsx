import { Button } from "#web/ui/controls/button.tsx";
import type { UnsavedReason } from "./use-profile-form.ts";

const texts: Readonly<Record<UnsavedReason, string>> = {
  restored: "We brought back what you typed here before. It is not saved yet.",
  changed_elsewhere: "Some answers were also changed elsewhere. Save again to replace them with yours.",
};

/** Says why the form shows unsaved answers, with a button to drop them. */
export function UnsavedNotice({ reason, onDiscard }: { reason: UnsavedReason | null; onDiscard: () => void }) {
  if (!reason) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg bg-gold-wash py-1.5 pr-2 pl-4"
    >
      <p>{texts[reason]}</p>
      <Button variant="ghost" size="sm" className="text-ink underline underline-offset-[3px]" onClick={onDiscard}>
        Discard unsaved answers
      </Button>
    </div>
  );
}
