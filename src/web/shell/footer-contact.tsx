import { usePublicConfig } from "#web/http/public-config.ts";

const linkClasses = "hover:text-ink hover:underline";

/** The operator's contact details from the configuration, those that are set. */
export function FooterContact() {
  const config = usePublicConfig();
  return (
    <address className="text-sm text-muted not-italic">
      {config && (
        <ul className="grid gap-1">
          {!config.support_email.endsWith("@localhost") && (
            <li>
              <a href={`mailto:${config.support_email}`} className={linkClasses}>
                {config.support_email}
              </a>
            </li>
          )}
          {config.support_phone && (
            <li>
              <a href={`tel:${config.support_phone.replace(/[^+\d]/g, "")}`} className={linkClasses}>
                {config.support_phone}
              </a>
            </li>
          )}
          {config.support_address && <li>{config.support_address}</li>}
          {config.social_links.length > 0 && (
            <li className="flex flex-wrap gap-x-4">
              {config.social_links.map((url) => (
                <a key={url} href={url} rel="me noopener noreferrer" className={linkClasses}>
                  {new URL(url).hostname.replace(/^www\./, "")}
                </a>
              ))}
            </li>
          )}
        </ul>
      )}
    </address>
  );
}
