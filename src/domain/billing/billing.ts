import { z } from "zod";
import { Subscription } from "./access.ts";
import { EntryKind } from "./credit-changes.ts";

export const CreditPack = z.object({ id: z.string(), credits: z.int(), dollars: z.int() });

/** The premium plan of a student. */
export const PremiumPlan = z.object({
  /** past_due: the last renewal was not paid, and the provider tries again. */
  status: z.enum(["active", "past_due", "ended"]),
  /** The end of the time that is paid for. */
  paid_until: z.iso.datetime(),
  /** Whether it renews at that time. False once the student canceled it. */
  renews: z.boolean(),
});
export type PremiumPlan = z.infer<typeof PremiumPlan>;

/** One payment or refund of a student, newest first in lists. Money is in cents, because a provider may send any. */
export const Payment = z.object({
  id: z.string(),
  kind: z.enum(["premium", "credits"]),
  status: z.enum(["paid", "refunded", "partly_refunded", "failed"]),
  amount_cents: z.int(),
  refunded_cents: z.int(),
  /** ISO 4217, in lower case. */
  currency: z.string(),
  /** The credits that were bought. */
  credits: z.int().nullable(),
  at: z.iso.datetime(),
  /** The provider's page with the receipt or invoice. */
  receipt_url: z.string().nullable(),
});
export type Payment = z.infer<typeof Payment>;

/** The answer of GET /api/billing: what `/subscription` shows. */
export const Billing = z.object({
  subscription: Subscription,
  premium: PremiumPlan.nullable(),
  payments: z.array(Payment),
  /** Whether the provider has a page where the student changes the card. */
  portal: z.boolean(),
});
export type Billing = z.infer<typeof Billing>;

/** A line of the credit history. `credits` is the change: positive for credits that came, negative for those that went. */
export const CreditEntry = z.object({
  id: z.string(),
  kind: EntryKind,
  credits: z.int(),
  /** Credits that were taken back although they had been used: the next purchase pays them first. */
  debt: z.int(),
  balance_after: z.int(),
  /** The call that was paid, or null. */
  call: z.string().nullable(),
  /** For a reserve: whether the call has ended. */
  open: z.boolean(),
  created_at: z.iso.datetime(),
});
export type CreditEntry = z.infer<typeof CreditEntry>;

export const CreditsQuery = z.object({ cursor: z.string().max(200).optional() });

/** The answer of GET /api/credits: what `/credits` shows. */
export const Credits = z.object({
  balance: z.int(),
  debt: z.int(),
  packs: z.array(CreditPack),
  items: z.array(CreditEntry),
  next_cursor: z.string().nullable(),
});
export type Credits = z.infer<typeof Credits>;

export const CreditCheckout = z.object({ pack: z.string("Choose a pack.").min(1, "Choose a pack.") });
export const CheckoutStarted = z.object({ url: z.url() });
export type CheckoutStarted = z.infer<typeof CheckoutStarted>;
export const PaymentSession = z.object({
  session_id: z.string("Give the session_id of the payment.").min(1, "Give the session_id of the payment.").max(255),
});
export const CreditPayment = z.object({ credits_added: z.int(), new_balance: z.int() });
export type CreditPayment = z.infer<typeof CreditPayment>;

export const RenewalWish = z.object({ renews: z.boolean("Say whether premium renews: true or false.") });
