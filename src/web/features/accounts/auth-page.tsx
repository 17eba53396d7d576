import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Card } from "#web/ui/card.tsx";
import { Page } from "#web/ui/page.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { type Tab, Tabs } from "#web/ui/tabs.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { PasswordTab } from "./password-tab.tsx";

export type AuthMode = "sign-in" | "sign-up";

type AuthPageProps = {
  /** The sub-tab that the link asked for. */
  askedMode: AuthMode;
  /** Differs between two clicks on such a link, so that each of them counts. */
  askedAt: string | undefined;
  /** Called once the student is signed in; says where to go. */
  onSignedIn: (to: "onboarding" | "next") => void;
};

/** Sign in and sign up: one tab for each way of proving who one is. */
export function AuthPage({ askedMode, askedAt, onSignedIn }: AuthPageProps) {
  const [mode, setMode] = useState(askedMode);
  const [followed, setFollowed] = useState(askedAt);
  if (followed !== askedAt) {
    setFollowed(askedAt);
    setMode(askedMode);
  }
  const [way, setWay] = useState("password");
  const ways: readonly Tab<string>[] = [
    {
      value: "password",
      label: "Password",
      panel: <PasswordTab mode={mode} onModeChange={setMode} onSignedIn={onSignedIn} />,
    },
  ];
  return (
    <Page width="narrow" className="grid content-start gap-6">
      <PageTitle tab="Sign in or sign up" lead="See which scholarships are really open to you, and why.">
        Welcome to Laurel
      </PageTitle>
      <Card className="px-4 pt-2 pb-6 sm:px-6">
        <Tabs label="Ways to sign in" tabs={ways} value={way} onChange={setWay} />
      </Card>
      <p>
        <TextLink to="/" className="inline-flex min-h-11 items-center gap-2">
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to Home
        </TextLink>
      </p>
    </Page>
  );
}
