import { expect, test } from "vitest";
import { deadLinks, idsIn, linksIn, namelessLinks, repeatedIds, skippedHeadings } from "./links.ts";

const site: Record<string, string> = {
  "/": '<h1 id="top">Home</h1><a class="x" href="/a?b=1&amp;c=2#two">A</a>',
  "/a": '<h2 id="two">Two</h2>',
  "/a?b=1&c=2": "a frame",
};
const reader = {
  get: async (path: string) => ({
    status: () => (path in site ? 200 : 404),
    text: async () => site[path] ?? "",
  }),
};

const deadOn = (links: readonly string[]) =>
  deadLinks({ reader, visitor: reader }, [{ path: "/", links, ids: new Set(idsIn(site["/"] ?? "")) }]);

test("working links are not dead", async () => {
  expect(linksIn(site["/"] ?? "")).toEqual(["/a?b=1&c=2#two"]);
  expect(
    await deadOn([...linksIn(site["/"] ?? ""), "#top", "/", "/a", "https://example.org/x#y", "mailto:a@b.c"]),
  ).toEqual([]);
});

test("a link to an unknown page or to an unknown id is dead", async () => {
  expect(await deadOn(["/b", "#bottom", "/a#three", "/a#two"])).toEqual(["/b on /", "#bottom on /", "/a#three on /"]);
});

test("an id that two elements have is found", () => {
  expect(repeatedIds('<h1 id="a"></h1><p id="b"></p>')).toEqual([]);
  expect(repeatedIds('<h1 id="a"></h1><p id="b"></p><p id="a"></p>')).toEqual(["a"]);
});

test("a heading that skips a level in the main area is found", () => {
  const page = (inner: string) => `<h3>Menu</h3><main class="x">${inner}</main><h5>Footer</h5>`;
  expect(skippedHeadings(page("<h1>A</h1><h2 id='b'>B</h2><h3>C</h3><h2>D</h2>"))).toEqual([]);
  expect(skippedHeadings(page("<h1>A</h1><h3>B</h3>"))).toEqual(["h3 after h1"]);
});

test("a link without a text, or that leads nowhere, is found", () => {
  expect(
    namelessLinks('<a href="/a"><svg></svg>A</a><a aria-label="B" href="/b"><svg></svg></a><abbr>c</abbr>'),
  ).toEqual([]);
  expect(namelessLinks('<a role="link" aria-disabled="true">Previous</a>')).toEqual([]);
  for (const link of ['<a href="/a"><svg></svg></a>', '<a href="">A</a>', "<a>A</a>"])
    expect(namelessLinks(link), link).toEqual([link]);
});
