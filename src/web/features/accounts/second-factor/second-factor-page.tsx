import { TextLink } from "#web/ui/controls/text-link.tsx";
import { AuthCard, AuthFrame } from "../sign-in/auth-frame.tsx";
import type { SignInMethodProps } from "../sign-in/sign-in-requests.ts";
import { SecondFactorForm } from "./second-factor-form.tsx";

/** The second step of signing in, for students with two-step sign-in. */
export function SecondFactorPage({ next, onSignIn, onExpired }: SignInMethodProps & { onExpired: () => void }) {
  return (
    <AuthFrame
      title="One more step"
      tab="Enter your code"
      lead="Your account asks for a code as well."
      back={
        <TextLink to="/auth" search={{ next }} className="inline-flex min-h-11 items-center">
          Start again
        </TextLink>
      }
    >
      <AuthCard>
        <SecondFactorForm onSignIn={onSignIn} onExpired={onExpired} />
      </AuthCard>
    </AuthFrame>
  );
}
