import type { ReactNode } from "react";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import type { AuthMode } from "./sign-in-requests.ts";

type ModeTabsProps = { mode: AuthMode; onModeChange: (mode: AuthMode) => void; signIn: ReactNode; signUp: ReactNode };

/** The Sign In and Sign Up sub-tabs of the password and magic link tabs. */
export function ModeTabs({ mode, onModeChange, signIn, signUp }: ModeTabsProps) {
  return (
    <Tabs<AuthMode>
      label="Sign in or sign up"
      look="pill"
      selectsByArrow
      value={mode}
      onChange={onModeChange}
      tabs={[
        { value: "sign-in", label: "Sign In", panel: signIn },
        { value: "sign-up", label: "Sign Up", panel: signUp },
      ]}
    />
  );
}
