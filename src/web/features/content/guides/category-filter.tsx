import type { LinkOptions } from "@tanstack/react-router";
import { ChoiceLink } from "#web/ui/controls/choice-link.tsx";
import { ChipMark, chipClasses } from "#web/ui/forms/toggle-chip.tsx";

type CategoryFilterProps<C extends string> = {
  categories: readonly C[];
  /** Undefined means all. */
  chosen: C | undefined;
  linkTo: (category: C | undefined) => LinkOptions;
  /** The label for no filter. */
  all: string;
};

/** Links for one category at a time, or all of them. Each has its own URL. */
export function CategoryFilter<C extends string>({ categories, chosen, linkTo, all }: CategoryFilterProps<C>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend, and these are no form controls
    <div role="group" aria-label="Category" className="flex flex-wrap gap-2">
      {[undefined, ...categories].map((category) => (
        <ChoiceLink
          key={category ?? all}
          {...linkTo(category)}
          resetScroll={false}
          current={category === chosen ? "true" : undefined}
          className={chipClasses(category === chosen)}
        >
          {category === chosen && <ChipMark />}
          {category ?? all}
        </ChoiceLink>
      ))}
    </div>
  );
}
