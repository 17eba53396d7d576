import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { show } from "#tests/support/component/show.tsx";
import { ListWithDetails } from "../layout/list-with-details.tsx";
import { showToast } from "./toast.tsx";

const headerHeight = 64;

test("an error toast closes after a success", async () => {
  await show(<p>A page</p>);
  showToast({ title: "Error", description: "Saving failed.", tone: "error" });
  await page.getByText("Saving failed.").hover(); // Under the pointer a toast does not close by itself.
  showToast({ title: "Saved" });
  await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Saving failed.")).not.toBeInTheDocument();
});

test.each([
  [390, <p key="page">A page</p>],
  [390, <div key="steps" data-step-buttons="" />],
  [1280, <div key="steps" data-step-buttons="" />],
])("at a width of %i a toast with a button does not cover the header", async (width, part) => {
  await page.viewport(width, 844);
  await show(part);
  showToast({ title: "Application Added", action: { label: "Open the application", onClick: () => {} } });
  const toast = page.getByRole("dialog", { name: "Application Added" });
  await expect.element(toast).toBeVisible();
  expect(toast.element().getBoundingClientRect().top).toBeGreaterThan(headerHeight);
});

test("on a phone a success in a form of several steps leaves room for the title of the step, and an error says it all", async () => {
  await page.viewport(390, 844);
  await show(<div data-step-buttons="" />);
  showToast({ title: "Progress saved! ✨", description: "Your information has been updated successfully." });
  const toast = page.getByRole("dialog", { name: "Progress saved! ✨" });
  await expect.element(toast).toBeVisible();
  await expect.poll(() => toast.element().getBoundingClientRect().width).toBeLessThan(260);
  await expect.element(toast).toHaveAccessibleDescription("Your information has been updated successfully.");
  showToast({ title: "Error saving profile", description: "Please try again later.", tone: "error" });
  const error = page.getByRole("dialog", { name: "Error saving profile" });
  await expect.poll(() => error.element().getBoundingClientRect().width).toBeGreaterThan(340);
});

test("a swipe up closes a toast below the header", async () => {
  await show(<div data-step-buttons="" />);
  showToast({ title: "Saved" });
  const toast = page.getByRole("dialog", { name: "Saved" });
  await expect.element(toast).toBeVisible();
  const { left, top, width, height } = toast.element().getBoundingClientRect();
  const [clientX, clientY] = [left + width / 3, top + height / 2];
  const point = (type: string, moved: number) =>
    toast.element().dispatchEvent(
      new PointerEvent(type, {
        ...{
          bubbles: true,
          cancelable: true,
          pointerId: 1,
          pointerType: "touch",
          isPrimary: true,
          button: 0,
          buttons: 1,
        },
        ...{ clientX, clientY: clientY - moved, movementY: moved === 0 ? 0 : -20 },
      }),
    );
  point("pointerdown", 0);
  for (const moved of [20, 40, 60, 80]) point("pointermove", moved);
  point("pointerup", 80);
  await expect.element(toast).not.toBeInTheDocument();
});

test("a toast ends after six seconds, with a button after ten, and not while the pointer is on it", async () => {
  await show(<p>A page</p>);
  await page.getByText("A page").hover();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  showToast({ title: "Saved" });
  showToast({ title: "Skipped", action: { label: "Undo", onClick: () => {} } });
  // Locators wait by the clock that stands still here.
  const messages = () => document.querySelector("[data-messages]");
  const gone = (title: string) => vi.waitFor(() => expect(messages()?.textContent ?? "").not.toContain(title));
  const point = (type: "mouseover" | "mouseout") =>
    messages()?.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }));
  await vi.advanceTimersByTimeAsync(5500);
  expect(messages()?.textContent).toContain("Saved");
  await vi.advanceTimersByTimeAsync(1000);
  await gone("Saved");
  point("mouseover");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(messages()?.textContent).toContain("Skipped");
  point("mouseout");
  await vi.advanceTimersByTimeAsync(4000);
  await gone("Skipped");
});

test.each([
  ["at the lower edge, as the buttons of a form are above it", <p key="page">A page</p>, 834],
  ["above a floating button", <aside key="button" data-floating="" />, 754],
])("on a desktop a toast stands %s", async (_, part, lowest) => {
  await page.viewport(1360, 850);
  await show(part);
  showToast({ title: "Welcome to Laurel" });
  const toast = page.getByRole("dialog", { name: "Welcome to Laurel" });
  await expect.element(toast).toBeVisible();
  await expect.poll(() => Math.round(toast.element().getBoundingClientRect().bottom)).toBe(lowest);
});

test("in a form of several steps a toast does not cover the buttons below", async () => {
  await page.viewport(1280, 850);
  await show(<div data-step-buttons="" />);
  showToast({ title: "Account created!" });
  const toast = page.getByRole("dialog", { name: "Account created!" });
  await expect.element(toast).toBeVisible();
  await expect.poll(() => toast.element().getBoundingClientRect().bottom).toBeLessThan(200);
});

test("beside the details of a list a toast does not cover them", async () => {
  await page.viewport(1280, 900);
  const list = () => <ul />;
  await show(
    <ListWithDetails wide openId="oak" label="Oak" details="Apply" isOpened={false} onClose={() => {}} list={list} />,
  );
  showToast({ title: "Bookmarked" });
  await expect.element(page.getByText("Bookmarked")).toBeVisible();
  const { right } = page.getByText("Bookmarked").element().getBoundingClientRect();
  const { left } = page.getByRole("region", { name: "Oak" }).element().getBoundingClientRect();
  expect(right).toBeLessThan(left);
});

test("a long action stands below the text, and a short one beside it", async () => {
  await page.viewport(1280, 900);
  await show(<p>A page</p>);
  const widthWith = async (title: string, label: string) => {
    showToast({ title, action: { label, onClick: () => {} } });
    const toast = page.getByRole("dialog", { name: title });
    await expect.element(toast).toBeVisible();
    return toast.getByText(title).element().getBoundingClientRect().width;
  };
  expect(await widthWith("Application Added", "Open the application")).toBeGreaterThan(200);
  expect(await widthWith("Skipped for now", "Undo")).toBeGreaterThan(160);
});
