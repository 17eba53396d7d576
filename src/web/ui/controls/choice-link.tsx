import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";

type ChoiceAnchorProps = ComponentProps<"a"> & {
  /**
   * Said of the choice that is shown now: `step` in a walk, `true` elsewhere. Left out where a role says it, as for a
   * tab.
   */
  current?: "step" | "true" | undefined;
};

function ChoiceAnchor({ current, ...rest }: ChoiceAnchorProps) {
  // The router's own word is `page`, for any link whose address begins like the present one.
  return <a {...rest} aria-current={current} />;
}

/** A link to another state of the page that is shown. Works before the page's code is there, as an address does. */
export const ChoiceLink = createLink(ChoiceAnchor);
