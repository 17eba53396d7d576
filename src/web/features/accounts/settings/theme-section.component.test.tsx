import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { show } from "#tests/support/component/show.tsx";
import { ThemeSection } from "./theme-section.tsx";

const theme = () => document.documentElement.dataset.theme ?? "light";

test("the theme is light, dark, or follows the device while it changes", async () => {
  const device = Object.assign(new EventTarget(), { matches: false });
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    query.includes("dark") ? (device as MediaQueryList) : (new EventTarget() as MediaQueryList),
  );
  await show(<ThemeSection />);
  await expect.element(page.getByRole("radio", { name: "Light" })).toBeChecked();
  await page.getByText("Dark", { exact: true }).click();
  expect(theme()).toBe("dark");
  await page.getByText("System (as your device is set)").click();
  expect(theme()).toBe("light");
  expect(localStorage.getItem("laurel-theme")).toBe("system");
  device.matches = true;
  device.dispatchEvent(new Event("change"));
  expect(theme()).toBe("dark");
  await page.getByText("Light", { exact: true }).click();
  expect(theme()).toBe("light");
});
