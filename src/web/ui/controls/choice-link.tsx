import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";

type ChoiceAnchorProps = ComponentProps<"a"> & {
  /**
   * The `aria-current` of the active choice: `step` in a sequence, `true` elsewhere. Left out where a role expresses
   * it, as for a tab.
   */
  current?: "step" | "true" | undefined;
};

function ChoiceAnchor({ current, ...rest }: ChoiceAnchorProps) {
  // Replaces the router's `page`, which it sets on any link whose path is a prefix of the current one.
  return <a {...rest} aria-current={current} />;
}

/** A link to another state of the same page. It is a plain URL, so it works before hydration. */
export const ChoiceLink = createLink(ChoiceAnchor);
