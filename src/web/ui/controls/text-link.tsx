import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { cx } from "../class-names.ts";

/** The classes of a link in running text, for links that leave the app. */
export const textLinkClasses =
  "text-green underline decoration-1 underline-offset-[3px] hover:decoration-2 rounded-[2px]";

function TextAnchor({ className, ...rest }: ComponentProps<"a">) {
  return <a {...rest} className={cx(textLinkClasses, className)} />;
}

/** A link to one of our routes inside running text. */
export const TextLink = createLink(TextAnchor);

/** A link to a sponsor's own page, which opens in a new tab. */
export const SponsorPage = (props: ComponentProps<"a">) => (
  <a target="_blank" rel="noopener noreferrer nofollow" {...props} />
);
