import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "#tests/support/component/show.tsx";
import { lazyPart } from "./lazy-part.tsx";

type OverlayProps = { open: boolean; onOpenChange: (open: boolean) => void };

const Loaded = ({ open }: OverlayProps) => open && <p>The overlay</p>;

/** A load that fails until `repair` is called. */
function brokenLoad() {
  let isBroken = true;
  const load = vi.fn(async () => {
    if (isBroken) throw new TypeError("Failed to fetch dynamically imported module");
    return { default: Loaded };
  });
  const repair = () => {
    isBroken = false;
  };
  return { load, repair };
}

function PageWith({ Overlay }: { Overlay: ReturnType<typeof lazyPart<OverlayProps>> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Message" />
      <button type="button" aria-expanded={open} onFocus={Overlay.preload} onClick={() => setOpen(true)}>
        Open
      </button>
      <Overlay open={open} onOpenChange={setOpen} />
    </>
  );
}

const message = page.getByRole("textbox", { name: "Message" });
const button = page.getByRole("button", { name: "Open" });
const toast = page.getByText("This could not be loaded").first();

test("an overlay whose chunk is missing leaves the page as it is, says so, and opens on the next try", async () => {
  const { load, repair } = brokenLoad();
  vi.mocked(console.error).mockImplementation(() => {}); // React reports what the boundary handles.
  await show(<PageWith Overlay={lazyPart<OverlayProps>(load)} />);
  await message.fill("Half a message.");
  await button.click();
  await expect.element(toast).toBeVisible();
  await expect.element(button).toHaveAttribute("aria-expanded", "false");
  await expect.element(message).toHaveValue("Half a message.");
  repair();
  await button.click();
  await expect.element(page.getByText("The overlay")).toBeVisible();
  await expect.element(message).toHaveValue("Half a message.");
});

test("a preload that fails shows no message, and nothing is loaded before the overlay opens", async () => {
  const { load } = brokenLoad();
  await show(<PageWith Overlay={lazyPart<OverlayProps>(load)} />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await expect.element(toast).not.toBeInTheDocument();
});

test("a part with a `missing` of its own shows it and loads again from there", async () => {
  const { load, repair } = brokenLoad();
  vi.mocked(console.error).mockImplementation(() => {});
  const Part = lazyPart<object>(
    async () => {
      await load();
      return { default: () => <p>The part</p> };
    },
    {
      missing: (retry) => (
        <button type="button" onClick={retry}>
          Try again
        </button>
      ),
    },
  );
  await show(<Part />);
  const again = page.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  repair();
  await again.click();
  await expect.element(page.getByText("The part")).toBeVisible();
  await expect.element(toast).not.toBeInTheDocument();
});
