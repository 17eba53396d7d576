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
