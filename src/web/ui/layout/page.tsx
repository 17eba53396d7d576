import type { ComponentProps } from "react";
import { cx } from "../class-names.ts";

type PageProps = ComponentProps<"div"> & {
  /** `narrow` for one form, `reading` for text, `full` for lists and everything else. */
  width?: "full" | "reading" | "narrow";
  /** The room above: `tight` where tabs come first, `trail` where a breadcrumb does. */
  top?: "roomy" | "trail" | "tight";
};

const widths = { full: "max-w-[1180px]", reading: "max-w-[52rem]", narrow: "max-w-[33rem]" } as const;
const tops = { roomy: "pt-6 md:pt-9", trail: "pt-3 md:pt-5", tight: "pt-0 md:pt-2" } as const;

/** The content box of a page: its width and its margins, from 320 px up. */
export function Page({ width = "full", top = "roomy", className, ...rest }: PageProps) {
  return <div {...rest} className={cx("mx-auto w-full px-4 pb-16 md:px-8", tops[top], widths[width], className)} />;
}
