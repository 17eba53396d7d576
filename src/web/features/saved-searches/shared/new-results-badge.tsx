import { useQuery } from "@tanstack/react-query";
import { savedSearchesQuery } from "../api.ts";

/** "3 new" on the button that leads to the saved searches; nothing without new results. */
export function NewResultsBadge() {
  const items = useQuery(savedSearchesQuery).data?.items ?? [];
  const found = items.reduce((sum, { new_results }) => sum + new_results, 0);
  if (found === 0) return null;
  return (
    <span className="num absolute -top-2 -right-1.5 rounded-full bg-green px-1.5 text-xs leading-5 font-semibold text-on-green">
      {found.toLocaleString("en-US")} new
      <span className="sr-only"> in your saved searches</span>
    </span>
  );
}
