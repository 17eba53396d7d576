/** A page that exists: what its tab and a search engine say about it. */
export type Page = { path: string; title: string; description: string };

const landing = {
  title: "Laurel: scholarships that are really open to you",
  description:
    "Laurel reads every scholarship requirement against your own answers, shows you the sponsor's words, and ranks what is open to you.",
};

/**
 * Every page of the app. The server answers these with 200 and everything else with 404; the navigation shows
 * only links that are here. A segment such as `{topic}` stands for any one segment.
 */
export const pages: readonly Page[] = [
  { path: "/", ...landing },
  { path: "/home", ...landing },
  {
    path: "/auth",
    title: "Sign in or sign up",
    description: "Sign in to Laurel, or make an account to see which scholarships are open to you.",
  },
  {
    path: "/onboarding",
    title: "Set up your profile",
    description: "Five short steps, so that Laurel can match scholarships to you.",
  },
  {
    path: "/dashboard",
    title: "Dashboard",
    description: "Your matches, applications and deadlines in one place.",
  },
  {
    path: "/scholarships",
    title: "Scholarships",
    description: "Real scholarships, ranked for your profile, each with the reasons.",
  },
];

const matches = (pattern: string, pathname: string) => {
  const wanted = pattern.split("/");
  const given = pathname.split("/");
  return (
    wanted.length === given.length && wanted.every((part, i) => (part.startsWith("{") ? given[i] : part === given[i]))
  );
};

/** The page at a path (without query), or undefined when there is none. A slash at the end does not matter. */
export function findPage(pathname: string): Page | undefined {
  const path = pathname === "/" ? pathname : pathname.replace(/\/+$/, "");
  return pages.find((page) => matches(page.path, path));
}
