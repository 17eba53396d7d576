import { ToggleChip } from "#web/ui/toggle-chip.tsx";

type CategoryFilterProps<C extends string> = {
  categories: readonly C[];
  /** Undefined stands for all. */
  chosen: C | undefined;
  onChoose: (category: C | undefined) => void;
  /** What "no filter" is called. */
  all: string;
};

/** One category at a time, or all of them. */
export function CategoryFilter<C extends string>({ categories, chosen, onChoose, all }: CategoryFilterProps<C>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend, and these are no form controls
    <div role="group" aria-label="Category" className="flex flex-wrap gap-2">
      <ToggleChip pressed={chosen === undefined} onPressedChange={() => onChoose(undefined)}>
        {all}
      </ToggleChip>
      {categories.map((category) => (
        <ToggleChip
          key={category}
          pressed={category === chosen}
          onPressedChange={(pressed) => onChoose(pressed ? category : undefined)}
        >
          {category}
        </ToggleChip>
      ))}
    </div>
  );
}
