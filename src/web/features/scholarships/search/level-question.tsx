import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useId } from "react";
import type { CatalogueSearchParams } from "#domain/scholarships/lists/catalogue-search.ts";
import type { LevelChoice } from "#domain/search/public-search.ts";
import { chipClasses } from "#web/ui/forms/toggle-chip.tsx";
import { ownLevelQuery } from "./own-level-query.ts";

type LevelQuestionProps = {
  search: CatalogueSearchParams;
  levels: readonly LevelChoice[];
  visitor: boolean;
};

/**
 * Asks a search without a level for it. Each answer is a link to the search with it, which then has a chip. A student
 * whose profile has the answer gets that link alone.
 */
export function LevelQuestion({ search, levels, visitor }: LevelQuestionProps) {
  const id = useId();
  const { data: level } = useQuery({ ...ownLevelQuery, enabled: !visitor });
  const own = level && levels.filter((choice) => choice.levels.includes(level));
  const choices = own || levels;
  if (choices.length === 0 || search.academic_level) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-gold-wash px-3.5 py-3 max-sm:gap-y-1 max-sm:py-2">
      <p id={id} className="font-semibold">
        {own ? "Only what fits the level in your profile:" : "Where are you in school?"}
      </p>
      <ul
        aria-labelledby={id}
        className="flex min-w-0 gap-2 max-sm:scroll-fade max-sm:-mx-1 max-sm:overflow-x-auto max-sm:p-1 sm:flex-wrap"
      >
        {choices.map((choice) => (
          <li key={choice.text} className="shrink-0">
            <Link
              to="/browse/search"
              search={{ ...search, q: choice.with, cursor: undefined }}
              className={chipClasses(false, "pr-3 max-sm:px-3 max-sm:text-sm")}
            >
              {choice.text}
              <Plus aria-hidden="true" strokeWidth={2} className="size-4 shrink-0 max-sm:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
