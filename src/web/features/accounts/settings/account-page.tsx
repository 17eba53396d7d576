import { useQuery } from "@tanstack/react-query";
import type { AccountUser } from "#domain/accounts/account.ts";
import type { AccountSettings } from "#domain/accounts/account-settings.ts";
import { problemText } from "#web/http/problem-error.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { CardSection } from "#web/ui/layout/card-section.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { PasswordSection } from "../passwords/password-section.tsx";
import { SecondFactorSection } from "../second-factor/second-factor-section.tsx";
import { accountQuery } from "./account-api.ts";
import { secondFactorLead, sectionTitles } from "./account-sections.tsx";
import { DataSection } from "./data-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { ThemeSection } from "./theme-section.tsx";
import { UnverifiedEmail } from "./unverified-email.tsx";

type AccountPageProps = {
  user: AccountUser;
  /** Opens a public page before the student's data is removed. */
  onLeave: () => Promise<void>;
};

/** The account itself: sign-in methods, devices, data, deletion. */
export function AccountPage({ user, onLeave }: AccountPageProps) {
  const account = useQuery(accountQuery);
  return (
    <Page width="reading" className="grid content-start gap-6">
      <PageTitle lead="Sign-in, devices, appearance and your data.">Account</PageTitle>
      {account.isPending && <SectionsSkeleton onLeave={onLeave} />}
      {account.isError && !account.data && (
        <Card>
          <ErrorState onRetry={() => void account.refetch()} busy={account.isFetching}>
            {problemText(account.error)}
          </ErrorState>
        </Card>
      )}
      {account.data && <Sections user={user} account={account.data} onLeave={onLeave} />}
    </Page>
  );
}

function Sections({ user, account, onLeave }: AccountPageProps & { account: AccountSettings }) {
  const own = [user.full_name, account.email];
  return (
    <>
      {!account.email_verified && <UnverifiedEmail email={account.email} />}
      <EmailSection user={user} account={account} />
      <PasswordSection account={account} own={own} />
      <SecondFactorSection account={account} />
      <SessionsSection onLeave={onLeave} />
      <ThemeSection />
      <DataSection account={account} onLeave={onLeave} />
    </>
  );
}

/** The sections while the account settings load. What does not need them is complete. */
function SectionsSkeleton({ onLeave }: Pick<AccountPageProps, "onLeave">) {
  return (
    <>
      <p role="status" className="sr-only">
        Loading
      </p>
      <CardSection title={sectionTitles.email}>
        <Skeleton className="h-[7.5625rem] sm:h-[3.375rem]" />
        <Skeleton className="h-11 w-36" />
      </CardSection>
      <CardSection title={sectionTitles.password}>
        <Skeleton className="h-[0.9375rem] w-3/5" />
        <Skeleton className="h-11 w-36" />
      </CardSection>
      <CardSection title={sectionTitles.secondFactor} lead={secondFactorLead}>
        <Skeleton className="h-11 w-20" />
      </CardSection>
      <SessionsSection onLeave={onLeave} />
      <ThemeSection />
      <DataSection account={undefined} onLeave={onLeave} />
    </>
  );
}
