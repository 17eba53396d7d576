import { create } from "canvas-confetti";

/** Throws confetti once. Without a worker, which would need a blob URL that our Content Security Policy forbids. */
export function throwConfetti(): void {
  void create(undefined, { useWorker: false, resize: true })({
    particleCount: 120,
    spread: 75,
    origin: { y: 0.6 },
    disableForReducedMotion: true,
  });
}
