import type { ReactNode } from "react";
import type { SimilarScholarships } from "#domain/scholarships/browse.ts";
import { closedWords } from "#domain/scholarships/closed.ts";
import { deadlineNotice } from "#domain/scholarships/days-left.ts";
import { hasFigure, moneyRange } from "#domain/scholarships/money-range.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import type { AuthStatus } from "#web/features/accounts/api.ts";
import { cx } from "#web/ui/class-names.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { TabTitle } from "#web/ui/layout/page-title.tsx";
import { BrowseTrail } from "./browse/browse-trail.tsx";
import { RequirementList } from "./requirement-list.tsx";
import { ScholarshipSource } from "./shared/scholarship-source.tsx";
import { ScholarshipWarnings } from "./shared/scholarship-warnings.tsx";
import { useDeadlineDay } from "./shared/use-deadline-day.ts";
import { SimilarSection } from "./similar-section.tsx";

type ScholarshipPageProps = {
  scholarship: Scholarship;
  status: AuthStatus;
  /** How the scholarship fits the signed-in student. */
  explained: ReactNode;
  /** Null when it failed to load. */
  similar: SimilarScholarships | null;
};

/** /scholarships/{id}: one scholarship, for everyone, with the source of its facts. */
export function ScholarshipPage({ scholarship, status, explained, similar }: ScholarshipPageProps) {
  const today = useDeadlineDay();
  const closed = closedWords(scholarship);
  return (
    <Page>
      <TabTitle>{closed ? `${scholarship.title} (closed)` : scholarship.title}</TabTitle>
      <BrowseTrail here={scholarship.title} />
      <header className="grid justify-items-start gap-2">
        <h1 tabIndex={-1} className="max-w-[24ch] text-[clamp(1.75rem,4vw,2.75rem)]">
          {scholarship.title}
        </h1>
        <p className="text-[1.1rem] text-muted">{scholarship.provider_name}</p>
      </header>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          {closed && <ClosedNotice words={closed} />}
          <KeyFacts scholarship={scholarship} today={today} />
          <ScholarshipWarnings warnings={scholarship.warnings} />
          {scholarship.description && <p className="measure whitespace-pre-line">{scholarship.description}</p>}
          <RequirementList scholarship={scholarship} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {status === "loading" && !closed && <InvitationSkeleton />}
          {status === "signed-out" && !closed && <Invitation id={scholarship.id} />}
          {explained}
          <Card className="grid gap-4 p-5">
            <h2 className="text-[1.25rem]">Where this is from</h2>
            <ScholarshipSource scholarship={scholarship} today={today} />
          </Card>
        </div>
      </div>
      {similar && <SimilarSection similar={similar} today={today} />}
    </Page>
  );
}

function ClosedNotice({ words }: { words: string }) {
  return (
    <p role="note" className="rounded-md bg-clay-wash px-4 py-3">
      <strong className="font-semibold text-clay">{words}</strong> The details stay here for reference.{" "}
      <TextLink to="/browse">Browse open scholarships</TextLink>
    </p>
  );
}

function KeyFacts({ scholarship, today }: { scholarship: Scholarship; today: string }) {
  const due = deadlineNotice(scholarship, today);
  const { amount_text: words, deadline_text: dueWords } = scholarship;
  const money = moneyRange(scholarship);
  return (
    <Card>
      <dl className="grid sm:grid-cols-2">
        <div className="px-5 py-4">
          <dt className="text-sm text-muted">Amount</dt>
          <dd className={cx("figure text-[1.4rem]", hasFigure(scholarship) && "text-gold-ink")}>{money}</dd>
          {words && words !== money && <dd className="text-sm text-muted">{words}</dd>}
        </div>
        <div className="border-line px-5 py-4 max-sm:border-t sm:border-l">
          <dt className="text-sm text-muted">Deadline</dt>
          <dd className={cx("figure text-[1.4rem]", due.soon && "text-clay")}>{due.text}</dd>
          {due.note && <dd className="text-sm text-muted">{due.note}</dd>}
          {dueWords && dueWords !== due.text && dueWords !== due.note && (
            <dd className="text-sm text-muted">{dueWords}</dd>
          )}
        </div>
      </dl>
    </Card>
  );
}

/** Reserves the space of the invitation, so that the source below it does not move. */
function InvitationSkeleton() {
  return (
    <Card className="grid content-start gap-3 p-5">
      <Skeleton className="h-7 w-2/5" />
      <Skeleton className="h-[3.1rem]" />
      <Skeleton className="h-11 w-44" />
    </Card>
  );
}

function Invitation({ id }: { id: string }) {
  return (
    <Card className="grid justify-items-start gap-3 p-5">
      <h2 className="text-[1.25rem]">Do you qualify?</h2>
      <p className="text-muted">We check every requirement against your profile and show what you meet.</p>
      <ButtonLink to="/auth" search={{ next: `/scholarships/${id}` }} state={{ authMode: "sign-up" }}>
        See how it fits you
      </ButtonLink>
    </Card>
  );
}
