import { expect, test } from "vitest";
import { noisyReadings } from "./noise.ts";

const page = {
  file: "pages",
  title: "Heron Award",
  provider: "Heron Fund",
  text: "The Heron Award pays $500. Applicants must be enrolled full-time at an accredited college.",
};

/** Lines that are still read as if they were about those who apply. A line that is mended leaves this list. */
const known = [
  "Looking for other aid?",
  "We believe that every girl",
  "The association speaks for",
  "Our law school ranks",
];

test("what a page shows besides its award adds no value to what is read of it and hides none, but for known lines", () => {
  const changing = noisyReadings("dev", [page]).filter(({ added, lost }) => added.length + lost.length > 0);
  const texts = [...new Set(changing.map(({ text }) => text))];
  expect(texts.filter((text) => !known.some((words) => text.startsWith(words)))).toEqual([]);
  expect(texts).toHaveLength(known.length);
});
