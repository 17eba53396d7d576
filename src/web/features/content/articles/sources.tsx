import type { Source } from "#domain/articles/article-summary.ts";
import { knownDay, longDay } from "#domain/calendar/format-day.ts";
import { textLinkClasses } from "#web/ui/controls/text-link.tsx";

/** The sources of a text: each with its own date and the day on which we read it. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <section aria-labelledby="sources" className="mt-8 border-t border-line pt-6">
      <h2 id="sources" className="text-[1.25rem]">
        Sources
      </h2>
      <p className="mt-2 text-[0.9375rem] leading-normal text-muted">
        We read these in stored copies, which may be older than the day of reading. Rules and amounts change, so follow
        the link before you act.
      </p>
      <ol className="mt-3 grid list-decimal gap-2.5 pl-[1.6em] text-[0.9375rem] leading-normal marker:text-muted">
        {sources.map(({ name, url, published, read_on }) => (
          <li key={url} className="pl-1">
            <a href={url} rel="noopener noreferrer" className={`${textLinkClasses} printed-address`}>
              {name}
            </a>
            <span className="block text-muted">
              {published === null ? "No date on the page" : `Published ${knownDay(published)}`}, read by us{" "}
              {longDay(read_on)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
