import { expect, test } from "vitest";
import { shareLink } from "./share-link.ts";

const link = { title: "Letters", url: "https://laurel.test/article/letters" };
const refusal = (name: string) => async () => {
  throw new DOMException("no", name);
};

function clipboard() {
  const held: string[] = [];
  return { held, writeText: async (text: string) => void held.push(text) };
}

test("the share sheet is used where there is one, and nothing is copied", async () => {
  const board = clipboard();
  const shared: unknown[] = [];
  const share = async (given: unknown) => void shared.push(given);
  expect(await shareLink({ share, clipboard: board }, link)).toBe("shared");
  expect(shared).toEqual([link]);
  expect(board.held).toEqual([]);
});

test("closing the sheet is not a failure and copies nothing", async () => {
  const board = clipboard();
  expect(await shareLink({ share: refusal("AbortError"), clipboard: board }, link)).toBe("closed");
  expect(board.held).toEqual([]);
});

test("without a sheet, or when it is refused, the link is copied", async () => {
  for (const share of [undefined, refusal("NotAllowedError")]) {
    const board = clipboard();
    expect(await shareLink({ share, clipboard: board }, link)).toBe("copied");
    expect(board.held).toEqual([link.url]);
  }
});

test("the result is a failure when neither works", async () => {
  expect(await shareLink({}, link)).toBe("failed");
  expect(await shareLink({ clipboard: { writeText: refusal("NotAllowedError") } }, link)).toBe("failed");
});
