import type { Page } from "@playwright/test";
import { expect } from "./browser.ts";
import { totpCode } from "./totp.ts";

type SetUp = { secret: string; recovery_codes: string[] };

/** Turns two-step sign-in on for the signed-in user, without the form. The next code is `totpCode(secret, 1)`. */
export async function turnSecondFactorOn(page: Page, password: string): Promise<SetUp> {
  const setUp: SetUp = await (await page.request.post("/api/auth/two-factor/enable", { data: { password } })).json();
  const code = totpCode(setUp.secret);
  const verified = await page.request.post("/api/auth/two-factor/verify-totp", { data: { code } });
  expect(verified.status(), await verified.text()).toBe(200);
  return setUp;
}
