import { SignedInAnswer } from "#domain/accounts/account.ts";
import { Done, RecoveryCodes, SecondFactorSetup } from "#domain/accounts/account-settings.ts";
import { routeDocs } from "#server/platform/http/route-docs.ts";
import { answers } from "#server/platform/http/routing.ts";

const signedIn = answers(SignedInAnswer, "Signed in");

export const docs = routeDocs("Accounts", {
  verifyTotp: {
    summary: "Give a code of the authenticator app",
    description: "At sign-in, and once to complete the setup of the app.",
    responses: { 200: signedIn },
    refusals: [400, 401, 403, 429],
  },
  verifyRecoveryCode: {
    summary: "Give a recovery code instead",
    description: "Each works once.",
    responses: { 200: signedIn },
    refusals: [400, 401, 403, 429],
  },
  setUp: {
    tag: "Account settings",
    summary: "Set up an authenticator app",
    description: "A first code, given to `/two-factor/verify-totp`, turns it on.",
    responses: { 200: answers(SecondFactorSetup, "What the app needs") },
    refusals: [400, 401, 403, 409, 429],
  },
  renewRecoveryCodes: {
    tag: "Account settings",
    summary: "Make new recovery codes",
    responses: { 200: answers(RecoveryCodes, "They replace the old ones") },
    refusals: [400, 401, 403, 409, 429],
  },
  turnOff: {
    tag: "Account settings",
    summary: "Turn the authenticator app off",
    responses: { 200: answers(Done, "Off") },
    refusals: [400, 401, 403, 409, 429],
  },
});
