import type { LinkOptions } from "@tanstack/react-router";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "#tests/support/component/show.tsx";
import { Tabs } from "./tabs.tsx";

function TwoTabs() {
  const [value, setValue] = useState<"one" | "two">("one");
  return (
    <Tabs
      label="Views"
      value={value}
      onChange={setValue}
      tabs={[
        { value: "one", label: "One", panel: <p>First panel</p> },
        { value: "two", label: "Two", panel: <p>Second panel</p> },
      ]}
    />
  );
}

test("arrow keys move between tabs, and Enter shows the panel in place of the other", async () => {
  await show(<TwoTabs />);
  await page.getByRole("tab", { name: "One" }).click();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByRole("tab", { name: "Two" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("tabpanel")).toHaveTextContent("Second panel");
  await expect.element(page.getByText("First panel")).not.toBeInTheDocument();
});

test("Home, End and the arrows go around, Space selects, and only the selected tab is in the order of the Tab key", async () => {
  await show(<TwoTabs />);
  const [one, two] = [page.getByRole("tab", { name: "One" }), page.getByRole("tab", { name: "Two" })];
  await userEvent.tab();
  await expect.element(one).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(two).toHaveFocus();
  await userEvent.keyboard("{Home}");
  await expect.element(one).toHaveFocus();
  await userEvent.keyboard("{End} ");
  await expect.element(page.getByRole("tabpanel", { name: "Two" })).toHaveTextContent("Second panel");
  await expect.element(two).toHaveAttribute("aria-selected", "true");
  await expect.element(one).toHaveAttribute("tabindex", "-1");
});

test("a tab with a link follows it, by a click and by Space", async () => {
  const link = { to: "/", search: { tab: "two" } } as unknown as LinkOptions;
  const { router } = await show(
    <Tabs
      label="Views"
      value="one"
      tabs={[
        { value: "one", label: "One", panel: null },
        { value: "two", label: "Two", panel: null, link },
      ]}
    />,
  );
  await expect.element(page.getByRole("tab", { name: "Two" })).toHaveAttribute("href", "/?tab=two");
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight} ");
  await expect.poll(() => router.state.location.href).toBe("/?tab=two");
});

test("tabs fade only at the ends where they go on, and nowhere in a browser without scroll timelines", async () => {
  await page.viewport(320, 640);
  const names = ["one", "two", "three", "four", "five", "six", "seven", "eight"] as const;
  const tabs = names.map((value) => ({ value, label: `Tab ${value}`, panel: null }));
  await show(<Tabs label="Views" value="one" tabs={tabs} />);
  const list = page.getByRole("tablist").element() as HTMLElement;
  const fades = () => ["start", "end"].map((end) => getComputedStyle(list).getPropertyValue(`--fade-${end}`));
  await expect.poll(fades).toEqual(["0px", "32px"]);
  list.scrollLeft = list.scrollWidth;
  await expect.poll(fades).toEqual(["24px", "0px"]);
  list.style.animationTimeline = "auto"; // As if the timeline were unknown.
  await expect.poll(fades).toEqual(["0px", "0px"]);
});

test("on a small phone the selected tab is in sight", async () => {
  await page.viewport(320, 640);
  const tabs = ["one", "two", "three", "four", "five", "six"].map((value) => ({
    value,
    label: `Tab ${value}`,
    panel: null,
  }));
  await show(<Tabs label="Views" value="six" tabs={tabs} />);
  await expect.element(page.getByRole("tab", { name: "Tab six" })).toBeInViewport({ ratio: 0.9 });
});
