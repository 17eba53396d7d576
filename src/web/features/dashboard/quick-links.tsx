import { Link } from "@tanstack/react-router";
import { BookOpen, ClipboardList, MessageCircle, Search } from "lucide-react";
import { isOpen } from "#domain/pages/page-paths.ts";

const links = [
  { to: "/scholarships", label: "AI Scholarship Search", about: "Your matches, and why they fit", icon: Search },
  { to: "/assistant", label: "AI Assistant", about: "Ask about scholarships, essays, interviews", icon: MessageCircle },
  { to: "/resources", label: "Learning Hub", about: "Guides, checklists and templates", icon: BookOpen },
  {
    to: "/applications",
    label: "Track Applications",
    about: "What you started, what is due, what you sent",
    icon: ClipboardList,
  },
] as const;

/** Links to the parts of Laurel that are open. */
export function QuickLinks() {
  return (
    <nav aria-label="Quick links">
      <ul className="grid gap-3 sm:grid-cols-2">
        {links
          .filter(({ to }) => isOpen(to))
          .map(({ to, label, about, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to as string}
                className="flex min-h-16 items-center gap-3.5 rounded-lg border border-line bg-card px-4 py-2.5 no-underline transition-colors hover:bg-hover"
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
