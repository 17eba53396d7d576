import { randomUUID } from "node:crypto";
import { type CreditPack, premium, starterPack } from "#domain/billing/prices.ts";
import type { Deps } from "#server/deps.ts";
import type { Env } from "#server/platform/env.ts";
import { notFound, Problem } from "#server/platform/http/problem.ts";
import type { Student } from "#server/platform/http/routing.ts";
import { countUse, tooManyRequests } from "#server/platform/rate-limit/rate-limit.ts";
import { runningSubscriptions } from "../plans/store.ts";
import { type Purchase, paymentsOf } from "./provider.ts";
import { settleCheckout } from "./settle-checkout.ts";
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

type Start = { student: Student; idempotencyKey: string | undefined };

/**
 * Opens the provider's page for three months of premium. A second click answers the page of the first. Throws 409
 * `already_subscribed`, 429 and 503 `payments_off`.
 */
export async function startPremiumCheckout(deps: Deps, start: Start): Promise<{ url: string }> {
  const { id } = start.student;
  const open = await settleOpenCheckouts(deps, id);
  // Also one that waits for its renewal to be paid: it would be charged beside a second one.
  if ((await runningSubscriptions(deps.db, id)).length > 0)
    throw new Problem(409, "already_subscribed", "You have a subscription already. Your subscription page shows it.");
  const started = open.find(({ kind }) => kind === "premium");
  if (started) return { url: started.url };
  const purchase = { kind: "premium", months: premium.months, amount_cents: premium.dollars * 100 } as const;
  // Two clicks at once carry the same key, so that the provider answers both with one session.
  const idempotencyKey = start.idempotencyKey ?? `premium-${await numberOfPremiumCheckouts(deps.db, id)}`;
  return openCheckout(deps, { student: start.student, idempotencyKey }, purchase);
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
  if (earlier) return { url: earlier.url };
  const counted = await countUse(db, `checkouts|${student.id}`, startLimit);
  if (!counted.allowed) throw tooManyRequests(counted.retryAfterSeconds);
  const back = kind === "premium" ? "/subscription" : "/credits";
  const session = await provider.createCheckout({
    user: student,
    customer_id: await customerOf(db, student.id),
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

/** How long a page waits for the provider before it shows what is stored. */
const patienceMs = 3000;

/**
 * Asks the provider about the student's open checkouts, so that a payment counts even if its redirect and its event were
 * lost. Returns those that are still open: all of them when the provider fails, and those about which it has not
 * answered within three seconds.
 */
export async function settleOpenCheckouts(deps: Deps, userId: string): Promise<Checkout[]> {
  const open = await openCheckouts(deps.db, userId);
  if (open.length === 0 || deps.payments === null) return open;
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(late.resolve, patienceMs, true);
  const stillOpen = await Promise.all(
    open.map((checkout) => Promise.race([late.promise, isStillOpen(deps, checkout)])),
  );
  clearTimeout(timer);
  return open.filter((_, i) => stillOpen[i]);
}

async function isStillOpen(deps: Deps, { session_id }: Checkout): Promise<boolean> {
  try {
    return (await settleCheckout(deps, session_id))?.state === "open";
  } catch (error) {
    deps.log.warn({ err: error, session_id }, "a checkout could not be read");
    return true;
  }
}
