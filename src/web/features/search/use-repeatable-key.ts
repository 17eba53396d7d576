import { useRef } from "react";

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

// crypto.randomUUID is missing without HTTPS.
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
