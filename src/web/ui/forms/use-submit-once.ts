import { useRef } from "react";

/** Wraps an action so that it does nothing while an earlier call still runs: a double click sends once. */
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
