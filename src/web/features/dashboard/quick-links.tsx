import { Link } from "@tanstack/react-router";
import { BookOpen, ClipboardList, type LucideIcon, MessageCircle, Search } from "lucide-react";
import { isOpen } from "#domain/pages/page-paths.ts";
import { cx } from "#web/ui/class-names.ts";

type QuickLink = { to: string; search?: Record<string, string>; label: string; about: string; icon: LucideIcon };

const links: readonly QuickLink[] = [
  {
    to: "/scholarships",
    search: { tab: "search" },
    label: "AI Scholarship Search",
    about: "Say what you need in your own words",
    icon: Search,
  },
  { to: "/assistant", label: "AI Assistant", about: "Ask about scholarships, essays, interviews", icon: MessageCircle },
  { to: "/resources", label: "Learning Hub", about: "Guides, checklists and templates", icon: BookOpen },
  {
    to: "/applications",
    label: "Track Applications",
    about: "What you started, what is due, what you sent",
    icon: ClipboardList,
  },
];

const openLinks = links.filter(({ to }) => isOpen(to));

/** Links to the parts of Laurel that are open. */
export function QuickLinks() {
  return (
    <nav aria-label="Quick links">
      <ul className={cx("grid gap-3", openLinks.length === 3 ? "md:grid-cols-3" : "sm:grid-cols-2")}>
        {openLinks.map(({ to, search, label, about, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              search={search}
              className="flex h-full min-h-16 items-center gap-3.5 rounded-lg border border-line bg-card px-4 py-2.5 no-underline transition-colors hover:bg-hover"
            >
              <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-green" />
              <span className="grid">
                <span className="font-semibold">{label}</span>
                <span className="text-sm text-muted">{about}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
