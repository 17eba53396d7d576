import { expect, onTestFinished, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { show } from "#tests/support/component/show.tsx";
import { ThemeSection } from "./theme-section.tsx";

const theme = () => document.documentElement.dataset.theme ?? "light";

/** Sets the colors of the device. With its motion, which a new set of features would take back. */
async function setDevice(colors: "light" | "dark"): Promise<void> {
  const features = [
    { name: "prefers-color-scheme", value: colors },
    { name: "prefers-reduced-motion", value: "reduce" },
  ];
  await cdp().send("Emulation.setEmulatedMedia", { features });
}

test("the theme is light, dark, or follows the device while it changes", async () => {
  onTestFinished(() => setDevice("light"));
  await show(<ThemeSection />);
  await expect.element(page.getByRole("radio", { name: "Light" })).toBeChecked();
  await page.getByText("Dark", { exact: true }).click();
  expect(theme()).toBe("dark");
  await page.getByText("System (as your device is set)").click();
  expect(theme()).toBe("light");
  expect(localStorage.getItem("laurel-theme")).toBe("system");
  await setDevice("dark");
  await expect.poll(theme).toBe("dark");
  await page.getByText("Light", { exact: true }).click();
  expect(theme()).toBe("light");
});
