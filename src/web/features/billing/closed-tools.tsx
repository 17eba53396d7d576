import { isOpen, type PagePath } from "#domain/pages/page-paths.ts";

/** The tools that premium and credits pay for whose pages may not be open yet. */
const tools: readonly { name: string; page: PagePath }[] = [
  { name: "essay analyses", page: "/essay-assistant" },
  { name: "the AI assistant", page: "/assistant" },
];

const listed = new Intl.ListFormat("en-US");

/** Says which of the tools that are paid for are not open yet. */
export function ClosedTools() {
  const closed = tools.filter(({ page }) => !isOpen(page)).map(({ name }) => name);
  if (closed.length === 0) return null;
  return (
    <p className="rounded-lg bg-gold-wash px-4 py-3 text-[0.9375rem] text-gold-ink">
      Not open yet: {listed.format(closed)}.
    </p>
  );
}
