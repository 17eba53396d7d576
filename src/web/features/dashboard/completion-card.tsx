import { useQuery } from "@tanstack/react-query";
import { profileCompletion } from "#domain/profile/completion.ts";
import { profileQuery } from "#web/features/profile/api.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";

const namedGaps = 3;

/** How complete the profile is, and which answers are missing. */
export function CompletionCard() {
  const { data: profile, isPending, isError } = useQuery(profileQuery);
  const { filled, total, percent, missing } = profileCompletion(profile ?? null);
  const named = missing.slice(0, namedGaps).map(({ label }) => label);
  const more = missing.length - named.length;
  return (
    <Card className="grid gap-3 p-4 sm:p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-[1.25rem]">Profile Completion</h2>
        {profile !== undefined && <b className="num font-[650]">{percent}%</b>}
      </div>
      {isPending && (
        <>
          <Skeleton className="h-2" />
          <Skeleton className="h-12" />
        </>
      )}
      {isError && <p className="text-[0.92rem] text-muted">Your profile could not be loaded.</p>}
      {profile !== undefined && (
        <>
          <ProgressBar label="Profile Completion" value={percent} valueText={`${filled} of ${total} answers`} />
          <p className="text-[0.92rem] text-muted">
            {filled} of {total} answers.
            {missing.length > 0 && ` Missing: ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`}
          </p>
        </>
      )}
      <ButtonLink to="/profile" variant="quiet" className="justify-self-start">
        Update Profile
      </ButtonLink>
    </Card>
  );
}
