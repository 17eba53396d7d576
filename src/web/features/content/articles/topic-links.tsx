import { Link } from "@tanstack/react-router";
import { topics } from "#domain/articles/topics.ts";

/** Links to the reading lists by subject, except the current one. */
export function TopicLinks({ but }: { but?: string }) {
  return (
    <nav aria-labelledby="topics" className="mt-4 grid gap-4">
      <h2 id="topics" className="text-[1.5rem]">
        {but ? "Other subjects" : "By subject"}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {Object.values(topics)
          .filter(({ path }) => path !== but)
          .map(({ path, title, lead }) => (
            <li key={path}>
              <Link
                to={path}
                className="grid h-full content-start gap-1 rounded-lg border border-line bg-card px-[18px] py-4 no-underline transition-colors hover:bg-hover"
              >
                <span className="font-display text-[1.1rem] font-[560]">{title}</span>
                <span className="text-[0.9375rem] text-muted">{lead}</span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
