import type { ComponentProps } from "react";
import { cx } from "../class-names.ts";

/** A box with a thin border. It has no padding, so that rows can reach the edges. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cx("rounded-lg border border-line bg-card", className)} />;
}
