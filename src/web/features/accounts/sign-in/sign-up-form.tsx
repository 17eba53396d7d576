import type { RefObject } from "react";
import { useWatch } from "react-hook-form";
import { showFieldProblems } from "#web/http/field-problems.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useSubmitOnce } from "#web/ui/forms/use-submit-once.ts";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { NewPasswordField } from "../passwords/new-password-field.tsx";
import { useMinLength } from "../passwords/use-min-length.ts";
import { isSignedIn, useSignUp } from "../shared/session.ts";
import { type AuthDraft, useSignUpForm } from "./auth-forms.ts";
import { EmailField } from "./email-field.tsx";
import { signInToasts, type WayInProps } from "./sign-in-requests.ts";

type SignUpFormProps = WayInProps & { draft: RefObject<AuthDraft> };

/** Make an account with a password. */
export function SignUpForm({ draft, next, onEntered }: SignUpFormProps) {
  const { form, keep } = useSignUpForm(draft, useMinLength());
  const [name, email, password] = useWatch({ control: form.control, name: ["name", "email", "password"] });
  const signUp = useSignUp();
  const errors = form.formState.errors;
  const send = useSubmitOnce(async (account: AuthDraft) => {
    try {
      const answer = await signUp.mutateAsync({ ...account, next });
      // An account that is there already may ask for a code first.
      if (isSignedIn(answer)) showToast(signInToasts.created);
      onEntered(answer);
    } catch (error) {
      if (!showFieldProblems(error, ["name", "email", "password"], form.setError)) toastProblem(error);
    }
  });
  return (
    <form noValidate onChange={keep} onSubmit={form.handleSubmit(send)} className="grid gap-4">
      <TextField
        label="Full Name"
        autoComplete="name"
        required
        error={errors.name?.message}
        {...form.register("name")}
      />
      <EmailField label="Email Address" error={errors.email?.message} {...form.register("email")} />
      <NewPasswordField
        label="Password"
        typed={password}
        own={[name, email]}
        error={errors.password?.message}
        {...form.register("password")}
      />
      <Button type="submit" busy={signUp.isPending} className="mt-1 w-full">
        {signUp.isPending ? "Creating account..." : "Sign Up"}
      </Button>
    </form>
  );
}
