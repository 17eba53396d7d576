import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import RequirementsInFull from "./requirements-in-full.tsx";

const words = "Take part in sports.";
const scholarship = blankScholarship({ demands: [{ about: "check", kind: "activity", quote: words }] });
const shown = (check_yourself: boolean) => {
  const part = { required: words, status: "met", student: "Soccer", check_yourself } as const;
  return renderToStaticMarkup(<RequirementsInFull scholarship={scholarship} factors={[{ parts: [part] }]} />);
};

test("what the profile decides is not left to the student to check", () => {
  expect(shown(true)).toMatch(/Check yourself.*Take part in sports\./);
  expect(shown(false)).toMatch(/Who can apply.*Take part in sports\./);
  expect(shown(false)).not.toContain("Check yourself");
});

test("a requirement of which one part is compared stands once, with all of its words", () => {
  const line = "Take part in sports; ask the coach.";
  const part = (words: string) => ({ about: "check", kind: "activity", quote: words }) as const;
  const check = (quotes: string[]) =>
    renderToStaticMarkup(
      <RequirementsInFull scholarship={{ requirements: [line], demands: quotes.map(part) }} factors={[]} />,
    );
  expect(check(["Take part in sports"]).split("Take part in sports")).toHaveLength(2);
  expect(check(["Take part in sports"])).toMatch(/Check yourself.*ask the coach/);
  // Each of two parts has a result of its own.
  expect(check(["Take part in sports", "ask the coach"])).toMatch(
    /<li>Take part in sports<\/li><li>ask the coach<\/li>/,
  );
});
