import { Link } from "@tanstack/react-router";
import { Check, ChevronRight, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { labelsOf, profileCompletion } from "#domain/profile/completion.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { cx } from "#web/ui/class-names.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { FurtherAnswers } from "../answer/further-answers.tsx";
import { inputLabel } from "../form/input-text.ts";
import { ProfileLoader } from "../form/profile-loader.tsx";
import { profileSteps, type StepState, stepStates } from "./step-form.ts";
import { stepIcons } from "./step-names.ts";

/** /profile and /profile/complete: how complete the profile is, and its four steps. */
export function ProfileOverview() {
  return (
    <Page className="grid content-start gap-6">
      <PageTitle
        lead="Your answers help us find scholarships you can get. They are in four parts."
        actions={
          <ButtonLink to="/profile/edit" variant="quiet">
            Edit on one page
          </ButtonLink>
        }
      >
        Your Scholar Profile
      </PageTitle>
      <ProfileLoader waiting={<StepsSkeleton />}>{(profile) => <Steps profile={profile} />}</ProfileLoader>
    </Page>
  );
}

function Steps({ profile }: { profile: Profile | null }) {
  const states = stepStates(profile);
  return (
    <>
      <ProgressCard profile={profile} states={states} />
      <ol className="grid gap-4 md:grid-cols-2">
        {states.map((state, at) => (
          <li key={state.step.key}>
            <StepCard state={state} words={<StepWords {...state} before={states[at - 1]} />} position={at + 1} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** The steps while the profile loads: what each one asks, without how far the student is. */
function StepsSkeleton() {
  return (
    <>
      <Card className="grid gap-3 p-5 sm:p-6">
        <p role="status" className="sr-only">
          Loading your profile
        </p>
        <Skeleton className="h-7 w-56 max-w-full" />
        <Skeleton className="h-2" />
        <Skeleton className="h-6 w-4/5" />
      </Card>
      <ol className="grid gap-4 md:grid-cols-2">
        {profileSteps.map((step, at) => (
          <li key={step.key}>
            <StepCard
              state={{ step, completed: false, unlocked: true, open: [] }}
              words={<Skeleton className="h-6 w-24" />}
              position={at + 1}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

const mostNamed = 6;

function ProgressCard({ profile, states }: { profile: Profile | null; states: readonly StepState[] }) {
  const done = states.filter(({ completed }) => completed).length;
  const { filled, total, percent, missing, optional } = profileCompletion(profile);
  return (
    <Card className="grid gap-3 p-5 sm:p-6">
      {/* The one percentage of a profile, the same on the dashboard and in the editor. */}
      <h2 className="num text-[1.375rem]">Profile Completion {percent}%</h2>
      <ProgressBar label="Profile progress" value={percent} valueText={`${filled} of ${total} answers`} />
      <p className="num text-muted">
        {filled} of {total} answers, {done} of {states.length} steps completed.
        {missing.length > 0 && missing.length <= mostNamed && ` Missing: ${labelsOf(missing)}.`}
        {missing.length === 0 && optional.length > 0 && ` Optional: ${labelsOf(optional)}.`}
      </p>
      {profile && <FurtherAnswers profile={profile} />}
    </Card>
  );
}

type StepCardProps = {
  state: StepState;
  /** What to do with the step, or that it is completed. */
  words: ReactNode;
  position: number;
};

function StepCard({ state: { step, completed, unlocked }, words, position }: StepCardProps) {
  const Icon = stepIcons[step.key];
  const isLocked = !completed && !unlocked;
  return (
    <Link
      to="/profile/$step"
      params={{ step: step.key }}
      className={cx(
        "group flex h-full gap-4 rounded-lg border border-line p-5 no-underline transition-colors hover:border-muted",
        isLocked ? "bg-transparent" : "bg-card",
      )}
    >
      <span
        className={cx(
          "grid size-11 shrink-0 place-items-center rounded-full",
          completed
            ? "bg-green text-on-green"
            : isLocked
              ? "border border-line text-muted"
              : "bg-green-wash text-green",
        )}
      >
        {isLocked ? <Lock aria-hidden="true" className="size-5" /> : <Icon aria-hidden="true" className="size-5" />}
      </span>
      <span className="grid min-w-0 flex-1 content-start gap-1.5">
        <span className="num text-sm text-muted">Step {position}</span>
        <span className={cx("font-display text-[1.25rem] leading-tight font-semibold", isLocked && "text-muted")}>
          {step.title}
        </span>
        <span className="text-muted">{step.purpose}</span>
        <span className="mt-2 text-[0.9375rem]">{words}</span>
      </span>
      <ChevronRight
        aria-hidden="true"
        className="size-5 shrink-0 self-center text-muted transition-transform group-hover:translate-x-0.5"
      />
    </Link>
  );
}

type StepWordsProps = Pick<StepState, "completed" | "unlocked" | "open"> & { before: StepState | undefined };

function StepWords({ completed, unlocked, open, before }: StepWordsProps) {
  if (completed)
    return (
      <>
        <span className="inline-flex items-center gap-1.5 font-semibold text-green">
          <Check aria-hidden="true" strokeWidth={2.5} className="size-4" />
          Completed
        </span>
        {/* One answer completes a step (spec section 4), so it says what else it asks. */}
        {open.length > 0 && (
          <span className="mt-0.5 block text-sm text-muted">You can add: {open.map(inputLabel).join(", ")}</span>
        )}
      </>
    );
  if (!unlocked) return <span className="text-muted">Do {before?.step.title} first</span>;
  return <span className="font-semibold text-ink">{before ? "Next" : "Start here"}</span>;
}
