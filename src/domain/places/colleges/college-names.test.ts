import { expect, test } from "vitest";
import { collegesOfUs } from "./college-names.ts";

test("each college of the US has a name, the code of its state, its town, size, what it gives and whose it is", () => {
  const colleges = collegesOfUs();
  const rice = { name: "Rice University", state: "TX", town: "Houston", otherNames: [], size: 0, twoYear: false };
  expect(colleges).toContainEqual({ ...rice, owner: "nonprofit", tribal: false });
  const georgia = {
    name: "University of Georgia",
    state: "GA",
    town: "Athens",
    otherNames: ["uga"],
    size: 2,
    twoYear: false,
  };
  expect(colleges).toContainEqual({ ...georgia, owner: "public", tribal: false });
  const leech = {
    name: "Leech Lake Tribal College",
    state: "MN",
    town: "Cass Lake",
    otherNames: ["lltc"],
    size: 0,
    twoYear: true,
  };
  expect(colleges).toContainEqual({ ...leech, owner: "public", tribal: true });
  expect(colleges.filter(({ name, state }) => name.length < 4 || /[*^=$#]/.test(name) || state.length !== 2)).toEqual(
    [],
  );
});

test("boards, systems and districts are no colleges, and a main campus is called as its university", () => {
  const names = collegesOfUs().map(({ name }) => name);
  expect(names.filter((name) => /\b(?:Board of|Board and|System Administration|System Offices)\b/.test(name))).toEqual(
    [],
  );
  expect(names.filter((name) => /\bMain Campus\b|\bImmersion\b/.test(name))).toEqual([]);
});
