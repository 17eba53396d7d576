import { type RefObject, useEffect, useRef } from "react";

/**
 * For a field with a `value`, on a page that came as HTML: what was typed or chosen before this code was there stands
 * in the element, and nobody was told. The ref goes on the element; `adopt` is told once, if that is not the value
 * `shown`. A form without values of its own (contact) keeps it by itself; one that must not be touched early is inert
 * (auth).
 */
export function useEarlyInput<E extends HTMLInputElement | HTMLSelectElement>(
  shown: string,
  adopt: (value: string) => void,
): RefObject<E | null> {
  const element = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there before
  useEffect(() => {
    const early = element.current?.value;
    if (early !== undefined && early !== shown) adopt(early);
  }, []);
  return element;
}
