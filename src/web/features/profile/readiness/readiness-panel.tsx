import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { completionFields, profileCompletion } from "#domain/profile/completion.ts";
import type { Profile } from "#domain/profile/profile.ts";
import type { Readiness } from "#domain/profile/readiness/readiness.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { cx } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { RadarChart } from "#web/ui/feedback/radar-chart.tsx";
import { useRamp } from "#web/ui/feedback/use-ramp.ts";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { profileQuery, readinessQuery } from "../api.ts";
import { ReadinessSkeleton } from "../shared/readiness-skeleton.tsx";
import { gainWords, ReadinessList, scoreTone, shownScore } from "./readiness-list.tsx";

/** With fewer answers the radar would be a dot. */
const fewestAnswers = 4;

/** The analysis of the signed-in student's own profile. */
export default function ReadinessPanel() {
  const { profile, readiness, isPending, isError, isFetching, reload } = useReadiness();
  const [run, setRun] = useState(0);

  const refresh = async () => {
    const { error } = await reload();
    if (error) return toastProblem(error);
    setRun((before) => before + 1);
    showToast({ title: "Analysis Refreshed", description: "Your profile analysis has been updated." });
  };

  if (isPending) return <ReadinessSkeleton />;
  if (profile && readiness && profileCompletion(profile).filled >= fewestAnswers)
    return <Analysis {...{ profile, readiness, run }} busy={isFetching} onRefresh={() => void refresh()} />;
  return (
    <>
      <h2 id="profile-analysis" className="text-[1.6rem]">
        Profile analysis
      </h2>
      {isError ? (
        <ErrorState title="Your analysis could not be loaded" onRetry={() => void reload()} busy={isFetching} />
      ) : (
        <EmptyState
          title="Nothing to analyze yet"
          action={<ButtonLink to="/onboarding">Complete your profile</ButtonLink>}
        >
          Answer at least four questions to see how ready your profile is and how to improve it.
        </EmptyState>
      )}
    </>
  );
}

/** Loads the profile, then its analysis. `reload` loads both again. */
function useReadiness() {
  const profile = useQuery(profileQuery);
  const analysis = useQuery({ ...readinessQuery, enabled: Boolean(profile.data) });
  return {
    profile: profile.data,
    readiness: analysis.data,
    isPending: profile.isPending || (Boolean(profile.data) && analysis.isPending),
    isError: profile.isError || analysis.isError,
    isFetching: profile.isFetching || analysis.isFetching,
    reload: async () => {
      const { data, error } = await profile.refetch();
      return error || !data ? { error } : analysis.refetch();
    },
  };
}

type AnalysisProps = { profile: Profile; readiness: Readiness; run: number; busy: boolean; onRefresh: () => void };

function Analysis({ profile, readiness, run, busy, onRefresh }: AnalysisProps) {
  const { categories, overall, overall_scored, label, next } = readiness;
  const blank = categories.filter(({ scored }) => !scored).length;
  const tone = scoreTone(readiness, profile);
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,23rem)_minmax(0,1fr)]">
      <div className="grid content-start gap-3">
        <header className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="profile-analysis" className="text-[1.6rem]">
            Profile analysis
          </h2>
          <Button variant="quiet" size="sm" busy={busy} onClick={onRefresh}>
            {!busy && <RefreshCw aria-hidden="true" className="size-4" />}
            Refresh
          </Button>
        </header>
        <AnimatedRadar categories={categories} run={run} />
        <p className="flex items-baseline gap-2.5">
          <span className="text-muted">Overall</span>
          <b className={cx("figure text-[1.9rem]", tone)}>{shownScore(overall)}</b>
          <b className={cx("font-semibold", tone)}>{label}</b>
          {blank > 0 && <span className="text-muted">so far</span>}
        </p>
        {blank > 0 && (
          <p className="num text-[0.92rem]">
            {blank === 1
              ? "1 part (dashed) is not scored yet and lowers it."
              : `${blank} parts (dashed) are not scored yet and lower it.`}{" "}
            The others average <b className="font-semibold">{shownScore(overall_scored)}</b>.
          </p>
        )}
        <p className="text-sm text-muted">
          This score rates your answers, such as grades and experience. Profile Completion only counts how many of{" "}
          {completionFields.length} you gave.
        </p>
        {next && (
          <p className="rounded-md bg-green-wash px-3.5 py-3 text-[0.92rem]">
            Biggest boost: <b className="font-semibold">{next.words}</b> ({gainWords(next)}).{" "}
            <TextLink to="/profile">Update Profile</TextLink>
          </p>
        )}
      </div>
      <ReadinessList categories={categories} profile={profile} />
    </div>
  );
}

function AnimatedRadar({ categories, run }: Pick<Readiness, "categories"> & { run: number }) {
  const axes = categories.map(({ short_name, score, angle, scored }) => ({
    name: short_name,
    value: score,
    angle,
    blank: !scored,
  }));
  return (
    <RadarChart
      axes={axes}
      progress={useRamp(run)}
      label="Your scores in ten categories, from 0 in the middle to 100 at the rim; they are listed beside it"
      className="mx-auto max-w-[24rem]"
    />
  );
}
