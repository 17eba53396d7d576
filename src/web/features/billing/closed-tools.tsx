import { isOpen, type PagePath } from "#domain/pages/page-paths.ts";

/** The tools that premium and credits pay for, each with the page that it needs; null for one that has none yet. */
const tools: readonly { name: string; page: PagePath | null }[] = [
  { name: "AI search", page: null },
  { name: "essay analyses", page: "/essay-assistant" },
  { name: "the AI assistant", page: "/assistant" },
];

const listed = new Intl.ListFormat("en-US");

/** Says which of the tools that are paid for are not open yet. `bought`: it is too late for the advice to wait. */
export function ClosedTools({ bought = false }: { bought?: boolean }) {
  const closed = tools.filter(({ page }) => page === null || !isOpen(page)).map(({ name }) => name);
  if (closed.length === 0) return null;
  return (
    <p className="rounded-lg bg-gold-wash px-4 py-3 text-[0.9375rem] text-gold-ink">
      Not open yet: {listed.format(closed)}.{" "}
      {!bought && closed.length === tools.length && "Wait to buy until they open."}
    </p>
  );
}
