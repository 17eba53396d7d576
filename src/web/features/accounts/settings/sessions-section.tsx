import { useQuery } from "@tanstack/react-query";
import { Laptop, Smartphone } from "lucide-react";
import type { AccountSession } from "#domain/accounts/account-settings.ts";
import { problemText } from "#web/http/problem-error.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { CardSection } from "#web/ui/layout/card-section.tsx";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { useToday } from "#web/ui/use-today.ts";
import { useSignOut } from "../shared/session.ts";
import { sessionsQuery, useAccountCall } from "./account-api.ts";
import { dayWords } from "./session-day.ts";

type Leave = { onLeave: () => Promise<void> };

/** Every signed-in device, with a button to sign it out. */
export function SessionsSection({ onLeave }: Leave) {
  const sessions = useQuery(sessionsQuery);
  const revokeOthers = useAccountCall<object>("/revoke-other-sessions");
  const signOut = useSignOut(onLeave, "everywhere");
  const others = sessions.data?.some(({ current }) => !current);
  return (
    <CardSection title="Where you are signed in" lead="Don't recognize a device? Sign it out and change your password.">
      {sessions.isPending && <SkeletonRows rows={1} />}
      {sessions.isError && !sessions.data && (
        <ErrorState onRetry={() => void sessions.refetch()} busy={sessions.isFetching}>
          {problemText(sessions.error)}
        </ErrorState>
      )}
      {sessions.data && (
        <ul className="divide-y divide-line border-y border-line">
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} onLeave={onLeave} />
          ))}
        </ul>
      )}
      {others && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="quiet"
            busy={revokeOthers.isPending}
            onClick={() =>
              revokeOthers.mutate({}, { onError: (error) => toastProblem(error), onSuccess: () => showToast(allOut) })
            }
          >
            Sign out everywhere else
          </Button>
          <Button variant="quiet" busy={signOut.isPending} onClick={() => signOut.mutate()}>
            Sign out everywhere
          </Button>
        </div>
      )}
    </CardSection>
  );
}

const allOut = { title: "Signed out everywhere else", description: "Only this browser is still signed in." };

function SessionRow({ session, onLeave }: Leave & { session: AccountSession }) {
  const today = useToday();
  const { device, created_at, last_used_at, current } = session;
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Laptop;
  return (
    <li className="flex items-center gap-4 py-3">
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device}
          {current && <Tag tone="green">This browser</Tag>}
        </p>
        <p className="text-[0.9375rem] text-muted">
          Last used {dayWords(last_used_at, today)}, signed in {dayWords(created_at, today)}
        </p>
      </div>
      {current ? <SignOutHere onLeave={onLeave} /> : <SignOutThere session={session} />}
    </li>
  );
}

function SignOutHere({ onLeave }: Leave) {
  const signOut = useSignOut(onLeave);
  return (
    <Button variant="quiet" size="sm" busy={signOut.isPending} onClick={() => signOut.mutate()}>
      Sign Out
    </Button>
  );
}

function SignOutThere({ session: { id, device } }: { session: AccountSession }) {
  const revoke = useAccountCall<{ id: string }>("/revoke-session");
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={`Sign out ${device}`}
      busy={revoke.isPending}
      onClick={() => revoke.mutate({ id }, { onError: (error) => toastProblem(error) })}
    >
      Sign out
    </Button>
  );
}
