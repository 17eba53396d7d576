import type { RefObject } from "react";
import { problemText } from "#web/http/problem-error.ts";
import { Button } from "#web/ui/button.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useToast } from "#web/ui/toast.tsx";
import type { Me } from "./api.ts";
import { type PasswordDraft, useSignInForm } from "./password-form.ts";
import { type Credentials, useSignIn } from "./session.ts";
import { useOnce } from "./use-once.ts";

type SignInFormProps = { draft: RefObject<PasswordDraft>; onSignedIn: (me: Me) => void };

export function SignInForm({ draft, onSignedIn }: SignInFormProps) {
  const toast = useToast();
  const { form, keep } = useSignInForm(draft);
  const signIn = useSignIn();
  const errors = form.formState.errors;
  const send = useOnce(async ({ email, password }: Credentials) => {
    try {
      const me = await signIn.mutateAsync({ email, password });
      toast({ title: "Welcome back!", description: "You've been signed in successfully." });
      onSignedIn(me);
    } catch (error) {
      toast({ title: "Error", description: problemText(error), tone: "error" });
    }
  });
  return (
    <form noValidate onChange={keep} onSubmit={form.handleSubmit(send)} className="grid gap-4">
      <TextField
        label="Email"
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
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register("password")}
      />
      <Button type="submit" busy={signIn.isPending} className="mt-1 w-full">
        {signIn.isPending ? "Signing in..." : "Sign In"}
      </Button>
    </form>
  );
}
