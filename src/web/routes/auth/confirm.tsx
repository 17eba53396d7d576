import { createFileRoute, redirect, useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { ConfirmPage } from "#web/features/accounts/email-links/confirm-page.tsx";
import { readMailedLink } from "#web/features/accounts/email-links/email-link.ts";

export const Route = createFileRoute("/auth/confirm")({
  beforeLoad: ({ location }) => {
    const mailedLink = readMailedLink(location.hash);
    if (mailedLink) throw redirect({ to: "/auth/confirm", replace: true, state: { mailedLink } });
  },
  component: ConfirmRoute,
});

function ConfirmRoute() {
  const router = useRouter();
  const navigate = useNavigate();
  const opened = useLocation({ select: ({ state }) => state.mailedLink });
  // Kept in state, as another history entry of the same page has no link, for example after "Skip to content".
  const [link, setLink] = useState(opened);
  if (opened && opened.token !== link?.token) setLink(opened);
  return (
    <ConfirmPage
      key={link?.token}
      link={link}
      onSignIn={(outcome) => {
        if ("user" in outcome) return router.history.push(outcome.next);
        void navigate({ to: "/auth", search: { two_factor: 1, next: outcome.next } });
      }}
      onDeleted={() => navigate({ to: "/", replace: true })}
    />
  );
}
