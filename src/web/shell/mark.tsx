/** Two laurel leaves that form an open ring. Decorative: the name is beside it. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      className={className}
    >
      <path d="M15 28C6 25 3 16 8 6" />
      <path d="M17 28c9-3 12-12 7-22" />
      <path
        fill="currentColor"
        stroke="none"
        d="M7.6 6.2c3.6.6 5 3 4.6 6.2-3.3-.7-5-2.9-4.6-6.2zM4.3 13.2c3.7-.1 5.7 1.7 6.1 4.9-3.5.1-5.7-1.6-6.1-4.9zM6.3 20.6c3.4-1 5.8.2 7 3.2-3.3 1-5.8-.2-7-3.2zM24.4 6.2c-3.6.6-5 3-4.6 6.2 3.3-.7 5-2.9 4.6-6.2zM27.7 13.2c-3.7-.1-5.7 1.7-6.1 4.9 3.5.1 5.7-1.6 6.1-4.9zM25.7 20.6c-3.4-1-5.8.2-7 3.2 3.3 1 5.8-.2 7-3.2z"
      />
    </svg>
  );
}
