import { Breadcrumbs } from "#web/ui/breadcrumbs.tsx";

const way = [
  { label: "Laurel", link: { to: "/" } },
  { label: "Browse scholarships", link: { to: "/browse" } },
] as const;

/** The way from the front page over the lists to a list or a scholarship, as the JSON-LD of the page says it too. */
export function BrowseTrail({ here }: { here: string }) {
  return <Breadcrumbs way={way} here={here} />;
}
