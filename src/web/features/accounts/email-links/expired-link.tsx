import { LinkIcon } from "lucide-react";
import type { LinkKind } from "#domain/accounts/account-settings.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { useAuth } from "../api.ts";
import { AuthFrame } from "../sign-in/auth-frame.tsx";
import { linkTexts } from "./link-text.ts";

/** For a link that was used or has expired, or a visit without a link: says so, and what to do next. */
export function ExpiredLink({ kind }: { kind: LinkKind | undefined }) {
  const { me } = useAuth();
  // The same link may have signed the student in a moment ago.
  const student = (kind === "magic_link" || kind === "confirm") && !me?.lapsed ? me?.user : null;
  return (
    <AuthFrame
      title={kind ? "This link no longer works" : "There is no link to open"}
      lead={kind ? "It was already used, or it has expired." : "The links in our emails lead to this page."}
    >
      <Card>
        <EmptyState
          icon={<LinkIcon aria-hidden="true" strokeWidth={1.5} />}
          title={kind ? "Nothing was changed just now" : "Open the link from your email"}
          action={student ? <ButtonLink to="/dashboard">Go to your dashboard</ButtonLink> : <NextStep kind={kind} />}
        >
          {student && (
            <>
              You are signed in as <strong className="wrap-anywhere">{student.email}</strong>.
            </>
          )}
          {!student &&
            (kind
              ? linkTexts[kind].expired
              : "If the link was cut off in the email, copy all of it into the address bar.")}
        </EmptyState>
      </Card>
    </AuthFrame>
  );
}

function NextStep({ kind }: { kind: LinkKind | undefined }) {
  switch (kind) {
    case "magic_link":
      return (
        <ButtonLink to="/auth" state={{ signInMethod: "magic-link", authMode: "sign-in" }}>
          Ask for a new link
        </ButtonLink>
      );
    case "reset":
      return (
        <ButtonLink to="/auth" search={{ forgot: 1 }}>
          Ask for a new link
        </ButtonLink>
      );
    case "change_email":
    case "deletion":
      return <ButtonLink to="/account">Go to your account</ButtonLink>;
    default:
      return <ButtonLink to="/auth">Sign In</ButtonLink>;
  }
}
