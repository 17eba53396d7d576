import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { money } from "#domain/billing/money.ts";
import { devOnly, devPageStyle } from "#server/platform/http/dev-only.ts";
import { refuseForeignWrites } from "#server/platform/http/origin.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { type Base, requireStudent, type SignedIn } from "#server/platform/http/routing.ts";
import { settleCheckout } from "../payments/settle-checkout.ts";
import { endTestCheckout, findTestCheckout, type TestCheckout } from "./store.ts";

const style = devPageStyle(new URL("test-checkout.css", import.meta.url));

/** The pages of the test checkout, in place of those of a payment provider. Mounted at /dev/checkout. */
export const testCheckoutRoutes = new Hono<Base>()
  .use(devOnly)
  .get("/style.css", (c) => c.body(style, 200, { "Content-Type": "text/css; charset=utf-8" }))
  .route(
    "/",
    new Hono<SignedIn>()
      .use(requireStudent, refuseForeignWrites)
      .get("/:id", async (c) => show(c, await ownCheckout(c), { declined: c.req.query("declined") !== undefined }))
      .post("/:id/pay", async (c) => {
        const { id, success_url } = await ownCheckout(c);
        const { deps } = c.var;
        await endTestCheckout(deps.db, id, { state: "paid", paid_at: deps.clock() });
        // As the event of a payment provider would.
        await settleCheckout(deps, id);
        return c.redirect(success_url.replace("{CHECKOUT_SESSION_ID}", id), 303);
      })
      .post("/:id/decline", async (c) => c.redirect(`/dev/checkout/${(await ownCheckout(c)).id}?declined`, 303))
      .post("/:id/cancel", async (c) => {
        const { id, cancel_url } = await ownCheckout(c);
        await endTestCheckout(c.var.deps.db, id, { state: "canceled" });
        return c.redirect(cancel_url, 303);
      }),
  );

async function ownCheckout(c: Context<SignedIn>): Promise<TestCheckout> {
  const checkout = await findTestCheckout(c.var.deps.db, c.req.param("id") ?? "");
  if (checkout?.user_id !== c.var.student.id) throw notFound();
  return checkout;
}

function show(c: Context<SignedIn>, checkout: TestCheckout, { declined }: { declined: boolean }) {
  c.header("Cache-Control", "no-store");
  return c.html(page(checkout, declined));
}

const page = (checkout: TestCheckout, declined: boolean) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Test checkout | Laurel</title>
<link rel="stylesheet" href="/dev/checkout/style.css">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<main>
<p class="notice"><strong>This is a test. No money moves.</strong> No payment provider is set up here, so this page stands in for one.</p>
<h1>${checkout.title}</h1>
<p class="price">${money(checkout.amount_cents, "usd")}${checkout.months === null ? "" : ` every ${checkout.months} months, until canceled`}</p>
${checkout.state === "open" ? actions(checkout, declined) : ended(checkout)}
</main>
</body>
</html>`;

const actions = ({ id }: TestCheckout, declined: boolean) => html`
${declined ? html`<p class="declined" role="alert">The card was declined. Nothing was charged. Try again or cancel.</p>` : ""}
<div class="actions">
<form method="post" action="/dev/checkout/${id}/pay"><button class="first">Pay</button></form>
<form method="post" action="/dev/checkout/${id}/decline"><button>Decline the card</button></form>
<form method="post" action="/dev/checkout/${id}/cancel"><button>Cancel</button></form>
</div>`;

const ended = ({ state, cancel_url }: TestCheckout) => html`
<p>${state === "paid" ? "This checkout is paid." : "This checkout was canceled. Nothing was charged."}</p>
<p><a href="${cancel_url}">Back to Laurel</a></p>`;
