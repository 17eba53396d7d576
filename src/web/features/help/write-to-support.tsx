import { isOpen } from "#domain/pages/page-paths.ts";
import { usePublicConfig } from "#web/http/public-config.ts";
import { TextLink, textLinkClasses } from "#web/ui/controls/text-link.tsx";

const ways: readonly { to: string; label: string }[] = [
  { to: "/contact", label: "Contact us" },
  { to: "/assistant", label: "Ask the assistant" },
];

/** How to contact support when no answer on the page helped. */
export function WriteToSupport() {
  const config = usePublicConfig();
  const open = ways.filter(({ to }) => isOpen(to));
  return (
    <section aria-labelledby="still" className="grid gap-1.5">
      <h2 id="still" className="text-[1.25rem]">
        Still stuck?
      </h2>
      <p className="measure min-h-[3lh] text-muted sm:min-h-0">
        {config && (
          <>
            Write to{" "}
            <a href={`mailto:${config.support_email}`} className={textLinkClasses}>
              {config.support_email}
            </a>
            , {config.support_hours}. Say which page it was and what you expected.
          </>
        )}
      </p>
      <p className="flex flex-wrap gap-x-5">
        {open.map(({ to, label }) => (
          <TextLink key={to} to={to}>
            {label}
          </TextLink>
        ))}
      </p>
    </section>
  );
}
