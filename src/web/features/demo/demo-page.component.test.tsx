import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessibleAtEverySize } from "#tests/support/component/expect-every-size.ts";
import { show } from "#tests/support/component/show.tsx";
import { DemoPage } from "./demo-page.tsx";

test("the last step of the demo is accessible and fits every window", async () => {
  await show(<DemoPage step={3} />);
  await expect.element(page.getByRole("heading", { level: 2, name: /Track applications/ })).toBeVisible();
  await expectAccessibleAtEverySize();
});
