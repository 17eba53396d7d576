import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Application } from "#domain/applications/application.ts";
import { longestNotes } from "#domain/applications/application-limits.ts";
import { plainLines } from "#domain/contact/typed-text.ts";
import { useStudent } from "#web/features/accounts/api.ts";
import { openDraft } from "#web/ui/forms/draft.ts";
import { TextArea } from "#web/ui/forms/text-field.tsx";
import { useChangeApplication } from "../api.ts";
import { isConflict } from "../offline/queue.ts";

/** Notes that are not saved yet, and the notes before. */
type Typed = { notes: string; base: string };

/**
 * The notes of an application, edited in place. They are saved on leaving the field. Until then what is typed is also
 * stored in this tab, and is saved when the details open again.
 */
export function NotesField({ application: { id, notes } }: { application: Application }) {
  const { user } = useStudent();
  const draft = notesDraft(user.id, id);
  const typed = useRef<Typed | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const { mutateAsync } = useChangeApplication(id, { quiet: true });
  const show = (next: Typed | null) => {
    typed.current = next;
    setShown(next?.notes ?? null);
  };
  const save = async () => {
    const sent = typed.current;
    if (!sent) return;
    show(null);
    try {
      if (plainLines(sent.notes) !== sent.base) await mutateAsync({ notes: sent.notes, base: { notes: sent.base } });
    } catch (error) {
      // The student decides about a conflict where both values are shown. After another refusal they can go on typing.
      if (!isConflict(error)) return typed.current || show(sent);
    }
    if (!typed.current) draft.clear();
  };
  const begin = useEffectEvent(() => {
    typed.current ??= draft.read();
    void save();
  });
  const end = useEffectEvent(() => void save());
  useEffect(() => {
    begin();
    return () => end();
  }, []);
  return (
    <TextArea
      label="Notes"
      placeholder="Saved when you leave the field."
      rows={3}
      maxLength={longestNotes}
      value={shown ?? notes}
      onChange={({ target }) => {
        const next = { notes: target.value, base: typed.current?.base ?? notes };
        show(next);
        draft.write(next);
      }}
      onBlur={() => void save()}
    />
  );
}

const notesDraft = (userId: string, applicationId: string) =>
  openDraft<Typed>({
    form: `application-notes-${applicationId}`,
    userId,
    storage: "tab",
    parse: (stored) => {
      const { notes, base } = (stored ?? {}) as Partial<Typed>; // checked below
      return typeof notes === "string" && typeof base === "string" ? { notes, base } : null;
    },
  });
