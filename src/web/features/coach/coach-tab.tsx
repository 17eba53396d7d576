import { useQuery } from "@tanstack/react-query";
import { inOrderOfPriority } from "#domain/matches/coach/coach-priority.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { coachQuery } from "./api.ts";
import { RecommendationCard } from "./recommendation-card.tsx";
import { FafsaNote } from "./shared/fafsa-note.tsx";

type CoachTabProps = {
  /** The day that deadlines are compared with, and the student's own, YYYY-MM-DD. */
  today: string;
  ownDay: string;
  profileComplete: boolean;
};

/** What to work on next: the coach's recommendations for the best matches. */
export function CoachTab(props: CoachTabProps) {
  return (
    <section aria-labelledby="coach" className="grid gap-4">
      <header className="grid gap-1">
        <h2 id="coach" className="text-[clamp(1.25rem,5vw,1.6rem)]">
          What to work on next
        </h2>
        <p className="measure text-muted">
          What you track or bookmarked, what is due soon, and your best matches. What you chose and good fits come
          first: high priority, then confirmed deadlines, then usual ones.{" "}
          <TextLink to="/how-matching-works" hash="the-coach">
            How the coach decides
          </TextLink>
        </p>
      </header>
      <FafsaNote />
      <Recommendations {...props} />
    </section>
  );
}

function Recommendations({ today, ownDay, profileComplete }: CoachTabProps) {
  const { data, isError, isFetching, refetch } = useQuery(coachQuery(ownDay));
  if (!data)
    return (
      <Card>
        {isError ? (
          <ErrorState
            title="Your recommendations could not be loaded"
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : (
          <SkeletonRows rows={4} rowClassName="min-h-[9rem]" label="Loading your recommendations" />
        )}
      </Card>
    );
  if (data.length === 0) return <Card>{profileComplete ? <NoMatches /> : <NoProfile />}</Card>;
  return (
    <ul className="grid gap-4">
      {inOrderOfPriority(data).map((recommendation) => (
        <li key={recommendation.scholarship_id} className="min-w-0">
          <RecommendationCard recommendation={recommendation} today={today} ownDay={ownDay} />
        </li>
      ))}
    </ul>
  );
}

const NoProfile = () => (
  <EmptyState
    title="The coach needs your profile"
    action={<ButtonLink to="/onboarding">Complete your profile</ButtonLink>}
  >
    Your level and field of study decide most of your matches. It takes about three minutes.
  </EmptyState>
);

const NoMatches = () => (
  <EmptyState
    title="Nothing to recommend now"
    action={
      <>
        <ButtonLink to="/profile">Update Profile</ButtonLink>
        <ButtonLink to="/scholarships" variant="quiet">
          See your matches
        </ButtonLink>
      </>
    }
  >
    No open match is left to apply for. The more you tell us in your profile, the more scholarships we can match.
  </EmptyState>
);
