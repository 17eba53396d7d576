import { ChevronDown } from "lucide-react";
import { useState } from "react";
import how from "#content/pages/how-it-works.json";
import { Card } from "#web/ui/layout/card.tsx";
import { AchievementRow } from "./achievement-row.tsx";
import { RangeBar } from "./range-bar.tsx";

/** The six categories. A click shows the examples of one and closes the one that was open. */
export function CategoryCards() {
  const [open, setOpen] = useState<string>();
  return (
    <div className="grid gap-4">
      <p className="measure text-[1.0625rem]">
        Six categories, each with its own range. Open one to see three achievements and how they are counted.
      </p>
      <ul className="grid items-start gap-4 lg:grid-cols-2">
        {how.categories.map((category) => (
          <li key={category.key}>
            <CategoryCard
              category={category}
              open={open === category.key}
              onToggle={() => setOpen(open === category.key ? undefined : category.key)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type CategoryCardProps = { category: (typeof how.categories)[number]; open: boolean; onToggle: () => void };

function CategoryCard({ category, open, onToggle }: CategoryCardProps) {
  const id = `category-${category.key}`;
  return (
    <Card>
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          className="grid w-full gap-2.5 rounded-lg px-5 py-4 text-left transition-colors hover:bg-hover"
        >
          <span className="flex items-baseline justify-between gap-4">
            <span className="text-[1.2rem]">{category.name}</span>
            <span className="num flex items-center gap-2 font-sans text-sm font-normal text-muted">
              {category.min}-{category.max} points
              <ChevronDown
                aria-hidden="true"
                className={`size-4 self-center transition-transform ${open ? "rotate-180" : ""}`}
              />
            </span>
          </span>
          <RangeBar min={category.min} max={category.max} />
          <span className="font-sans text-[0.9375rem] leading-normal font-normal tracking-normal text-muted">
            {category.description}
          </span>
        </button>
      </h2>
      <ul id={id} hidden={!open} className="divide-y divide-line border-t border-line px-5 print:block">
        {category.achievements.map((achievement) => (
          <AchievementRow key={achievement.name} {...achievement} />
        ))}
      </ul>
    </Card>
  );
}
