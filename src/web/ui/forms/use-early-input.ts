import { type RefObject, useEffect, useRef } from "react";

/**
 * Reads input from before hydration, for a field with a `value` on a prerendered page. The element then holds the early
 * text, but no event reports it. The ref goes on the element. `adopt` is called once, if that text differs from
 * `shown`. The contact form does not need this, as it has no default values; the auth form is inert until hydration.
 */
export function useEarlyInput<E extends HTMLInputElement | HTMLSelectElement>(
  shown: string,
  adopt: (value: string) => void,
): RefObject<E | null> {
  const element = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the input from before hydration
  useEffect(() => {
    const early = element.current?.value;
    if (early !== undefined && early !== shown) adopt(early);
  }, []);
  return element;
}
