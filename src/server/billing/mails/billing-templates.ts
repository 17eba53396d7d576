import { money } from "#domain/billing/money.ts";
import { dayOf } from "#domain/calendar/day.ts";
import { longDay } from "#domain/calendar/format-day.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Env } from "#server/platform/env.ts";
import { layOutMail, type MailWords } from "#server/platform/mail/mail-layout.ts";
import type { MailTemplate } from "#server/platform/mail/mail-queue.ts";
import { findPayment, type StoredPayment } from "../payments/store.ts";
import { findSubscription, type StoredSubscription } from "../plans/store.ts";
import { isTestPayment } from "../test-checkout/test-ids.ts";
import type { BillingMail } from "./mail-student.ts";

/** The template of every kind of mail about payments. Each is made when it is sent, from what is stored then. */
export function billingTemplates({ env, db }: { env: Env; db: Database }): Record<BillingMail["kind"], MailTemplate> {
  const page = (path: string) => `${env.PUBLIC_URL}${path}`;
  const notes = [`Questions? Write to ${env.SUPPORT_EMAIL}.`];
  const aboutPayment =
    (words: (payment: StoredPayment, subscription: StoredSubscription | null) => MailWords | null): MailTemplate =>
    async ({ email, details }) => {
      const payment = await findPayment(db, String(details.payment_id));
      if (payment === null) return null;
      const { subscription_id } = payment;
      const subscription = subscription_id === null ? null : await findSubscription(db, subscription_id);
      const content = words(payment, subscription);
      if (content === null) return null;
      const test = isTestPayment(payment.id) ? ["This was a test checkout: no money moved."] : [];
      return layOutMail(email, { ...content, notes: [...test, ...(content.notes ?? []), ...notes] });
    };
  return {
    receipt: aboutPayment((payment, subscription) => receiptWords(payment, subscription, page)),
    // Null when the payment arrived since.
    payment_failed: aboutPayment((payment) => (payment.status === "failed" ? failureWords(payment, page) : null)),
    renewal: async ({ email, details }) => {
      const subscription = await findSubscription(db, String(details.subscription_id));
      // Canceled or renewed since.
      if (!subscription?.renews || subscription.paid_until.toISOString() !== details.renews_at) return null;
      const content = renewalWords(subscription, Number(details.amount_cents), page);
      return layOutMail(email, { ...content, notes });
    },
  };
}

type Page = (path: string) => string;
const day = (moment: Date) => longDay(dayOf(moment));

function receiptWords(payment: StoredPayment, subscription: StoredSubscription | null, page: Page): MailWords {
  const amount = money(payment.amount_cents, payment.currency);
  const receipt = payment.receipt_url === null ? [] : [`The payment provider's receipt: ${payment.receipt_url}`];
  if (payment.credits !== null)
    return {
      subject: `Receipt: ${payment.credits} credits for ${amount}`,
      paragraphs: [
        `Your payment of ${amount} arrived on ${day(payment.at)}. It bought ${payment.credits} credits, which do not expire.`,
      ],
      action: { label: "See your credits", url: page("/credits") },
      notes: receipt,
    };
  return {
    subject: `Receipt: Laurel Premium for ${amount}`,
    paragraphs: [`Your payment of ${amount} arrived on ${day(payment.at)}.`, ...termWords(subscription)],
    action: { label: "See your subscription", url: page("/subscription") },
    notes: receipt,
  };
}

function termWords(subscription: StoredSubscription | null): string[] {
  if (subscription === null) return [];
  const end = day(subscription.paid_until);
  return subscription.renews
    ? [`Premium is open until ${end}, and renews then. You can cancel with one click, and keep what you paid for.`]
    : [`Premium ends on ${end}. It does not renew, and nothing more is charged.`];
}

const failureWords = (payment: StoredPayment, page: Page): MailWords => ({
  subject: "Your payment for Laurel Premium failed",
  paragraphs: [
    `The renewal of ${money(payment.amount_cents, payment.currency)} was declined on ${day(payment.at)}. Nothing was charged.`,
    "Your profile, matches and everything that you saved stay open. To keep premium, change the card on your subscription page. The payment provider tries again during the next days.",
  ],
  action: { label: "See your subscription", url: page("/subscription") },
});

const renewalWords = ({ paid_until }: StoredSubscription, cents: number, page: Page): MailWords => ({
  subject: `Laurel Premium renews on ${day(paid_until)}`,
  paragraphs: [
    `On ${day(paid_until)} Laurel Premium renews, and ${money(cents, "usd")} is charged. There is nothing to do if you want to keep it.`,
    "If you do not, cancel before that day with one click. Premium then stays open until it ends.",
  ],
  action: { label: "See your subscription", url: page("/subscription") },
});
