import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { keepTrackerPage, readOfflineMarker } from "#web/features/applications/shared/offline-marker.ts";
import type { KnownMe } from "../api.ts";
import { forgetStudent } from "../shared/forget-student.ts";

/**
 * Sends the changes of the tracker that wait since an earlier visit, on any page of the student. Removes the offline
 * copy of another student.
 */
export function useOfflineCopy({ user, lapsed }: KnownMe): void {
  const client = useQueryClient();
  const userId = lapsed ? undefined : user?.id;
  useEffect(() => {
    const marker = readOfflineMarker();
    if (!marker || !userId) return;
    if (marker.userId !== userId) {
      void forgetStudent(marker.userId);
      return;
    }
    // A new build of the app has its own copy of the page.
    keepTrackerPage();
    if (marker.waiting > 0)
      // A failure leaves the changes where they are.
      void import("#web/features/applications/shared/keep-offline.ts")
        .then(({ keepOffline }) => keepOffline(client))
        .catch(() => {});
  }, [client, userId]);
}
