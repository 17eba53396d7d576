import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import type { Profile } from "#domain/profile/profile.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { profileQuery } from "../api.ts";

type ProfileLoaderProps = {
  children: (profile: Profile | null) => ReactNode;
  /** Shown while it loads. */
  waiting?: ReactNode;
};

/** Loads the student's profile (null before there is one). Logs a failure and offers to try again. */
export function ProfileLoader({ children, waiting }: ProfileLoaderProps) {
  const { data, isPending, error, refetch, isFetching } = useQuery(profileQuery);
  useEffect(() => {
    if (error) console.error("the profile could not be loaded", error);
  }, [error]);
  if (data !== undefined) return children(data);
  if (isPending && waiting) return waiting;
  return (
    <Card>
      {isPending ? (
        <SkeletonRows rows={4} label="Loading your profile" />
      ) : (
        <ErrorState title="Your profile could not be loaded" onRetry={() => void refetch()} busy={isFetching} />
      )}
    </Card>
  );
}
