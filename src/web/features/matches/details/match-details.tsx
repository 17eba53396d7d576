import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Match } from "#domain/matches/match.ts";
import ApplicationLine from "#web/features/applications/shared/application-line.tsx";
import { ScholarshipDetails } from "#web/features/scholarships/shared/scholarship-details.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { LazyDisclosure } from "#web/ui/layout/lazy-disclosure.tsx";
import { lazyPart, missingPart } from "#web/ui/overlays/lazy-part.tsx";
import { oneMatchQuery } from "../api.ts";
import { HideButton } from "../shared/hide-button.tsx";
import MatchActions from "../shared/match-actions.tsx";
import { Ineligible } from "./ineligible.tsx";
import { MatchExplanation } from "./match-explanation.tsx";

const ScholarshipSource = lazyPart(
  async () => ({
    default: (await import("#web/features/scholarships/shared/scholarship-source.tsx")).ScholarshipSource,
  }),
  { waiting: <SkeletonRows rows={2} />, missing: missingPart },
);

// Few scholarships have warnings.
const ScamWarnings = lazyPart(
  async () => ({ default: (await import("#web/features/scholarships/shared/scam-warnings.tsx")).ScamWarnings }),
  {
    waiting: <SkeletonRows rows={2} label="Loading the warnings" />,
    missing: (retry) => <ErrorState title="This has warning signs that could not be loaded" onRetry={retry} />,
  },
);

type MatchDetailsProps = {
  scholarshipId: string;
  /** The same match from the list, shown until the details load. */
  listed: Match | undefined;
  today: string;
  /** Called when the student hides the match or shows it again, and it leaves the list. */
  onHidden: () => void;
};

/** A match in the panel beside the list, or in the sheet of a phone. */
export default function MatchDetails({ scholarshipId, listed, today, onHidden }: MatchDetailsProps) {
  const {
    data: match,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...oneMatchQuery(scholarshipId),
    placeholderData: listed,
  });
  if (!match && isError) {
    return (
      <ErrorState title="This scholarship could not be loaded" onRetry={() => void refetch()} busy={isFetching}>
        It may have been removed, or the connection was lost.
      </ErrorState>
    );
  }
  if (!match) return <SkeletonRows rows={4} label="Loading the scholarship" />;
  const { scholarship } = match;
  return (
    <ScholarshipDetails
      scholarship={scholarship}
      today={today}
      className="pt-5 lg:pb-1"
      title={
        <h2 className="pr-10 text-[1.35rem] lg:pr-0">
          <Link
            to="/scholarships/$id"
            params={{ id: scholarshipId }}
            className="decoration-1 underline-offset-[3px] not-hover:no-underline hover:underline"
          >
            {scholarship.title}
          </Link>
        </h2>
      }
      notice={match.eligibility === "ineligible" && <Ineligible factors={match.factors} />}
      actions={<MatchActions match={match} />}
      warnings={scholarship.scam_level !== "none" && <ScamWarnings scholarship={scholarship} />}
      applyLine={(bar) => <ApplicationLine scholarship={scholarship} {...bar} />}
    >
      <MatchExplanation match={match} />
      <div className="-mx-[18px] -mt-4 sm:-mx-6">
        <LazyDisclosure title="Where this is from">
          <ScholarshipSource scholarship={scholarship} />
        </LazyDisclosure>
      </div>
      <HideButton match={match} onChange={onHidden} className="-mt-2 mb-4 -ml-3 self-start" />
    </ScholarshipDetails>
  );
}
