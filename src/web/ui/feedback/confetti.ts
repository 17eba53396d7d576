import { create, type Options } from "canvas-confetti";

/** Throws confetti once. Without a worker, which would need a blob URL that our Content Security Policy forbids. */
export function throwConfetti(options: Options): void {
  void create(undefined, { useWorker: false, resize: true })({ ...options, disableForReducedMotion: true });
}
