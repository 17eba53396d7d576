import { useHydrated } from "@tanstack/react-router";
import { type RefObject, useState } from "react";
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

type AuthPageProps = SignInMethodProps & {
  /** The tabs that a link asked for. */
  asked: { mode: AuthMode; way: SignInMethod };
  /** Differs between two clicks on such a link, so that each of them counts. */
  askedAt: string | undefined;
  /** Why the student was sent back here without being signed in. */
  error: string | undefined;
  draft: RefObject<AuthDraft>;
};

/** Sign in and sign up: one tab for each way of proving who one is. */
export function AuthPage({ asked, askedAt, error, draft, ...wayIn }: AuthPageProps) {
  const alive = useHydrated();
  const [mode, setMode] = useState(asked.mode);
  const [way, setWay] = useState<SignInMethod>(error?.startsWith("google") ? "google" : asked.way);
  const [followed, setFollowed] = useState(askedAt);
  if (followed !== askedAt) {
    setFollowed(askedAt);
    setMode(asked.mode);
    setWay(asked.way);
  }
  const modes = { mode, onModeChange: setMode };
  const { next } = wayIn;
  const ways: readonly Tab<SignInMethod>[] = [
    {
      value: "password",
      label: "Password",
      panel: (
        <ModeTabs
          {...modes}
          signIn={<SignInForm {...wayIn} draft={draft} onUseLink={() => setWay("magic-link")} />}
          signUp={<SignUpForm {...wayIn} draft={draft} />}
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
      {/* The form is there before its code is, which would lose what is typed and clicked until then. */}
      <Card inert={!alive} className="px-4 pt-2 pb-6 sm:px-6">
        <Tabs label="Ways to sign in" tabs={ways} value={way} onChange={setWay} />
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
