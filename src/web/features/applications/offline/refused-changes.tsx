import { GitCompareArrows, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { type Change, titleOf } from "./change.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { enteredFields, fieldLabels, fieldWords } from "./field-words.ts";
import { type QueuedConflict, type Refusal, useDecisions, useRefusedChanges } from "./use-decisions.ts";

/** The changes that the server refused, with what was typed. It is a separate chunk, as they are rare. */
export default function RefusedChanges() {
  const { conflicts, refusals } = useRefusedChanges();
  return (
    <>
      {conflicts.map((conflict) => (
        <ConflictNotice key={conflict.application.id} conflict={conflict} />
      ))}
      {refusals.map((refusal) => (
        <RefusalNotice key={refusal.key} refusal={refusal} />
      ))}
    </>
  );
}

function ConflictNotice({ conflict }: { conflict: QueuedConflict }) {
  const { resolve } = useDecisions();
  const [open, setOpen] = useState(false);
  const close = (keep: "mine" | "other") => {
    setOpen(false);
    resolve(conflict, keep);
  };
  return (
    <Notice
      tone="trouble"
      title={`“${conflict.application.scholarship_title}” was also changed elsewhere`}
      icon={<GitCompareArrows aria-hidden="true" strokeWidth={1.75} />}
    >
      <p>Your change is not saved yet. Compare both and choose which one to keep.</p>
      <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        Compare
      </Button>
      <ConflictDialog open={open} onOpenChange={setOpen} conflict={conflict} onResolve={close} />
    </Notice>
  );
}

function RefusalNotice({ refusal }: { refusal: Refusal }) {
  const { discard, sendAgain } = useDecisions();
  const { key, change, reason } = refusal;
  return (
    <Notice
      tone="trouble"
      title={`${deeds[change.kind]}: ${titleOf(change)}`}
      icon={<TriangleAlert aria-hidden="true" strokeWidth={1.75} />}
    >
      <p>{reason}</p>
      <dl className="grid gap-1">
        {enteredFields(change).map(([field, values]) => (
          <div key={field} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{fieldLabels[field]}:</dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{fieldWords(field, values)}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" size="sm" onClick={() => sendAgain(refusal)}>
          Try again
        </Button>
        <Button variant="ghost" size="sm" onClick={() => discard([key])}>
          Discard
        </Button>
      </div>
    </Notice>
  );
}

const deeds: Record<Change["kind"], string> = {
  add: "Could not be added",
  edit: "A change could not be saved",
  statuses: "The new status could not be saved",
  delete: "Could not be deleted",
  restore: "Could not be brought back",
};
