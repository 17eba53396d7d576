import { describe, expect, it } from "vitest";
import { citizenships, groups } from "#domain/scholarships/vocabulary.ts";
import { allTexts, hasTexts, labelLevels, labelledTexts, labelsOf, textsInSight } from "./labels.ts";

const halves = ["dev", "held"] as const;
const labels = [...halves, "pages" as const].flatMap(labelsOf);

describe("the labels of real texts", () => {
  it("use only the words of the vocabulary", () => {
    for (const label of labels) {
      expect(labelLevels).toEqual(expect.arrayContaining(label.level ?? []));
      expect(groups).toEqual(expect.arrayContaining(label.groups ?? []));
      expect(citizenships).toEqual(expect.arrayContaining(label.citizenship ?? []));
      for (const code of [...(label.states ?? []), ...(label.countries ?? [])]) expect(code).toMatch(/^[A-Z]{2}$/);
    }
  });

  it("name no text twice, in one half or in both", () => {
    const names = labels.map(({ file, title }) => `${file}: ${title}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it("hold codes and no sentences", () => {
    for (const { other, excludes } of labels)
      for (const code of [...(other ?? []), ...(excludes ?? [])]) expect(code.length).toBeLessThan(140);
  });

  it.runIf(hasTexts)("find exactly one text each", () => {
    const texts = allTexts();
    for (const half of halves) expect(labelledTexts(half, texts)).toHaveLength(labelsOf(half).length);
    expect(textsInSight(texts)).toHaveLength(texts.length - labelsOf("held").length);
  });
});
