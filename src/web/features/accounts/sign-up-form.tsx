import type { RefObject } from "react";
import { showFieldProblems } from "#web/http/field-problems.ts";
import { problemText } from "#web/http/problem-error.ts";
import { Button } from "#web/ui/button.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useToast } from "#web/ui/toast.tsx";
import type { Me } from "./api.ts";
import { type PasswordDraft, useSignUpForm } from "./password-form.ts";
import { type NewAccount, useSignUp } from "./session.ts";
import { useOnce } from "./use-once.ts";

type SignUpFormProps = { draft: RefObject<PasswordDraft>; onSignedIn: (me: Me) => void };

export function SignUpForm({ draft, onSignedIn }: SignUpFormProps) {
  const toast = useToast();
  const { form, keep } = useSignUpForm(draft);
  const signUp = useSignUp();
  const errors = form.formState.errors;
  const send = useOnce(async (account: NewAccount) => {
    try {
      const me = await signUp.mutateAsync(account);
      toast({ title: "Account created!", description: "Your account has been created successfully." });
      onSignedIn(me);
    } catch (error) {
      if (showFieldProblems(error, ["name", "email", "password"], form.setError)) return;
      toast({ title: "Error", description: problemText(error), tone: "error" });
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
      <TextField
        label="Email Address"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email?.message}
        {...form.register("email")}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        required
        hint="Password must be at least 6 characters"
        error={errors.password?.message}
        {...form.register("password")}
      />
      <Button type="submit" busy={signUp.isPending} className="mt-1 w-full">
        {signUp.isPending ? "Creating account..." : "Sign Up"}
      </Button>
    </form>
  );
}
