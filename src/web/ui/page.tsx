import type { ComponentProps } from "react";
import { cx } from "./class-names.ts";

/** The content box of a page: its width and its margins, from 320 px up. */
export function Page({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cx("mx-auto w-full max-w-[1180px] px-4 pt-6 pb-16 md:px-8 md:pt-9", className)} />;
}
