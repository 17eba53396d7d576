export type Confetti = {
  particleCount: number;
  /** How many frames the confetti falls. */
  ticks?: number;
  zIndex?: number;
};

/** Throws confetti from the lower half of the screen. Does nothing where the user prefers reduced motion. */
export async function celebrate(confetti: Confetti): Promise<void> {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // Confetti that fails to load is not worth a message.
  const loaded = await import("./confetti.ts").catch(() => undefined);
  loaded?.throwConfetti({ spread: 75, origin: { y: 0.6 }, ...confetti });
}
