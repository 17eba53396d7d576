import type { ReactNode } from "react";
import { cx } from "../class-names.ts";

const tones = {
  plain: "border-line bg-card text-muted",
  green: "border-transparent bg-green-wash font-semibold text-green",
  gold: "border-transparent bg-gold-wash font-semibold text-gold-ink",
  clay: "border-transparent bg-clay-wash font-semibold text-clay",
} as const;

/** A short fact in a pill: plain for facts, green for good news, gold for money, clay for problems. */
export function Tag({
  tone = "plain",
  className,
  children,
}: {
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        "inline-flex max-w-full items-center gap-1.5 rounded-full border px-[9px] py-0.5 text-[0.8125rem]",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
