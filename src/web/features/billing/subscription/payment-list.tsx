import { ExternalLink } from "lucide-react";
import type { Payment } from "#domain/billing/billing.ts";
import { money } from "#domain/billing/money.ts";
import { premium } from "#domain/billing/prices.ts";
import { textLinkClasses } from "#web/ui/controls/text-link.tsx";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { CardSection } from "#web/ui/layout/card-section.tsx";
import { dayOfMoment } from "../shared/moment-words.ts";

/** Invoices and receipts, newest first. */
export function PaymentList({ payments }: { payments: readonly Payment[] }) {
  return (
    <CardSection title="Invoices and receipts">
      {payments.length === 0 ? (
        <p className="text-muted">No payments yet.</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {payments.map((payment) => (
            <PaymentRow key={payment.id} {...payment} />
          ))}
        </ul>
      )}
    </CardSection>
  );
}

function PaymentRow(payment: Payment) {
  const { kind, amount_cents, currency, credits, at, receipt_url } = payment;
  const document = kind === "premium" ? "Invoice" : "Receipt";
  const day = dayOfMoment(at);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {kind === "premium" ? `Premium, ${premium.months} months` : `${credits} credits`}
          <PaymentState {...payment} />
        </p>
        <p className="text-[0.9375rem] text-muted">{day}</p>
      </div>
      <span className="num font-semibold">{money(amount_cents, currency)}</span>
      {receipt_url && (
        <a
          href={receipt_url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${document} of ${day}`}
          className={`${textLinkClasses} inline-flex min-h-11 items-center gap-1.5`}
        >
          {document}
          <ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </a>
      )}
    </li>
  );
}

function PaymentState({ status, refunded_cents, currency }: Payment) {
  switch (status) {
    case "paid":
      return <Tag tone="green">Paid</Tag>;
    case "refunded":
      return <Tag>Refunded</Tag>;
    case "partly_refunded":
      return <Tag>{money(refunded_cents, currency)} refunded</Tag>;
    case "failed":
      return <Tag tone="clay">Failed, nothing charged</Tag>;
  }
}
