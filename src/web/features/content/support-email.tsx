import { usePublicConfig } from "#web/http/public-config.ts";
import { textLinkClasses } from "#web/ui/controls/text-link.tsx";

/** The operator's address for mail; the words "the support address" until it is known. */
export function SupportEmail() {
  const email = usePublicConfig()?.support_email;
  if (!email) return "the support address";
  return (
    <a href={`mailto:${email}`} className={textLinkClasses}>
      {email}
    </a>
  );
}
