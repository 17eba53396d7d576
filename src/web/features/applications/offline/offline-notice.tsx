import { useQuery } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { timeOfMoment } from "#web/features/billing/shared/moment-words.ts";
import { isTemporary } from "#web/http/problem-error.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { lazyPart } from "#web/ui/overlays/lazy-part.tsx";
import { applicationsQuery } from "../api.ts";
import { useIsQueueStored } from "./queue-stored.ts";
import { useIsOnline, useQueue, useWaiting } from "./use-queue.ts";

const RefusedChanges = lazyPart(() => import("./refused-changes.tsx"));

/**
 * Above the tracker: that the list is a copy and when it was made, how many changes wait and whether they are stored, and
 * the changes that the server refused. Nothing while all is saved.
 */
export function OfflineNotice() {
  const hasRefused = useQueue().some(({ state }) => state.status === "error");
  return (
    <>
      <CopyNotice />
      {hasRefused && <RefusedChanges />}
    </>
  );
}

function CopyNotice() {
  const isOnline = useIsOnline();
  const waiting = useWaiting().length;
  const isStored = useIsQueueStored();
  const { data, dataUpdatedAt, failureReason } = useQuery(applicationsQuery);
  const isCopy = data !== undefined && (!isOnline || isTemporary(failureReason));
  if (!isCopy && waiting === 0) return null;
  return (
    <Notice
      title={isOnline ? "Laurel cannot be reached right now" : "You are offline"}
      icon={<CloudOff aria-hidden="true" strokeWidth={1.75} />}
    >
      {isCopy && dataUpdatedAt > 0 && (
        <p>Your list is a copy of {timeOfMoment(new Date(dataUpdatedAt).toISOString())}. You can go on working.</p>
      )}
      {waiting > 0 && (
        <p>
          {waiting === 1 ? "1 change waits. It is" : `${waiting} changes wait. They are`} saved when you are back
          online.
        </p>
      )}
      {waiting > 0 && !isStored && <p>Keep this tab open until then. This browser could not store your changes.</p>}
    </Notice>
  );
}
