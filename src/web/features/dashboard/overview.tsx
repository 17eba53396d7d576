import type { ReactNode } from "react";
import { CompletionCard } from "./completion-card.tsx";
import { type AnswerQuestionComponent, NextStepsList } from "./next-steps-list.tsx";
import { QuickLinks } from "./quick-links.tsx";

type OverviewProps = {
  /** The student's day, YYYY-MM-DD. */
  today: string;
  profileComplete: boolean;
  AnswerQuestion: AnswerQuestionComponent;
  /** The profile analysis. */
  readiness: ReactNode;
};

/** The first tab: what to do next, how far the profile is, and the ways on. */
export function Overview({ readiness, ...steps }: OverviewProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]">
      <NextStepsList {...steps} />
      <div className="grid gap-3 lg:mt-[2.6rem]">
        <CompletionCard />
        <QuickLinks />
      </div>
      <div className="lg:col-span-2">{readiness}</div>
    </div>
  );
}
