import { useState } from "react";
import { flushSync } from "react-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "#tests/support/component/show.tsx";
import { WindowedList } from "./windowed-list.tsx";

const rowsOf = (name: string) => Array.from({ length: 80 }, (_, at) => `${name} ${at}`);
const nextFrame = () => new Promise(requestAnimationFrame);

afterEach(() => window.scrollTo(0, 0));

let showList: (items: string[]) => void;

function ListOnLongPage() {
  const [items, setItems] = useState<string[]>();
  showList = setItems;
  return (
    <div style={{ minHeight: 9000 }}>
      {items && (
        <WindowedList
          label="Rows"
          items={items}
          keyOf={(item) => item}
          // The first rows are as high as estimated, so that the list itself scrolls nothing; the others are higher.
          row={(item) => <p style={{ height: item.startsWith("First") ? 103 : 260 }}>{item}</p>}
        />
      )}
    </div>
  );
}

test("another list begins where the page was scrolled to in the same moment", async () => {
  await show(<ListOnLongPage />);
  window.scrollTo(0, 6000);
  await nextFrame();
  await nextFrame();
  flushSync(() => showList(rowsOf("First")));
  await expect.element(page.getByText("First 60")).toBeVisible();
  await nextFrame();
  window.scrollTo(0, 0);
  flushSync(() => showList(rowsOf("Other")));
  await expect.element(page.getByText("Other 0")).toBeInViewport();
  expect(window.scrollY).toBe(0);
});

let hideList: () => void;

function PageWithList() {
  const [isShown, setShown] = useState(true);
  hideList = () => setShown(false);
  const row = (item: string) => <button type="button">{item}</button>;
  return (
    <>
      <h1 tabIndex={-1}>Scholarships</h1>
      {isShown && <WindowedList label="Rows" items={["Oak"]} keyOf={(item) => item} row={row} />}
    </>
  );
}

test("a list that leaves with its last row, which had the focus, leads to the heading of the page", async () => {
  await show(<PageWithList />);
  await expect.element(page.getByRole("button", { name: "Oak" })).toBeVisible();
  (page.getByRole("button", { name: "Oak" }).element() as HTMLElement).focus();
  flushSync(() => hideList());
  await expect.element(page.getByRole("heading", { name: "Scholarships" })).toHaveFocus();
});
