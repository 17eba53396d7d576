import { useQuery } from "@tanstack/react-query";
import { labelsOf, profileCompletion } from "#domain/profile/completion.ts";
import { profileQuery } from "#web/features/profile/api.ts";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

/** How complete the profile is, and which answers are missing. */
export function Completion() {
  const { data: profile, isError } = useQuery(profileQuery);
  const { filled, total, percent, missing, optional } = profileCompletion(profile ?? null);
  const [next] = missing;
  return (
    <section aria-labelledby="completion" className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="completion" className="font-sans text-[0.9375rem] font-semibold tracking-normal">
          Profile Completion
        </h2>
        <b className="figure min-h-[1.2em] text-[1.5rem] text-green">{profile !== undefined && `${percent}%`}</b>
      </div>
      {profile === undefined && !isError && <Skeleton className="h-2" />}
      {profile !== undefined && (
        <ProgressBar label="Profile Completion" value={percent} valueText={`${filled} of ${total} answers`} />
      )}
      <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        <span>
          {isError && "Your profile could not be loaded."}
          {profile !== undefined && `${filled} of ${total} answers.`}
          {profile !== undefined &&
            next &&
            ` Missing: ${next.label}${missing.length > 1 ? ` and ${missing.length - 1} more` : ""}.`}
          {/* Without it 91% would be left unexplained. */}
          {profile && !next && optional.length > 0 && ` Optional: ${labelsOf(optional)}.`}
        </span>
        <TextLink to="/profile" className="inline-flex min-h-11 items-center">
          Update Profile
        </TextLink>
      </p>
    </section>
  );
}
