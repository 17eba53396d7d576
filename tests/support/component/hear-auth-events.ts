import { expect, onTestFinished } from "vitest";
import type { AuthEvent } from "#web/features/accounts/shared/auth-events.ts";

/**
 * Listens as another tab does, until the test ends. Returns a check of the events since the last check, which waits for
 * them.
 */
export function hearAuthEvents() {
  const heard: string[] = [];
  const channel = new BroadcastChannel("laurel-auth");
  channel.onmessage = ({ data: event }: MessageEvent<AuthEvent>) =>
    heard.push("by" in event ? `${event.type} by ${event.by}` : event.type);
  onTestFinished(() => channel.close());
  return async (...events: string[]) => {
    await expect.poll(() => [...heard]).toEqual(events);
    heard.length = 0;
  };
}
