import { usePublicConfig } from "#web/http/public-config.ts";
import { textLinkClasses } from "#web/ui/controls/text-link.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";

/** Whether something can be bought here. Also true while the configuration loads. */
export const useCanPay = (): boolean => usePublicConfig()?.payments !== "off";

/** Says when payments are a test, or not set up. */
export function PaymentsNotice() {
  const payments = usePublicConfig()?.payments;
  if (payments === "test")
    return (
      <Notice title="Test checkout">
        <p>No money moves on this server. You can try every step, and nothing is charged.</p>
      </Notice>
    );
  if (payments === "off")
    return (
      <Notice title="Payments are not set up here">
        <p>Nothing can be bought on this server, and nothing is charged.</p>
      </Notice>
    );
  return null;
}

/** A link to a page of the payment provider, for when the browser opened no new tab. */
export function BlockedTab({ url }: { url: string | undefined }) {
  if (!url) return null;
  return (
    <Notice tone="trouble" title="No new tab was opened">
      <p>
        Your browser blocked it, or it was closed.{" "}
        <a href={url} target="_blank" rel="noopener" className={textLinkClasses}>
          Open the payment page
        </a>
      </p>
    </Notice>
  );
}
