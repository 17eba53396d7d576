import { type ComponentType, lazy, type ReactNode, Suspense, use, useState, useSyncExternalStore } from "react";

const signs = ["pointerdown", "pointermove", "touchstart", "wheel", "scroll", "keydown", "focusin"] as const;

let active: Promise<void> | undefined;

/** Until the first sign that somebody is reading. */
function firstSign(): Promise<void> {
  active ??= new Promise((resolve) => {
    for (const sign of signs) addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
  });
  return active;
}

const never = () => () => {};

function Wait({ until, children }: { until: (() => Promise<void>) | null; children: ReactNode }) {
  if (until) use(until());
  return children;
}

/**
 * The component of a `LatePart`. When its code cannot be had the part stays as it is, which is HTML whose links work.
 */
export const lazyComponent = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => new Promise<never>(() => {})));

/**
 * A part far down a page, whose component is a `lateComponent`. Where the page came as HTML it is there and its links
 * work, and its code is loaded with the first sign of a reader, after everything above it; elsewhere at once, and
 * `fallback` keeps its room. Shows the children first given.
 */
export function LazyInView({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const fromHtml = useSyncExternalStore(
    never,
    () => false,
    () => !import.meta.env.SSR,
  );
  // Kept as it was first: what changes before its code is there would be drawn anew, from nothing.
  const [part] = useState(
    <Suspense fallback={fallback}>
      <Wait until={fromHtml ? firstSign : null}>{children}</Wait>
    </Suspense>,
  );
  return part;
}
