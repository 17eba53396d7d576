import { CircleCheck, OctagonAlert, TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { wordsOf } from "#domain/scams/rules.ts";
import type { CounterEvidence, Scholarship, Warning } from "#domain/scholarships/scholarship.ts";
import { cx } from "#web/ui/class-names.ts";
import { TextLink, textLinkClasses } from "#web/ui/controls/text-link.tsx";

type ScamWarningsProps = { scholarship: Pick<Scholarship, "scam_level" | "warnings" | "counter_evidence"> };

/** The signs of a scam in a scholarship with the sponsor's words, what to do, and what speaks for it. */
export function ScamWarnings({ scholarship }: ScamWarningsProps) {
  const { scam_level, warnings, counter_evidence } = scholarship;
  if (scam_level === "none") return null;
  if (scam_level === "note") return <Notes warnings={warnings} />;
  const isStop = scam_level === "stop";
  return (
    <Box isStop={isStop} headline={isStop ? "Stop: this has signs of a scam" : "Check this before you apply"}>
      {isStop && <p>Do not pay, and give no private numbers, until you are sure who the sponsor is.</p>}
      <Signs warnings={warnings} />
      {counter_evidence.length > 0 && <Evidence evidence={counter_evidence} />}
      <WhatToDo isStop={isStop} />
    </Box>
  );
}

function Box({ isStop, headline, children }: { isStop: boolean; headline: string; children: ReactNode }) {
  const id = useId();
  const Icon = isStop ? OctagonAlert : TriangleAlert;
  return (
    <section
      role="note"
      aria-labelledby={id}
      className={cx(
        "grid gap-3 rounded-lg border px-4 py-3.5 text-[0.9375rem] break-words",
        isStop ? "border-clay bg-clay-wash" : "border-line bg-paper",
      )}
    >
      <p id={id} className={cx("flex items-start gap-2 font-semibold", isStop && "text-[1.0625rem] text-clay")}>
        <Icon aria-hidden="true" className={cx("mt-0.5 size-5 shrink-0", !isStop && "text-clay")} />
        {headline}
      </p>
      {children}
    </section>
  );
}

function Signs({ warnings }: { warnings: readonly Warning[] }) {
  return (
    <ul aria-label="Signs" className="grid gap-3">
      {warnings.map(({ rule, severity, sentence, advice }) => (
        <li key={rule} className="grid gap-1">
          <p className="font-semibold">{wordsOf({ rule, severity })?.means ?? "It has a warning sign."}</p>
          <blockquote className="border-l-2 border-clay pl-3 text-muted">“{sentence}”</blockquote>
          <p>{advice}</p>
        </li>
      ))}
    </ul>
  );
}

function Evidence({ evidence }: { evidence: readonly CounterEvidence[] }) {
  return (
    <div className="grid gap-1">
      <p className="font-semibold">What speaks for it</p>
      <ul className="grid gap-1">
        {evidence.map(({ why, sentence }) => (
          <li key={why} className="flex items-start gap-2">
            <CircleCheck aria-hidden="true" className="mt-1 size-4 shrink-0 text-green" />
            <span className="min-w-0">
              {why} <q className="text-muted">{sentence}</q>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const authorities = [
  { name: "FTC", url: "https://reportfraud.ftc.gov/" },
  { name: "your state attorney general", url: "https://www.usa.gov/state-attorney-general" },
  { name: "US Postal Inspection Service", url: "https://www.uspis.gov/report" },
  { name: "Better Business Bureau", url: "https://www.bbb.org/scamtracker" },
] as const;

function WhatToDo({ isStop }: { isStop: boolean }) {
  return (
    <div className={cx("grid gap-1", !isStop && "text-sm")}>
      <p>
        <TextLink to="/article/$topic" params={{ topic: "spotting-a-scholarship-scam" }}>
          How to spot a scholarship scam
        </TextLink>
      </p>
      <p>
        {isStop ? "Report a scam: " : "If it is a scam, report it: "}
        {authorities.map(({ name, url }, at) => (
          <span key={name}>
            {at > 0 && ", "}
            <a href={url} target="_blank" rel="noopener noreferrer" className={textLinkClasses}>
              {name}
            </a>
          </span>
        ))}
        .
      </p>
    </div>
  );
}

/** One line for each note, such as that chance decides. */
function Notes({ warnings }: { warnings: readonly Warning[] }) {
  return (
    <ul aria-label="Good to know" className="grid gap-1 text-sm text-muted">
      {warnings.map(({ rule, severity, sentence, advice }) => (
        <li key={rule}>
          <span className="font-semibold text-ink">{wordsOf({ rule, severity })?.means}</span> {advice}{" "}
          <q>{sentence}</q>
        </li>
      ))}
    </ul>
  );
}
