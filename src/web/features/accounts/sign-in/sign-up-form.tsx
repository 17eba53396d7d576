import type { RefObject } from "react";
import { useWatch } from "react-hook-form";
import { useFormSubmit } from "#web/http/use-form-submit.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { NewPasswordField } from "../passwords/new-password-field.tsx";
import { useMinLength } from "../passwords/use-min-length.ts";
import { isSignedIn, useSignUp } from "../shared/session.ts";
import { type AuthDraft, useSignUpForm } from "./auth-forms.ts";
import { EmailField } from "./email-field.tsx";
import { type SignInMethodProps, signInToasts } from "./sign-in-requests.ts";

type SignUpFormProps = SignInMethodProps & { draft: RefObject<AuthDraft> };

/** Creates an account with a password. */
export function SignUpForm({ draft, next, onSignIn }: SignUpFormProps) {
  const { form, keep } = useSignUpForm(draft, useMinLength());
  const [name, email, password] = useWatch({ control: form.control, name: ["name", "email", "password"] });
  const signUp = useSignUp();
  const errors = form.formState.errors;
  const { submit } = useFormSubmit({
    form,
    fields: ["name", "email", "password"],
    send: async (account) => {
      const outcome = await signUp.mutateAsync({ ...account, next });
      // The email may already have an account with two-step sign-in, which requires a code first.
      if (isSignedIn(outcome)) showToast(signInToasts.created);
      onSignIn(outcome);
    },
  });
  return (
    <form noValidate onChange={keep} onSubmit={submit} className="grid gap-4">
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
