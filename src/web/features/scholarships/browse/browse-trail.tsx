import { Breadcrumbs } from "#web/ui/layout/breadcrumbs.tsx";

const trail = [
  { label: "Laurel", link: { to: "/" } },
  { label: "Browse scholarships", link: { to: "/browse" } },
] as const;

/** The breadcrumbs of a list or a scholarship. The JSON-LD of the page has the same. */
export function BrowseTrail({ here }: { here: string }) {
  return <Breadcrumbs way={trail} here={here} />;
}
