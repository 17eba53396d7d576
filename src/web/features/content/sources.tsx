import type { Source } from "#domain/articles/article-summary.ts";
import { textLinkClasses } from "#web/ui/text-link.tsx";

/** Where the statements of a text come from, each with its date. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <section aria-labelledby="sources" className="mt-8 border-t border-line pt-6">
      <h2 id="sources" className="text-[1.25rem]">
        Sources
      </h2>
      <ol className="mt-3 grid list-decimal gap-2.5 pl-[1.6em] text-[0.9375rem] leading-normal marker:text-muted">
        {sources.map(({ name, url, dated }) => (
          <li key={url} className="pl-1">
            <a href={url} rel="noopener noreferrer" className={`${textLinkClasses} printed-address`}>
              {name}
            </a>
            <span className="block text-muted">{dated}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
