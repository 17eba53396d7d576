/** The look of an input, a select or a text area. */
export const controlClasses =
  "block w-full min-h-11 rounded-lg border border-edge bg-card px-3 py-2 text-ink transition-colors " +
  "hover:border-muted focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-clay";
