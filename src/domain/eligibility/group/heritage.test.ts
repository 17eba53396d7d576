import { expect, test } from "vitest";
import { tokensOf } from "../text/tokens.ts";
import { heritage } from "./heritage.ts";

const read = (text: string) => heritage({ text, tokens: tokensOf(text), lead: "", part: "text" });
const of = (...names: string[]) => ({ about: "demand", demand: { about: "heritage", names } });

test.each([
  ["of Italian descent", ["Italian"]],
  ["OF ITALIAN DESCENT", ["Italian"]],
  ["have Norwegian ancestry", ["Norwegian"]],
  ["of Polish or Czech heritage", ["Polish", "Czech"]],
  ["of Armenian-American heritage", ["Armenian"]],
  ["open to Korean-American and Korean students", ["Korean"]],
])("%s demands a heritage", (text, names) => {
  expect(read(text).map(({ meaning }) => meaning)).toEqual([of(...names)]);
});

test("a heritage names a group only where it follows", () => {
  expect(read("of Korean descent")[0]?.also).toEqual([{ about: "groups", groups: ["asian"] }]);
  expect(read("of Korean or Polish descent")[0]?.also).toBeUndefined();
});

test.each(["an interest in Norwegian heritage", "the study of Polish heritage", "Italian studies"])(
  "%s demands no heritage",
  (text) => {
    expect(read(text)).toEqual([]);
  },
);
