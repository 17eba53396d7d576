import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { applicationsToWorkOn, tasksToWorkOn } from "#domain/applications/aid-form-task.ts";
import { firstChecklist } from "#domain/applications/first-checklist.ts";
import type { Priority } from "#domain/matches/coach/coach-priority.ts";
import type { CoachRecommendation } from "#domain/matches/coach/coach-recommendation.ts";
import { estimateWords } from "#domain/odds/odds-words.ts";
import { quartersLeft, quartersOfTasks } from "#domain/planner/open-application.ts";
import { hoursText, notPlannedWords } from "#domain/planner/plan-words.ts";
import { isNamedAsSponsor } from "#domain/scholarships/is-named-as-sponsor.ts";
import { applicationsQuery } from "#web/features/applications/api.ts";
import { useSetPlan } from "#web/features/applications/shared/use-set-plan.ts";
import { MatchScore } from "#web/features/matches/shared/match-score.tsx";
import { useOwnAidForm } from "#web/features/profile/shared/use-own-aid-form.ts";
import { Amount } from "#web/features/scholarships/shared/amount.tsx";
import { DeadlinePill } from "#web/features/scholarships/shared/deadline-pill.tsx";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { ActionItems } from "./action-items.tsx";
import { Reasons } from "./reasons.tsx";
import { TrackTasks } from "./track-tasks.tsx";

const looks: Record<Priority, { label: string; tone: "green" | "gold" | "plain" }> = {
  high: { label: "High priority", tone: "green" },
  medium: { label: "Medium priority", tone: "gold" },
  low: { label: "Low priority", tone: "plain" },
};

/**
 * The hours of the open work as a plan counts them, or will once it is tracked, so that both screens say the same. The plan itself may
 * leave it out, for want of time.
 */
function Hours({ recommendation, today }: Omit<RecommendationCardProps, "ownDay">) {
  const { scholarship_id, scholarship, estimated_hours, match_score, action_items } = recommendation;
  const aidForm = useOwnAidForm(today);
  const { data: all = [] } = useQuery(applicationsQuery);
  const applications = applicationsToWorkOn(all, aidForm);
  const tracked = applications.find((each) => each.scholarship_id === scholarship_id);
  if (!tracked) {
    const isToCheck = action_items.some(({ key }) => key === "check_requirements");
    const checklist = firstChecklist(scholarship, isToCheck ? { names: [], isFailed: false } : null, aidForm.inPlace);
    const quarters = quartersOfTasks(tasksToWorkOn(checklist, aidForm.opens));
    return (
      <span>{quarters > 0 ? `about ${hoursText(quarters)} of tasks` : `rule of thumb: ${estimated_hours} hours`}</span>
    );
  }
  const left = quartersLeft(tracked.id, applications, { today, matchScore: match_score });
  return (
    <>
      <span>{left === 0 ? "no work left" : `about ${hoursText(left)} of work left`}</span>
      <NotPlanned applicationId={tracked.id} />
    </>
  );
}

/** That the student's plan has no hours for it, as the timeline says, so that what is urgent contradicts no plan. */
function NotPlanned({ applicationId }: { applicationId: string }) {
  const left = useSetPlan().leftOut.find(({ application }) => application.id === applicationId);
  const isOfHours = left?.reason === "too_late" || left?.reason === "no_room";
  // Of what has no day before the plan ends, the hours say nothing yet.
  if (!isOfHours || (left.firstStep ?? { step: "file" }).step === "file") return null;
  return (
    <TextLink to="/applications" search={{ view: "plan" }}>
      {notPlannedWords[left.reason]}
    </TextLink>
  );
}

type RecommendationCardProps = {
  recommendation: CoachRecommendation;
  /** The day that deadlines are compared with, and the student's own, YYYY-MM-DD. */
  today: string;
  ownDay: string;
};

/** One recommendation: the scholarship, its priority and hours, what to do, why, and its tasks for the tracker. */
export function RecommendationCard({ recommendation, today, ownDay }: RecommendationCardProps) {
  const { scholarship_id, scholarship, priority, match_score, odds, action_items } = recommendation;
  const { label, tone } = looks[priority];
  return (
    <Card>
      <article
        aria-label={scholarship.title}
        className="grid gap-3 p-4 sm:p-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-8"
      >
        <div className="grid content-start gap-3">
          <p className="num flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <Tag tone={tone}>{label}</Tag>
            <Hours recommendation={recommendation} today={today} />
          </p>
          <div className="min-w-0">
            <h3 className="font-sans text-[1.0625rem] leading-snug font-semibold tracking-normal">
              <Link to="/scholarships/$id" params={{ id: scholarship_id }} className="no-underline hover:underline">
                {scholarship.title}
              </Link>
            </h3>
            {!isNamedAsSponsor(scholarship) && <p className="text-sm text-muted">{scholarship.provider_name}</p>}
          </div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Amount scholarship={scholarship} className="text-[0.9375rem]" />
            <DeadlinePill scholarship={scholarship} today={today} />
            <MatchScore score={match_score} />
            {/* Typical rates are the same for all programs of a kind: they stand in the reasons, with what they rest on. */}
            {odds.basis === "counts" && odds.range && (
              <span className="num text-muted">Chance {estimateWords(odds.range)}</span>
            )}
          </p>
        </div>
        <div className="grid content-start gap-2 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ActionItems items={action_items} ownDay={ownDay} />
          <Reasons recommendation={recommendation} />
        </div>
        <TrackTasks recommendation={recommendation} />
      </article>
    </Card>
  );
}
