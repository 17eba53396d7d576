import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import type { FactorStatus } from "#domain/matches/match-vocabulary.ts";
import { cx } from "#web/ui/class-names.ts";

const marks: Partial<Record<FactorStatus, { sign: string; word: string; look: string }>> = {
  failed: { sign: "✕", word: "Not met", look: "text-clay" },
  met: { sign: "✓", word: "Met", look: "text-green" },
  unknown: { sign: "?", word: "Unknown", look: "text-amber" },
};
const gridClasses =
  "grid grid-cols-[1.125rem_6.5rem_minmax(0,1fr)] gap-x-2 sm:grid-cols-[1.125rem_7.5rem_minmax(0,1fr)] py-2 text-[0.9375rem] leading-snug";

type RequirementLineProps = {
  label: string;
  /** Left out for a fact that is not compared with the student. */
  status?: FactorStatus | undefined;
  /** The sponsor's words, which the line opens to. */
  words?: ReactNode;
  children: ReactNode;
};

/** One requirement in one line of a list: mark, label and value. */
export function RequirementLine({ label, status, words, children }: RequirementLineProps) {
  const line = (
    <>
      <Mark status={status} />
      <span>{label}</span>
      <div className="min-w-0 text-muted">{children}</div>
    </>
  );
  if (!words) return <li className={gridClasses}>{line}</li>;
  return (
    <li>
      <details className="group">
        <summary
          className={cx(
            gridClasses,
            "list-none grid-cols-[1.125rem_6.5rem_minmax(0,1fr)_1rem]! sm:grid-cols-[1.125rem_7.5rem_minmax(0,1fr)_1rem]! rounded-sm hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden",
          )}
        >
          {line}
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className="mt-0.5 size-4 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="pb-2.5 pl-[9.625rem] text-[0.9375rem] leading-snug max-sm:pl-[1.625rem]">{words}</div>
      </details>
    </li>
  );
}

function Mark({ status }: { status: FactorStatus | undefined }) {
  const mark = status && marks[status];
  if (!mark)
    return (
      <span aria-hidden="true" className="text-muted">
        –
      </span>
    );
  return (
    <span className={cx("font-bold", mark.look)}>
      <span aria-hidden="true">{mark.sign}</span>
      <span className="sr-only">{mark.word}: </span>
    </span>
  );
}
