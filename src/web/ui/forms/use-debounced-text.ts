import { useEffect, useRef, useState } from "react";

const debounceMs = 350;

/**
 * The text of an input whose value is stored elsewhere, as in the URL. The input updates at once. `commit` stores the
 * text when typing pauses and returns the stored form: "3." is stored as "3", and "computer " without its space. A
 * change of `stored` from outside, such as Back, replaces the text. Our own commit does not.
 */
export function useDebouncedText(stored: string, commit: (text: string) => string): [string, (text: string) => void] {
  const [text, setText] = useState(stored);
  const [seen, setSeen] = useState(stored);
  const committed = useRef(stored);
  const latest = useRef(commit);
  latest.current = commit;
  if (stored !== seen) {
    setSeen(stored);
    if (stored !== committed.current) setText(stored);
  }
  useEffect(() => {
    committed.current = stored;
  }, [stored]);
  useEffect(() => {
    if (text === stored) return;
    const timer = setTimeout(() => {
      committed.current = latest.current(text);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [text, stored]);
  return [text, setText];
}
