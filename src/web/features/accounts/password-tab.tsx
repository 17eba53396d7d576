import { zodResolver } from "@hookform/resolvers/zod";
import { type FieldErrors, useForm } from "react-hook-form";
import { Tabs } from "#web/ui/tabs.tsx";
import type { AuthMode } from "./auth-page.tsx";
import { type PasswordFormValues, passwordSchemas } from "./password-form.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

type PasswordTabProps = {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  onSignedIn: (to: "onboarding" | "next") => void;
};

/** Sign in or sign up with a password. Both sub-tabs share one form, so that nothing typed is lost between them. */
export function PasswordTab({ mode, onModeChange, onSignedIn }: PasswordTabProps) {
  const form = useForm<PasswordFormValues>({
    resolver: (values, context, options) => zodResolver(passwordSchemas[mode])(values, context, options),
    // The two sub-tabs mount their fields in another order than the screen shows them: see focusFirst.
    shouldFocusError: false,
    defaultValues: { name: "", email: "", password: "" },
  });
  const change = (next: AuthMode) => {
    form.clearErrors();
    onModeChange(next);
  };
  const focusFirst = (errors: FieldErrors<PasswordFormValues>) => {
    const first = (["name", "email", "password"] as const).find((name) => errors[name]);
    if (first) form.setFocus(first);
  };
  return (
    <Tabs<AuthMode>
      label="Sign in or sign up"
      look="pill"
      value={mode}
      onChange={change}
      tabs={[
        {
          value: "sign-in",
          label: "Sign In",
          panel: <SignInForm form={form} onInvalid={focusFirst} onSignedIn={() => onSignedIn("next")} />,
        },
        {
          value: "sign-up",
          label: "Sign Up",
          panel: (
            <SignUpForm
              form={form}
              onInvalid={focusFirst}
              onSignedIn={(me) => onSignedIn(me.profile_complete ? "next" : "onboarding")}
            />
          ),
        },
      ]}
    />
  );
}
