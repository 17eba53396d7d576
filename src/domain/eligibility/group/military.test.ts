import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";
import { tokensOf } from "../text/tokens.ts";
import { military } from "./military.ts";

function read(text: string) {
  const found = military({ text, tokens: tokensOf(text), lead: "", part: "text" });
  const kinds = found.flatMap(({ meaning, also = [] }) =>
    [meaning, ...also].map((each) =>
      each.about === "demand" && each.demand.about === "check" ? each.demand.kind : each.about,
    ),
  );
  return [...new Set(kinds)];
}

test.each([
  ["for veterans", ["groups", "employment"]],
  ["must be a member of the National Guard", ["groups", "employment"]],
  ["for dependents of deceased veterans", ["groups", "family"]],
  ["must be serving in the Texas National Guard", ["groups", "employment"]],
  ["for military families", ["groups"]],
  ["Navy and Marine Corps families", ["groups", "family"]],
  ["for members of military families", ["groups"]],
  ["for children from military families", ["groups", "family"]],
  ["who have served in the United States military", ["groups", "employment"]],
  ["for veterans and their families", ["groups"]],
  ["for veterans, service members and their spouses and dependent children", ["groups"]],
  ["for students who are veterans, or whose parent or spouse is a veteran", ["groups"]],
  ["for veterans and their spouses", ["groups", "family"]],
  ["for veterans and their children", ["groups", "family"]],
  ["for veterans and dependents of deceased veterans", ["groups", "family"]],
  ["for wounded veterans and their families", ["groups", "family"]],
  ["for veterans who were wounded, and their families", ["groups", "family"]],
  ["for student veterans with dependents", ["groups", "family"]],
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
  expect(groupsOf("for disabled veterans and their families")).toEqual(["military"]);
});

test.each([
  ["Be a veteran, the spouse of a disabled veteran, or a qualifying widow or widower.", ["family"]],
  ["Be a veteran, a service member or the current or surviving spouse of one.", ["family"]],
  ["Be a veteran, a service member or the spouse or child of one.", []],
  ["Be a veteran or a child of a teacher.", ["alternative", "doubtful"]],
])("of %s, whom of a military family it means is left to check unless it names all", (text, kinds) => {
  const { demands } = readEligibility({ title: "", provider: "", text: `Requirements:\n- ${text}` });
  expect(demands.map((demand) => (demand.about === "check" ? demand.kind : demand.about))).toEqual(kinds);
});

test.each([
  "committed to serving veterans",
  "for an active duty member of law enforcement",
  "Department of Veterans Affairs",
  "not open to veterans",
  "for students entering the marine industry",
  "a career goal in a marine-related field",
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

test.each([
  "Upon graduation recipients have an obligation of eight years of service, five of which must be active duty.",
  "Winners are obligated to four years of active duty.",
])("%s: service after the studies is no group of now", (text) => {
  expect(readEligibility({ title: "", provider: "", text }).facts.groups).toEqual([]);
});

test.each([
  "Must be a child or grandchild of a veteran.",
  "For descendants of veterans.",
  "Must be the grandchild of an active duty service member.",
])("%s: a grandchild may answer no to the question about the military, and is left in", (text) => {
  const { facts, demands } = readEligibility({ title: "", provider: "", text });
  const ruling = demands.some(({ about }) => about === "doubtful") ? [] : facts.groups;
  expect([ruling, demands[0]]).toEqual([[], expect.objectContaining({ about: "check", kind: "family" })]);
});
