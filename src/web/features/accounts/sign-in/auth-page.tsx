import { useHydrated } from "@tanstack/react-router";
import type { RefObject } from "react";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { type Tab, Tabs } from "#web/ui/layout/tabs.tsx";
import { explainError } from "./auth-errors.ts";
import type { AuthDraft } from "./auth-forms.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { GoogleTab } from "./google-tab.tsx";
import { MagicLinkSignIn } from "./magic-link-sign-in.tsx";
import { MagicLinkSignUp } from "./magic-link-sign-up.tsx";
import { ModeTabs } from "./mode-tabs.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import type { AuthMode, SignInMethod, SignInMethodProps } from "./sign-in-requests.ts";
import { SignUpForm } from "./sign-up-form.tsx";

/** The open tabs. */
export type AuthTabs = { mode: AuthMode; method: SignInMethod };

type AuthPageProps = SignInMethodProps & {
  tabs: AuthTabs;
  onTabs: (tabs: AuthTabs) => void;
  /** The reason when a sign-in failed and the student was sent back here. */
  error: string | undefined;
  draft: RefObject<AuthDraft>;
};

/** Sign in and sign up, with one tab for each sign-in method. */
export function AuthPage({ tabs, onTabs, error, draft, ...form }: AuthPageProps) {
  const isHydrated = useHydrated();
  const { mode, method } = tabs;
  const setMode = (next: AuthMode) => onTabs({ mode: next, method });
  const setMethod = (next: SignInMethod) => onTabs({ mode, method: next });
  const modes = { mode, onModeChange: setMode };
  const { next } = form;
  const methods: readonly Tab<SignInMethod>[] = [
    {
      value: "password",
      label: "Password",
      panel: (
        <ModeTabs
          {...modes}
          signIn={<SignInForm {...form} draft={draft} onUseLink={() => setMethod("magic-link")} />}
          signUp={<SignUpForm {...form} draft={draft} />}
        />
      ),
    },
    {
      value: "magic-link",
      label: "Magic Link",
      panel: (
        <ModeTabs
          {...modes}
          signIn={<MagicLinkSignIn draft={draft} next={next} />}
          signUp={<MagicLinkSignUp draft={draft} next={next} />}
        />
      ),
    },
    { value: "google", label: "Google", panel: <GoogleTab next={next} /> },
  ];
  return (
    <AuthFrame
      title="Welcome to Laurel"
      tab="Sign in or sign up"
      lead="See which scholarships are really open to you, and why."
    >
      <noscript>
        <Notice tone="trouble" title="Signing in needs JavaScript">
          <p>Please turn it on in your browser and load this page again. Everything there is to read works without.</p>
        </Notice>
      </noscript>
      {error && <ErrorNotice code={error} />}
      {/* Inert until hydration: earlier input and clicks would be lost. */}
      <Card inert={!isHydrated} className="px-4 pt-2 pb-6 sm:px-6">
        <Tabs label="Ways to sign in" selectsByArrow tabs={methods} value={method} onChange={setMethod} />
      </Card>
    </AuthFrame>
  );
}

function ErrorNotice({ code }: { code: string }) {
  const { title, text } = explainError(code);
  return (
    <Notice tone="trouble" title={title}>
      <p>{text}</p>
    </Notice>
  );
}
