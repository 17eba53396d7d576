import { useRef } from "react";
import { randomKey } from "#web/http/random-key.ts";

/**
 * An `Idempotency-Key` for what is sent. It stays the same until it is forgotten or something else is sent, so that a
 * retry after a lost connection is not charged twice.
 */
export function useRepeatableKey() {
  const open = useRef<{ sent: string; value: string }>(undefined);
  return (sent: string) => {
    if (open.current?.sent !== sent) open.current = { sent, value: randomKey() };
    const { value } = open.current;
    return {
      value,
      forget: () => {
        open.current = undefined;
      },
    };
  };
}
