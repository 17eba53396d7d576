import { useEffect, useRef, useState } from "react";

const debounceMs = 350;

/**
 * Text that is typed here and kept elsewhere (in the address): the input answers at once, `commit` hears of it when the
 * typing pauses. A change from elsewhere, such as Back, replaces the text; the echo of our own commit does not.
 */
export function useDebouncedText(kept: string, commit: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(kept);
  const [seen, setSeen] = useState(kept);
  const committed = useRef(kept);
  const latest = useRef(commit);
  latest.current = commit;
  if (kept !== seen) {
    setSeen(kept);
    if (kept !== committed.current) setText(kept);
  }
  useEffect(() => {
    if (text === kept) return;
    const timer = setTimeout(() => {
      committed.current = text;
      latest.current(text);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [text, kept]);
  return [text, setText];
}
