import { useQuery } from "@tanstack/react-query";
import type { CheckedLink } from "#domain/accounts/account-settings.ts";
import { isProblem, problemText } from "#web/http/problem-error.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { accountKeys } from "../api.ts";
import { postAuth } from "../session/auth-call.ts";
import { AuthCard, AuthFrame } from "../sign-in/auth-frame.tsx";
import type { SignInOutcome } from "../sign-in/sign-in-requests.ts";
import { ConfirmDeletion } from "./confirm-deletion.tsx";
import { ConfirmEmail } from "./confirm-email.tsx";
import { ConfirmSignIn } from "./confirm-sign-in.tsx";
import type { MailedLink } from "./email-link.ts";
import { ExpiredLink } from "./expired-link.tsx";
import { linkTexts } from "./link-text.ts";
import { NewPassword } from "./new-password.tsx";

export type LinkProps = {
  link: MailedLink;
  /** The email that the link was sent to. */
  email: string;
  /** Using the link removes the password and second factor that were set for the email before. */
  removedSignInMethods: boolean;
  onSignIn: (outcome: SignInOutcome) => void;
  /** The link no longer works: it was used in another tab, or it expired. */
  onExpired: () => void;
};

type ConfirmPageProps = Pick<LinkProps, "onSignIn"> & {
  link: MailedLink | undefined;
  onDeleted: () => Promise<void>;
};

/**
 * The page of every mailed link. Opening it changes nothing: it says what will happen and waits for a click, as mail
 * scanners open links too.
 */
export function ConfirmPage({ link, onSignIn, onDeleted }: ConfirmPageProps) {
  const check = useQuery({
    queryKey: accountKeys.mailedLink(link?.token),
    queryFn: () => postAuth<CheckedLink>("/check-link", link),
    enabled: link !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!link || isProblem(check.error, "invalid_token")) return <ExpiredLink kind={link?.kind} />;
  const { title, lead } = linkTexts[link.kind];
  return (
    <AuthFrame title={title} lead={lead}>
      <AuthCard>
        {check.isPending && <Checking />}
        {check.isError && (
          <ErrorState
            title="This link could not be checked"
            onRetry={() => void check.refetch()}
            busy={check.isFetching}
          >
            {problemText(check.error)}
          </ErrorState>
        )}
        {check.data && (
          <LinkAction
            link={link}
            email={check.data.email}
            removedSignInMethods={check.data.removes_sign_in_methods}
            onSignIn={onSignIn}
            onExpired={() => void check.refetch()}
            onDeleted={onDeleted}
          />
        )}
      </AuthCard>
    </AuthFrame>
  );
}

function LinkAction({ onDeleted, ...props }: LinkProps & Pick<ConfirmPageProps, "onDeleted">) {
  switch (props.link.kind) {
    case "magic_link":
      return <ConfirmSignIn {...props} />;
    case "confirm":
    case "change_email":
      return <ConfirmEmail {...props} />;
    case "reset":
      return <NewPassword {...props} />;
    case "deletion":
      return <ConfirmDeletion {...props} onDeleted={onDeleted} />;
  }
}

function Checking() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Checking the link</span>
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-11" />
    </div>
  );
}
