import { expect, test } from "vitest";
import { readMailedLink } from "./email-link.ts";

test("a link has its kind and its token", () => {
  expect(readMailedLink("kind=magic_link&token=aB-_9")).toEqual({ kind: "magic_link", token: "aB-_9" });
});

test.each(["", "kind=magic_link", "kind=magic_link&token=", "token=abc", "kind=toString&token=abc", "top"])(
  "%j is no link",
  (fragment) => expect(readMailedLink(fragment)).toBeUndefined(),
);
