import { type PagePath, pagePathAt } from "./page-paths.ts";

/** What the tab and a search engine say about a page. */
export type Page = { path: PagePath; title: string; description: string };

const landing = {
  title: "Laurel: scholarships that are really open to you",
  description:
    "Laurel reads every scholarship requirement against your own answers, shows you the sponsor's words, and ranks what is open to you.",
};

const pages: Record<PagePath, Omit<Page, "path">> = {
  "/": landing,
  "/home": landing,
  "/auth": {
    title: "Sign in or sign up",
    description: "Sign in to Laurel, or make an account to see which scholarships are open to you.",
  },
  "/onboarding": {
    title: "Set up your profile",
    description: "Five short steps, so that Laurel can match scholarships to you.",
  },
  "/dashboard": {
    title: "Dashboard",
    description: "Your matches, applications and deadlines in one place.",
  },
  "/scholarships": {
    title: "Scholarships",
    description: "Real scholarships, ranked for your profile, each with the reasons.",
  },
};

/** The page at a path (without query), or undefined when there is none. */
export function findPage(pathname: string): Page | undefined {
  const path = pagePathAt(pathname);
  return path && { path, ...pages[path] };
}
