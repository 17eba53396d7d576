import { toSignUp } from "#web/features/accounts/shared/to-sign-up.ts";
import { TextLink } from "#web/ui/controls/text-link.tsx";

/** A link from a public list to the student's own matches. */
export function OpenToYou({ visitor }: { visitor: boolean }) {
  return (
    <p className="measure text-muted">
      {visitor ? (
        <>
          <TextLink {...toSignUp}>Sign up free</TextLink> to see which ones you qualify for, and why.
        </>
      ) : (
        <>
          See <TextLink to="/scholarships">your matches</TextLink> to find out which ones you qualify for.
        </>
      )}
    </p>
  );
}
