import { expect, test } from "vitest";
import { htmlFile } from "./built-site.ts";
import { RenderedPages } from "./rendered-pages.ts";

const kilobyte = (text: string) => htmlFile(text.repeat(1000));

function counting() {
  const made: string[] = [];
  const make = (key: string) => async () => {
    made.push(key);
    return kilobyte(key);
  };
  return { made, make };
}

test("what is asked for again is made once, also while it is being made", async () => {
  const pages = new RenderedPages(10_000);
  const { made, make } = counting();
  await Promise.all([pages.get("a", make("a")), pages.get("a", make("a"))]);
  await pages.get("a", make("a"));
  expect(made).toEqual(["a"]);
});

test("over the limit the page goes that nobody asked for longest", async () => {
  const pages = new RenderedPages(2500);
  const { made, make } = counting();
  for (const key of ["a", "b", "a", "c", "a", "b"]) await pages.get(key, make(key));
  expect(made).toEqual(["a", "b", "c", "b"]);
});

test("what is not there and what failed is asked for again", async () => {
  const pages = new RenderedPages(10_000);
  const { made, make } = counting();
  expect(await pages.get("a", async () => null)).toBeNull();
  await expect(pages.get("b", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  for (const key of ["a", "b"]) await pages.get(key, make(key));
  expect(made).toEqual(["a", "b"]);
});
