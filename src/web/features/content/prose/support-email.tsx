import { usePublicConfig } from "#web/http/public-config.ts";
import { textLinkClasses } from "#web/ui/controls/text-link.tsx";

/** The operator's support email; the words "the support address" until it is loaded. */
export function SupportEmail() {
  const email = usePublicConfig()?.support_email;
  if (!email) return "the support address";
  return (
    <a href={`mailto:${email}`} className={textLinkClasses}>
      {email}
    </a>
  );
}
