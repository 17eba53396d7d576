import type { RefObject } from "react";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import type { AuthDraft } from "./auth-forms.ts";
import { AuthCard, AuthFrame } from "./auth-frame.tsx";
import { ForgotPasswordForm } from "./forgot-password-form.tsx";

/** For a student who cannot sign in with their password. */
export function ForgotPasswordPage({ next, draft }: { next: string | undefined; draft: RefObject<AuthDraft> }) {
  return (
    <AuthFrame
      title="Forgot your password?"
      lead="It happens. Choose a new one here. Or get a sign-in link by email."
      back={
        <TextLink to="/auth" search={{ next }} className="inline-flex min-h-11 items-center">
          Back to Sign In
        </TextLink>
      }
    >
      <AuthCard>
        <ForgotPasswordForm draft={draft} next={next} />
      </AuthCard>
    </AuthFrame>
  );
}
