import type { SubmitErrorHandler, UseFormReturn } from "react-hook-form";
import { problemText } from "#web/http/problem-error.ts";
import { Button } from "#web/ui/button.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { type Me, useSignIn } from "./api.ts";
import type { PasswordFormValues } from "./password-form.ts";
import { useOnce } from "./use-once.ts";

type SignInFormProps = {
  form: UseFormReturn<PasswordFormValues>;
  onInvalid: SubmitErrorHandler<PasswordFormValues>;
  onSignedIn: (me: Me) => void;
};

export function SignInForm({ form, onInvalid, onSignedIn }: SignInFormProps) {
  const toast = useToast();
  const signIn = useSignIn();
  const errors = form.formState.errors;
  const send = useOnce(async ({ email, password }: PasswordFormValues) => {
    try {
      const me = await signIn.mutateAsync({ email, password });
      toast({ title: "Welcome back!", description: "You've been signed in successfully." });
      onSignedIn(me);
    } catch (error) {
      toast({ title: "Error", description: problemText(error), tone: "error" });
    }
  });
  return (
    <form noValidate onSubmit={form.handleSubmit(send, onInvalid)} className="grid gap-4">
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
