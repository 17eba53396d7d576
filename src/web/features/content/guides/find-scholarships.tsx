import { isOpen } from "#domain/pages/page-paths.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/layout/card.tsx";

const tools = [
  { to: "/scholarships", label: "Scholarships" },
  { to: "/browse", label: "Browse by field and state" },
  { to: "/assistant", label: "AI Assistant" },
  { to: "/applications", label: "Applications" },
] as const;

/** The tools for finding scholarships in Laurel. Names only those that are open. */
export function FindScholarships() {
  const open = tools.filter(({ to }) => isOpen(to));
  return (
    <Card className="grid items-center gap-x-10 gap-y-4 p-5 sm:p-6 md:grid-cols-[1fr_auto]">
      <div className="grid gap-1.5">
        <h2 className="text-[1.35rem]">Find scholarships</h2>
        <p className="measure text-muted">
          Real scholarships. Each names its source and says if we have checked it. We compare every one with your
          profile and show you why it fits.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {open.map(({ to, label }, index) => (
          <ButtonLink key={to} to={to} variant={index === 0 ? "primary" : "quiet"}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </Card>
  );
}
