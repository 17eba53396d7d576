import { useRef } from "react";
import { Tabs } from "#web/ui/tabs.tsx";
import type { AuthMode } from "./auth-page.tsx";
import type { PasswordDraft } from "./password-form.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

type PasswordTabProps = {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  onSignedIn: (to: "onboarding" | "next") => void;
};

/** Sign in or sign up with a password. */
export function PasswordTab({ mode, onModeChange, onSignedIn }: PasswordTabProps) {
  const draft = useRef<PasswordDraft>({ name: "", email: "", password: "" });
  return (
    <Tabs<AuthMode>
      label="Sign in or sign up"
      look="pill"
      value={mode}
      onChange={onModeChange}
      tabs={[
        {
          value: "sign-in",
          label: "Sign In",
          panel: <SignInForm draft={draft} onSignedIn={() => onSignedIn("next")} />,
        },
        {
          value: "sign-up",
          label: "Sign Up",
          panel: (
            <SignUpForm draft={draft} onSignedIn={(me) => onSignedIn(me.profile_complete ? "next" : "onboarding")} />
          ),
        },
      ]}
    />
  );
}
