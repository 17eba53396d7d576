import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { shortDay } from "#domain/calendar/format-day.ts";
import { isWarned } from "#domain/scams/scam-level.ts";
import type { Submission } from "#domain/submissions/submission.ts";
import { ScamWarnings } from "#web/features/scholarships/shared/scam-warnings.tsx";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { localDay } from "#web/ui/use-today.ts";
import { useWhenSeen } from "#web/ui/use-when-seen.ts";
import { submissionsQuery } from "./api.ts";

/** What was sent just now; a new object each time. */
export type Sent = Pick<Submission, "id">;

/** The student's submissions, newest first, each with what became of it. The one that was `sent` gets the focus. */
export function SubmissionList({ sent }: { sent: Sent | null }) {
  const { data, isError, isFetching, refetch } = useQuery(submissionsQuery);
  useWhenSeen(() => void refetch({ cancelRefetch: false }));
  if (!data && isError) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <SkeletonRows rows={2} />;
  if (data.length === 0)
    return <p className="text-[0.9375rem] text-muted">Nothing yet. What you submit is listed here with its state.</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {data.map((submission) => (
        <SubmissionRow key={submission.id} submission={submission} sent={submission.id === sent?.id ? sent : null} />
      ))}
    </ul>
  );
}

function SubmissionRow({ submission, sent }: { submission: Submission; sent: Sent | null }) {
  const { title, provider_name, created_at, status, scam_level } = submission;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (sent) row.current?.focus();
  }, [sent]);
  return (
    <li ref={row} tabIndex={-1} className="grid gap-1.5 py-3">
      <p className="font-semibold wrap-anywhere">{title}</p>
      <p className="text-[0.9375rem] text-muted wrap-anywhere">
        {provider_name} · sent {shortDay(localDay(new Date(created_at)))}
      </p>
      <Review {...submission} />
      {/* The page of an approved one shows them. */}
      {status !== "active" && (
        <div className="grid gap-1.5 pt-1">
          {isWarned(scam_level) && <p className="text-[0.9375rem]">Before you apply there yourself:</p>}
          <ScamWarnings scholarship={submission} />
        </div>
      )}
    </li>
  );
}

function Review({ status, scholarship_id, reason }: Pick<Submission, "status" | "scholarship_id" | "reason">) {
  if (status === "pending_review")
    return (
      <p>
        <Tag tone="gold">In review</Tag>
      </p>
    );
  if (status === "rejected")
    return (
      <div className="grid justify-items-start gap-1">
        <Tag tone="clay">Not added</Tag>
        <p className="text-[0.9375rem] wrap-anywhere">{reason}</p>
      </div>
    );
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Tag tone="green">Approved</Tag>
      {scholarship_id !== null && (
        <TextLink to="/scholarships/$id" params={{ id: scholarship_id }} className="text-[0.9375rem]">
          See it
        </TextLink>
      )}
    </p>
  );
}
