import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";
import { tokensOf } from "../text/tokens.ts";
import { military } from "./military.ts";

function read(text: string) {
  const found = military({ text, tokens: tokensOf(text), lead: "", part: "text" });
  return found.flatMap(({ meaning, also = [] }) =>
    [meaning, ...also].map((each) =>
      each.about === "demand" && each.demand.about === "check" ? each.demand.kind : each.about,
    ),
  );
}

test.each([
  ["for veterans", ["groups", "employment"]],
  ["must be a member of the National Guard", ["groups", "employment"]],
  ["for dependents of deceased veterans", ["groups", "family"]],
  ["must be serving in the Texas National Guard", ["groups", "employment"]],
  ["for military families", ["groups"]],
  ["Navy and Marine Corps families", ["groups"]],
  ["who have served in the United States military", ["groups", "employment"]],
  ["for veterans and their spouses", ["groups"]],
  ["for dependents of U.S. Marines", ["groups", "family"]],
  ["for students with a parent serving on active duty", ["groups", "family"]],
  ["students with a family member in the military", ["groups", "family"]],
  ["for Gold Star families", ["groups", "family"]],
  ["for National Guard or Reserve members", ["groups", "employment"]],
  ["the widow or widower of a soldier", ["groups", "family"]],
  ["for commissioned officers of the Navy", ["groups", "employment"]],
])("%s names the military, and what its families must check", (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test("disabled veterans have a disability; their children need none", () => {
  const groupsOf = (text: string) =>
    military({ text, tokens: tokensOf(text), lead: "", part: "text" }).flatMap(({ meaning }) =>
      meaning.about === "groups" ? meaning.groups : [],
    );
  expect(groupsOf("for disabled veterans")).toEqual(["military", "disability"]);
  expect(groupsOf("for children of disabled veterans")).toEqual(["military"]);
});

test.each([
  ["Be a veteran, the spouse of a disabled veteran, or a qualifying widow or widower.", []],
  ["Be a veteran, a service member or the current or surviving spouse of one.", []],
  ["Be a veteran or a child of a teacher.", ["alternative"]],
])("of %s, what is of no military family is left to check", (text, kinds) => {
  const { demands } = readEligibility({ title: "", provider: "", text: `Requirements:\n- ${text}` });
  expect(demands.map((demand) => demand.about === "check" && demand.kind)).toEqual(kinds);
});

test.each([
  "committed to serving veterans",
  "for an active duty member of law enforcement",
  "Department of Veterans Affairs",
  "not open to veterans",
  "for students entering the marine industry",
  "Our company was founded by a veteran",
  "potential to serve as an officer in the Army",
])("%s names no soldiers who apply", (text) => {
  expect(read(text)).toEqual([]);
});

test.each(["a digital marketing veteran who founded the company", "sold to customers including military personnel"])(
  "%j names nobody who may apply",
  (text) => {
    expect(read(text)).toEqual([]);
  },
);
