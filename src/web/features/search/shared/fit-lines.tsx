import type { Reason } from "#domain/search/shown/reason.ts";

const reasonsShown = 3;

/** In a row of results: why the scholarship was found. What it is for stands out from what it is just open to. */
export function FitReasons({ reasons }: { reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <p className="w-full text-muted sm:line-clamp-2">
      {reasons.slice(0, reasonsShown).map(({ text, specific }, at) => (
        <span key={text}>
          {at > 0 && " · "}
          {specific ? <span className="font-semibold text-green">{text}</span> : text}
        </span>
      ))}
    </p>
  );
}

/** In a row of results: what the scholarship misses of the words, in sentences. */
export function Misses({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <p className="w-full font-semibold text-amber sm:line-clamp-2">
      <span aria-hidden="true">✕ </span>
      {sentences.join(" · ")}
    </p>
  );
}
