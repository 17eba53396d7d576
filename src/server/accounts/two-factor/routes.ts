import { Hono } from "hono";
import { OwnPassword, SecondFactorCode } from "#domain/accounts/account-settings.ts";
import { type Base, body, requireStudent, type SignedIn } from "#server/platform/http/routing.ts";
import { bodyOf, clientOf, signedInClientOf } from "../client.ts";
import { docs } from "./route-docs.ts";
import { renewRecoveryCodes, setUpSecondFactor, turnSecondFactorOff } from "./set-up-second-factor.ts";
import { verifyRecoveryCode, verifySecondFactor } from "./verify-second-factor.ts";

/** Mounted at /api/auth/two-factor: the second step of a sign-in. */
export const secondFactorRoutes = new Hono<Base>()
  .post("/verify-totp", docs.verifyTotp, body(SecondFactorCode), async (c) =>
    c.json(bodyOf(c, await verifySecondFactor(c.var.deps, clientOf(c), c.req.valid("json")))),
  )
  .post("/verify-recovery-code", docs.verifyRecoveryCode, body(SecondFactorCode), async (c) =>
    c.json(bodyOf(c, await verifyRecoveryCode(c.var.deps, clientOf(c), c.req.valid("json")))),
  );

/** Mounted at /api/auth/two-factor: the setup, for the signed-in user. */
export const secondFactorSettingsRoutes = new Hono<SignedIn>()
  .post("/enable", requireStudent, docs.setUp, body(OwnPassword), async (c) =>
    c.json(bodyOf(c, await setUpSecondFactor(c.var.deps, signedInClientOf(c), c.req.valid("json")))),
  )
  .post("/recovery-codes", requireStudent, docs.renewRecoveryCodes, body(OwnPassword), async (c) =>
    c.json(await renewRecoveryCodes(c.var.deps, signedInClientOf(c), c.req.valid("json"))),
  )
  .post("/disable", requireStudent, docs.turnOff, body(OwnPassword), async (c) =>
    c.json(bodyOf(c, await turnSecondFactorOff(c.var.deps, signedInClientOf(c), c.req.valid("json")))),
  );
