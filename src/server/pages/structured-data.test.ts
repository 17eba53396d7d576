import { expect, test } from "vitest";
import { isOpen, plannedPaths } from "#domain/pages/page-paths.ts";
import { aboutLaurel, aboutQuestions } from "./structured-data.ts";

test("an answer about a planned feature begins with a note, as on the page", () => {
  const [planned] = plannedPaths;
  const about = (path: string | null) =>
    aboutQuestions([{ question: "What?", answer: "It does this.", about: path }]).mainEntity[0]?.acceptedAnswer.text;
  expect(isOpen(planned)).toBe(false);
  expect(about(planned)).toBe(
    "This part of Laurel is planned and not open yet. This is how it will work. It does this.",
  );
  expect(about("/about")).toBe("It does this.");
  expect(about(null)).toBe("It does this.");
});

test("the JSON-LD offers crawlers no search that only leads to sign-in", () => {
  expect(JSON.stringify(aboutLaurel("http://laurel.test"))).not.toContain("SearchAction");
});
