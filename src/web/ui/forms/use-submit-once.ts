import { useRef } from "react";

/** The same action, which does nothing while an earlier call of it still runs: a double click sends once. */
export function useSubmitOnce<Input>(action: (input: Input) => Promise<void>): (input: Input) => Promise<void> {
  const running = useRef(false);
  return async (input) => {
    if (running.current) return;
    running.current = true;
    try {
      await action(input);
    } finally {
      running.current = false;
    }
  };
}
