import { expect, test } from "vitest";
import { readSidebarCookie, sidebarCookie } from "./sidebar-cookie.ts";

test("the sidebar starts collapsed", () => {
  expect(readSidebarCookie("")).toBe(false);
  expect(readSidebarCookie("other=1; sidebar:state=false")).toBe(false);
});

test("an open sidebar is remembered for seven days", () => {
  expect(sidebarCookie(true)).toBe("sidebar:state=true; path=/; max-age=604800; samesite=lax");
  expect(readSidebarCookie("other=1; sidebar:state=true")).toBe(true);
});
