import type { LucideIcon } from "lucide-react";
import { isOpen } from "#domain/pages/page-paths.ts";

type ShellLink = { to: string; label: string };
export type SidebarLink = ShellLink & { icon: LucideIcon };

/** The links to pages that are open. The tables of the sidebar list all pages of the spec. */
export const existing = <L extends ShellLink>(links: readonly L[]): L[] => links.filter(({ to }) => isOpen(to));

/** Whether a link opens a file of the server instead of a page of the app. */
export const isFile = ({ to }: ShellLink): boolean => to.includes(".");

export const footerColumns: readonly { title: string; links: readonly ShellLink[] }[] = [
  {
    title: "Laurel",
    links: [
      { to: "/about", label: "About" },
      { to: "/how-matching-works", label: "How matching works" },
      { to: "/how-it-works", label: "How ScholarPoints work" },
      { to: "/success-stories", label: "Success stories" },
      { to: "/blog", label: "Blog" },
      { to: "/help", label: "Help center" },
      { to: "/contact", label: "Contact" },
    ],
  },
  {
    title: "Resources",
    links: [
      { to: "/browse", label: "Browse scholarships" },
      { to: "/resources/guide", label: "Scholarship guide" },
      { to: "/resources/essays", label: "Essay tips" },
      { to: "/resources/interviews", label: "Interviews" },
      { to: "/resources/financial-aid", label: "Financial aid" },
      { to: "/resources/college-planning", label: "College planning" },
    ],
  },
  {
    title: "Legal",
    links: [
      { to: "/privacy", label: "Privacy" },
      { to: "/terms", label: "Terms" },
      { to: "/cookies", label: "Cookies" },
      { to: "/gdpr", label: "GDPR" },
      { to: "/accessibility", label: "Accessibility" },
      { to: "/sitemap.xml", label: "Sitemap (XML)" },
    ],
  },
];
