import { LinkIcon } from "lucide-react";
import type { LinkKind } from "#domain/accounts/account-settings.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { useAuth } from "../api.ts";
import { AuthFrame } from "../sign-in/auth-frame.tsx";
import { linkWords } from "./link-text.ts";

/** A link that was used or has expired, or a visit without one: says so, with a way on. */
export function DeadLink({ kind }: { kind: LinkKind | undefined }) {
  const { me } = useAuth();
  // A link that signs in may have been used just now, and only the answer was lost.
  const student = (kind === "magic_link" || kind === "confirm") && !me?.lapsed ? me?.user : null;
  return (
    <AuthFrame
      title={kind ? "This link no longer works" : "There is no link to open"}
      lead={kind ? "It was used already or has expired." : "This page is where the links in our mails lead."}
    >
      <Card>
        <EmptyState
          icon={<LinkIcon aria-hidden="true" strokeWidth={1.5} />}
          title={kind ? "Nothing was changed just now" : "Open the link from your mail"}
          action={student ? <ButtonLink to="/dashboard">Go to your dashboard</ButtonLink> : <WayOn kind={kind} />}
        >
          {student && (
            <>
              You are signed in as <strong className="wrap-anywhere">{student.email}</strong>.
            </>
          )}
          {!student &&
            (kind ? linkWords[kind].dead : "If it was cut off in the mail, copy all of it into the address bar.")}
        </EmptyState>
      </Card>
    </AuthFrame>
  );
}

function WayOn({ kind }: { kind: LinkKind | undefined }) {
  switch (kind) {
    case "magic_link":
      return (
        <ButtonLink to="/auth" state={{ authWay: "magic-link", authMode: "sign-in" }}>
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
