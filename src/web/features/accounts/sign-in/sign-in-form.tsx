import { type RefObject, useState } from "react";
import { toastProblem } from "#web/http/problem-toast.ts";
import { useFormSubmit } from "#web/http/use-form-submit.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { isSignedIn, useSignIn } from "../shared/session.ts";
import { type AuthDraft, useSignInForm } from "./auth-forms.ts";
import { EmailField } from "./email-field.tsx";
import { type SignInMethodProps, signInToasts } from "./sign-in-requests.ts";

type SignInFormProps = SignInMethodProps & { draft: RefObject<AuthDraft>; onUseLink: () => void };

/** Sign in with a password. */
export function SignInForm({ draft, next, onSignIn, onUseLink }: SignInFormProps) {
  const { form, keep } = useSignInForm(draft);
  const [lockedOut, setLockedOut] = useState(false);
  const signIn = useSignIn();
  const errors = form.formState.errors;
  const { submit } = useFormSubmit({
    form,
    fields: ["email", "password"],
    send: async ({ email, password }) => {
      setLockedOut(false);
      const outcome = await signIn.mutateAsync({ email, password, next });
      if (isSignedIn(outcome)) showToast(signInToasts.welcome);
      onSignIn(outcome);
    },
    refusals: {
      invalid_credentials: (problem) => {
        toastProblem(problem);
        form.setError("password", { message: problem.message }, { shouldFocus: true });
      },
      too_many_requests: (problem) => {
        setLockedOut(true);
        toastProblem(problem);
      },
    },
  });
  return (
    <form noValidate onChange={keep} onSubmit={submit} className="grid gap-4">
      <EmailField label="Email" error={errors.email?.message} {...form.register("email")} />
      <div>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...form.register("password")}
        />
        <TextLink
          to="/auth"
          search={{ next, forgot: 1 }}
          className="mt-1 inline-flex min-h-11 items-center text-[0.9375rem] md:min-h-8"
        >
          Forgot your password?
        </TextLink>
      </div>
      {lockedOut && (
        <Notice tone="trouble" title="Too many tries with a password">
          <p>Wait a while, or sign in with a magic link: that works at once.</p>
          <Button variant="quiet" size="sm" className="justify-self-start" onClick={onUseLink}>
            Use a magic link
          </Button>
        </Notice>
      )}
      <Button type="submit" busy={signIn.isPending} className="w-full">
        {signIn.isPending ? "Signing in..." : "Sign In"}
      </Button>
    </form>
  );
}
