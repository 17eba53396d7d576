import type { ReactNode } from "react";
import { cx } from "../class-names.ts";

type NoticeProps = {
  title: string;
  children?: ReactNode;
  icon?: ReactNode;
  /** `trouble` interrupts a screen reader; the other tones are read politely. */
  tone?: "good" | "plain" | "trouble";
  className?: string;
};

const looks = {
  good: { box: "border-transparent bg-green-wash", title: "text-green" },
  plain: { box: "border-line bg-paper", title: "text-ink" },
  trouble: { box: "border-transparent bg-clay-wash", title: "text-clay" },
} as const;

/** A short message that stays on the page, unlike a toast. */
export function Notice({ title, children, icon, tone = "plain", className }: NoticeProps) {
  return (
    <div
      role={tone === "trouble" ? "alert" : "status"}
      className={cx("grid gap-1 rounded-lg border px-4 py-3.5 text-[0.9375rem]", looks[tone].box, className)}
    >
      <p
        className={cx("flex items-center gap-2 font-semibold [&>svg]:size-[18px] [&>svg]:shrink-0", looks[tone].title)}
      >
        {icon}
        {title}
      </p>
      {children && <div className="grid gap-2">{children}</div>}
    </div>
  );
}
