import { useAuth } from "#web/features/accounts/api.ts";
import { toSignUp } from "#web/features/accounts/shared/to-sign-up.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";

/** The end of the landing page: the links to start, and our goal. */
export function FinalCall() {
  const signedIn = useAuth().status === "signed-in";
  return (
    <section
      aria-labelledby="begin"
      className="grid justify-items-start gap-4 rounded-xl bg-green-wash px-5 py-9 sm:px-10 sm:py-12"
    >
      <h2 id="begin" className="text-[clamp(1.6rem,3.4vw,2.1rem)]">
        {signedIn ? "Pick up where you left off" : "See what you qualify for"}
      </h2>
      <p className="measure">
        {signedIn
          ? "Complete your profile to check more requirements."
          : "A profile takes a few minutes. Matching, guides and the catalog are free."}
      </p>
      <div className="flex flex-wrap gap-3">
        {signedIn ? (
          <ButtonLink to="/scholarships">See your matches</ButtonLink>
        ) : (
          <>
            <ButtonLink {...toSignUp}>Create Free Account</ButtonLink>
            <ButtonLink to="/browse" variant="quiet">
              Browse open scholarships
            </ButtonLink>
          </>
        )}
        <ButtonLink to="/learn-more" variant="quiet">
          What Laurel does
        </ButtonLink>
      </div>
      <p className="text-sm text-muted">
        We want to turn the $30 you pay for a plan into $30,000 of scholarships. That's our goal, not a promise.
      </p>
    </section>
  );
}
