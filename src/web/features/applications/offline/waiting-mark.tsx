import { Clock } from "lucide-react";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { useWaitingOf } from "./use-queue.ts";

/** Says that changes of an application are not saved yet, because there is no connection. */
export function WaitingMark({ id }: { id: string }) {
  const waiting = useWaitingOf(id);
  if (waiting === 0) return null;
  return (
    <Tag tone="gold">
      <Clock aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
      {waiting === 1 ? "1 change waits" : `${waiting} changes wait`}
    </Tag>
  );
}
