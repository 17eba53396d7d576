import type { ComponentProps } from "react";
import { cx } from "../class-names.ts";

type PageProps = ComponentProps<"div"> & {
  /** `narrow` for one form, `reading` for text, `full` for lists and everything else. */
  width?: "full" | "reading" | "narrow";
};

const widths = { full: "max-w-[1180px]", reading: "max-w-[52rem]", narrow: "max-w-[33rem]" } as const;

/** The content box of a page: its width and its margins, from 320 px up. */
export function Page({ width = "full", className, ...rest }: PageProps) {
  return <div {...rest} className={cx("mx-auto w-full px-4 pt-6 pb-16 md:px-8 md:pt-9", widths[width], className)} />;
}
