import { MailCheck } from "lucide-react";
import type { ReactNode } from "react";
import { usePublicConfig } from "#web/http/public-config.ts";
import { textLinkClasses } from "#web/ui/controls/text-link.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";

/** Says that an email was sent. Where this server does not send mail, links to its local outbox. */
export function MailSent({ title = "Check your email", children }: { title?: string; children: ReactNode }) {
  const local = usePublicConfig()?.dev_tools;
  return (
    <Notice tone="good" title={title} icon={<MailCheck aria-hidden="true" strokeWidth={1.75} />}>
      <p>{children}</p>
      {local && (
        <p>
          This server sends no mail. <OutboxLink>Open the local outbox</OutboxLink> to use the link.
        </p>
      )}
    </Notice>
  );
}

function OutboxLink({ children }: { children: string }) {
  // The outbox is not a page of this app, so it has no route.
  return (
    <a href="/dev/outbox" target="_blank" rel="noreferrer" className={textLinkClasses}>
      {children}
    </a>
  );
}
