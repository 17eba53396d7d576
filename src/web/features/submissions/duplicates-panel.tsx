import { useEffect, useRef } from "react";
import { moneyRange } from "#domain/scholarships/money/money-range.ts";
import type { LikelyDuplicates } from "#domain/submissions/submission.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextLink } from "#web/ui/controls/text-link.tsx";

type DuplicatesPanelProps = {
  duplicates: LikelyDuplicates["items"];
  busy: boolean;
  onChange: () => void;
};

/** Shown in place of the submit button: scholarships that may be the same, and the way to send it anyway. */
export function DuplicatesPanel({ duplicates, busy, onChange }: DuplicatesPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="duplicates" className="grid gap-3 rounded-lg border border-line bg-paper px-4 py-4">
      <h3 id="duplicates" ref={heading} tabIndex={-1} className="text-[1.125rem]">
        {duplicates.length === 1 ? "Is it this one?" : "Is it one of these?"}
      </h3>
      <p className="text-[0.9375rem] text-muted">Laurel may have it already. Open it to compare.</p>
      <ul className="divide-y divide-line rounded-lg border border-line bg-card">
        {duplicates.map(({ id, title, provider_name, ...money }) => (
          <li key={id} className="px-3.5 py-2.5">
            <TextLink to="/scholarships/$id" params={{ id }} className="font-semibold">
              {title}
            </TextLink>
            <p className="text-[0.9375rem] text-muted">
              {provider_name} · {moneyRange(money)}
            </p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {busy ? "Submitting..." : "Submit anyway"}
        </Button>
        <Button variant="quiet" onClick={onChange}>
          Keep editing
        </Button>
      </div>
    </section>
  );
}
