import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
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
    defaultValues: { name: "", email: "", password: "" },
  });
  const change = (next: AuthMode) => {
    form.clearErrors();
    onModeChange(next);
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
          panel: <SignInForm form={form} onSignedIn={() => onSignedIn("next")} />,
        },
        {
          value: "sign-up",
          label: "Sign Up",
          panel: (
            <SignUpForm form={form} onSignedIn={(me) => onSignedIn(me.profile_complete ? "next" : "onboarding")} />
          ),
        },
      ]}
    />
  );
}
