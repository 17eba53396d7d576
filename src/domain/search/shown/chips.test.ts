import { expect, test } from "vitest";
import { readQuery } from "../query/read-query.ts";
import { chipsOf, leaveOut } from "./chips.ts";

const today = "2026-11-22";
const chips = (query: string) => chipsOf(query, { understood: readQuery(query, today), corrections: [] }, today);

test("each part of a query has a chip, and the query without it", () => {
  expect(chips("nursing in Texas, no essay, chess, ACT 31").map(({ text, without }) => [text, without])).toEqual([
    ["Nursing", "in Texas, no essay, chess, ACT 31"],
    ["In Texas", "nursing, no essay, chess, ACT 31"],
    ["No essay", "nursing in Texas, chess, ACT 31"],
    ["chess", "nursing in Texas, no essay, ACT 31"],
    ["ACT 31", "nursing in Texas, no essay, chess"],
  ]);
});

test("without one of two things that a word says, the query says the other", () => {
  expect(chips("latina nurse").map(({ text, without }) => [text, without])).toEqual([
    ["Hispanic", "Women nurse"],
    ["Women", "Hispanic nurse"],
    ["Nursing", "latina"],
  ]);
});

test.each([
  ["Cherokee nurse", ["Native American (Cherokee)", "Nursing"]],
  ["single mom", ["Women", "Single parents"]],
])("a group that is searched for by its own word says both: %s", (query, texts) => {
  expect(chips(query).map(({ text }) => text)).toEqual(texts);
});

test.each([
  ["smart art students", "Fine Arts", "smart students"],
  ["nursing in the UK", "Study in the United Kingdom", "nursing"],
  ["nursing in Europe", "Study in Europe", "nursing"],
])("%s is left without %s as %s", (query, text, without) => {
  expect(chips(query).map((chip) => [chip.text, chip.without])).toContainEqual([text, without]);
});

test("a Spanish topic is removed by the words that it was read from", () => {
  expect(chips("becas para huérfanos").map(({ text, without }) => [text, without])).toEqual([["orphans", "becas"]]);
});

test("a word that no scholarship has is a dropped chip", () => {
  const understood = readQuery("nursing frisbee", today);
  const found = chipsOf("nursing frisbee", { understood, corrections: [{ word: "frisbee", searched: [] }] }, today);
  expect(found.map(({ text, dropped }) => [text, dropped])).toEqual([
    ["Nursing", false],
    ["frisbee", true],
  ]);
});

test("closed ones have a chip", () => {
  expect(chips("nursing including closed").at(-1)).toMatchObject({ text: "Closed ones too", without: "nursing" });
});

test.each([
  ["autism scholarships", 0, { constraints: [], topics: [] }],
  ["junior", 0, { constraints: [{ value: "bachelor" }] }],
  ["chess and ACT 31", 0, { topics: [], ignored: ["ACT 31"] }],
  ["chess and ACT 31", 1, { topics: ["chess"], ignored: [] }],
])("%s without chip %i", (query, place, left) => {
  const part = chips(query).slice(place, place + 1);
  expect(leaveOut(readQuery(query, today), part)).toMatchObject(left);
});

test("a misspelt phrase that a table knows is looked for as it is meant, and its chip removes what was written", () => {
  expect(chips("going back to skool, ohio").map(({ text, without }) => [text, without])).toContainEqual([
    "going back to school",
    "ohio",
  ]);
});

test.each([
  ["part time students who work", ["Part-time student", "who work"]],
  ["people who work hard", []],
  ["apply for free", ["for free"]],
  ["study medicine for free", ["Medicine", "full ride"]],
])("that somebody works, or is to pay nothing, is read or told: %s", (query, texts) => {
  expect(chips(query).map(({ text }) => text)).toEqual(texts);
});
