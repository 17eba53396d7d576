import { useCallback, useEffect, useRef } from "react";

/** The ref of a button whose place an open form takes: when the form closes, and its focus goes with it, the button has the focus. */
export function useReturnedFocus(isOpen: boolean): (button: HTMLElement | null) => void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) wasOpen.current = true;
  }, [isOpen]);
  return useCallback((button) => {
    if (wasOpen.current && document.activeElement === document.body) button?.focus();
  }, []);
}
