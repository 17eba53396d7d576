import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type KnownMe, useAuth } from "#web/features/accounts/api.ts";
import { SignedOutProfile } from "#web/features/profile/signed-out-profile.tsx";
import { PendingPage } from "#web/shell/pending-page.tsx";

type Student = { user: NonNullable<KnownMe["user"]>; subscription: KnownMe["subscription"] };

/** What a student sees; a visitor is asked to sign in. */
export function ForStudents({ children }: { children: (student: Student) => ReactNode }) {
  const { status, me } = useAuth();
  const here = useLocation({ select: (location) => location.href });
  if (status === "loading") return <PendingPage />;
  if (!me?.user) return <SignedOutProfile here={here} />;
  return children({ user: me.user, subscription: me.subscription });
}
