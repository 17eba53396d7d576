import { expect, test } from "vitest";
import { deadLinks, idsIn, linksIn } from "./links.ts";

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
  deadLinks({ reader, visitor: reader }, [{ path: "/", links, ids: idsIn(site["/"] ?? "") }]);

test("working links are not dead", async () => {
  expect(linksIn(site["/"] ?? "")).toEqual(["/a?b=1&c=2#two"]);
  expect(
    await deadOn([...linksIn(site["/"] ?? ""), "#top", "/", "/a", "https://example.org/x#y", "mailto:a@b.c"]),
  ).toEqual([]);
});

test("a link to an unknown page or to an unknown id is dead", async () => {
  expect(await deadOn(["/b", "#bottom", "/a#three", "/a#two"])).toEqual(["/b on /", "#bottom on /", "/a#three on /"]);
});
