import { expect, test } from "vitest";
import { readProse } from "./read-prose.ts";

test("headings become sections, and the text before the first heading becomes the opening", () => {
  expect(readProse("Hello.\n\n## First thing\n\nOne.\n\n## Second\n\nTwo.")).toEqual({
    opening: [{ kind: "paragraph", words: ["Hello."] }],
    sections: [
      { id: "first-thing", title: "First thing", blocks: [{ kind: "paragraph", words: ["One."] }] },
      { id: "second", title: "Second", blocks: [{ kind: "paragraph", words: ["Two."] }] },
    ],
  });
});

test("tip, warning and example paragraphs become callouts, with their links", () => {
  expect(readProse("Tip: see [the demo](/demo).").opening).toEqual([
    { kind: "callout", callout: "tip", words: ["See ", { link: ["the demo"], to: "/demo" }, "."] },
  ]);
});

test("lists keep their order and their emphasis", () => {
  expect(readProse("1. **One** way\n2. Two").opening).toEqual([
    { kind: "list", ordered: true, items: [[{ strong: ["One"] }, " way"], ["Two"]] },
  ]);
});

test("a variable of the configuration becomes a placeholder", () => {
  expect(readProse("Write to {{SUPPORT_EMAIL}}.").opening).toEqual([
    { kind: "paragraph", words: ["Write to ", { fact: "support_email" }, "."] },
  ]);
  expect(() => readProse("{{PASSWORD}}")).toThrow("no fact");
});

test.each([
  ["<b>bold</b>", "html"],
  ["text <script>alert(1)</script>", "html"],
  ["![a](https://example.org/a.png)", "image"],
  ["[x](javascript:alert(1))", "a link to javascript:alert(1)"],
  ["[x](//example.org)", "a link to //example.org"],
  ["[x](http://example.org)", "a link to http://example.org"],
  ["# Title", "a heading of level 1"],
  ["> quoted", "blockquote"],
  ["    code", "code"],
  ["- one\n  - two", "a list item with more than one paragraph"],
])("%j is refused", (markdown, what) => {
  expect(() => readProse(markdown)).toThrow(what);
});
