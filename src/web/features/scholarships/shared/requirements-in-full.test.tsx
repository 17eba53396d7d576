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
