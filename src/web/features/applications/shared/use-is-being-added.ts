import { useQueue } from "../offline/use-queue.ts";

/** Whether an application is still being added. Its checklist is not known before the server has made it. */
export const useIsBeingAdded = (applicationId: string): boolean =>
  useQueue().some(
    ({ change, state }) =>
      change.kind === "add" && change.application.id === applicationId && state.status === "pending",
  );
