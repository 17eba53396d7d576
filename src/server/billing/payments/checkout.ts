import { randomUUID } from "node:crypto";
import { type CreditPack, premium, starterPack } from "#domain/billing/prices.ts";
import { dayMs } from "#domain/calendar/day.ts";
import type { Deps } from "#server/deps.ts";
import type { Env } from "#server/platform/env.ts";
import { notFound, Problem } from "#server/platform/http/problem.ts";
import type { SignedInUser } from "#server/platform/http/routing.ts";
import { countUse, limitUse } from "#server/platform/rate-limit/rate-limit.ts";
import { overdueSubscriptions, runningSubscriptions } from "../plans/store.ts";
import { type Purchase, paymentsOf } from "./provider.ts";
import { settleCheckout } from "./settle-checkout.ts";
import { settleRenewal } from "./settle-invoice.ts";
import {
  type Checkout,
  customerOf,
  findCheckoutByKey,
  numberOfPremiumCheckouts,
  openCheckouts,
  storeCheckout,
} from "./store.ts";

export const currency = "usd";
const startLimit = { max: 30, windowSeconds: 3600 };

type Start = { student: SignedInUser; idempotencyKey: string | undefined };

/**
 * Opens the provider's page for three months of premium. A second click answers the page of the first. Throws 409
 * `already_subscribed`, 429 and 503 `payments_off`.
 */
export async function startPremiumCheckout(deps: Deps, start: Pick<Start, "student">): Promise<{ url: string }> {
  const { id } = start.student;
  // Two clicks at once carry the same key, so that the provider answers both with one session. The number is read before
  // the open checkouts: one that is stored in between is found among these.
  const idempotencyKey = `premium-${await numberOfPremiumCheckouts(deps.db, id)}`;
  const [started] = await settleOpenCheckouts(deps, id, "premium");
  // Also one that waits for its renewal to be paid: it would be charged beside a second one.
  if ((await runningSubscriptions(deps.db, id)).length > 0)
    throw new Problem(409, "already_subscribed", "You have a subscription already. Your subscription page shows it.");
  if (started) return { url: started.url };
  const purchase = { kind: "premium", months: premium.months, amount_cents: premium.dollars * 100 } as const;
  return openCheckout(deps, { ...start, idempotencyKey }, purchase);
}

/** Every pack that is sold, the smallest first. */
export const packsOf = ({ CREDIT_PACKS }: Pick<Env, "CREDIT_PACKS">): CreditPack[] => [starterPack, ...CREDIT_PACKS];

/** Opens the provider's page for a pack of credits. Throws 404 `no_such_pack`, 429 and 503 `payments_off`. */
export async function startCreditCheckout(deps: Deps, start: Start, packId: string): Promise<{ url: string }> {
  const pack = packsOf(deps.env).find(({ id }) => id === packId);
  if (!pack)
    throw notFound("no_such_pack", "There is no such pack of credits. Choose one of those on the credits page.");
  const purchase = { kind: "credits", pack: pack.id, credits: pack.credits, amount_cents: pack.dollars * 100 } as const;
  return openCheckout(deps, start, purchase);
}

async function openCheckout(
  deps: Deps,
  { student, idempotencyKey = randomUUID() }: Start,
  purchase: Purchase,
): Promise<{ url: string }> {
  const { db, env, clock } = deps;
  const provider = paymentsOf(deps);
  const { kind, amount_cents } = purchase;
  const earlier = await findCheckoutByKey(db, { user_id: student.id, kind, idempotency_key: idempotencyKey });
  if (earlier) return { url: sameOrder(earlier, purchase).url };
  await limitUse(deps, { what: "checkouts", parts: [student.id], limit: startLimit });
  const back = kind === "premium" ? "/subscription" : "/credits";
  const session = await provider.createCheckout({
    user: student,
    customer_id: await customerOf(db, student.id, provider),
    purchase,
    success_url: `${env.PUBLIC_URL}${kind === "premium" ? back : "/credit-success"}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${env.PUBLIC_URL}${back}`,
    idempotency_key: `${student.id}:${kind}:${idempotencyKey}`,
  });
  await storeCheckout(db, {
    session_id: session.id,
    user_id: student.id,
    kind,
    pack: purchase.kind === "credits" ? purchase.pack : null,
    credits: purchase.kind === "credits" ? purchase.credits : null,
    amount_cents,
    currency,
    state: "open",
    url: session.url,
    idempotency_key: idempotencyKey,
    created_at: clock(),
    paid_at: null,
  });
  return { url: session.url };
}

/** A repeated key has to come with the same order. Throws 422 `idempotency_key_reused`. */
function sameOrder(earlier: Checkout, { amount_cents, ...purchase }: Purchase): Checkout {
  const pack = purchase.kind === "credits" ? purchase.pack : null;
  if (earlier.pack === pack && earlier.amount_cents === amount_cents) return earlier;
  throw new Problem(422, "idempotency_key_reused", "This Idempotency-Key was sent with another order. Use a new one.");
}

/** How long a page waits for the provider before it shows what is stored. */
const patienceMs = 3000;
/** The provider closes a checkout after a day. */
const openForMs = 3 * dayMs;
/** How often the pages of one student may ask the provider. */
const askLimit = { max: 60, windowSeconds: 60 };

/**
 * Asks the provider about the student's open checkouts, so that a payment counts even if its redirect and its event were
 * lost. Returns those that are still open: all of them when the provider fails or was asked too often, and those about
 * which it has not answered within three seconds.
 */
async function settleOpenCheckouts(deps: Deps, userId: string, kind?: Checkout["kind"]): Promise<Checkout[]> {
  const { db, clock, payments } = deps;
  const open = await openCheckouts(db, userId, { since: new Date(clock().getTime() - openForMs), kind });
  if (open.length === 0 || payments === null || !(await mayAsk(deps, userId))) return open;
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(late.resolve, patienceMs, true);
  const stillOpen = await Promise.all(
    open.map((checkout) => Promise.race([late.promise, isStillOpen(deps, checkout)])),
  );
  clearTimeout(timer);
  return open.filter((_, i) => stillOpen[i]);
}

const mayAsk = async (deps: Deps, userId: string) =>
  (await countUse(deps, { what: "asked-provider", parts: [userId], limit: askLimit })).allowed;

/**
 * Asks the provider about everything of the student that may have changed without a word: open checkouts, and a
 * subscription whose paid time is over. A provider that fails is logged.
 */
export async function catchUp(deps: Deps, userId: string): Promise<void> {
  await settleOpenCheckouts(deps, userId);
  const overdue = await overdueSubscriptions(deps.db, { now: deps.clock(), userId });
  if (overdue.length === 0 || deps.payments === null || !(await mayAsk(deps, userId))) return;
  for (const id of overdue)
    await settleRenewal(deps, id).catch((err) => deps.log.warn({ err, id }, "a renewal could not be read"));
}

async function isStillOpen(deps: Deps, { session_id }: Checkout): Promise<boolean> {
  try {
    return (await settleCheckout(deps, session_id))?.state === "open";
  } catch (error) {
    deps.log.warn({ err: error, session_id }, "a checkout could not be read");
    return true;
  }
}
