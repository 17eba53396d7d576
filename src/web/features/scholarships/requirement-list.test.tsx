import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Provenance } from "#domain/scholarships/vocabulary.ts";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { RequirementList } from "./requirement-list.tsx";

const shown = (provenance: Provenance) => {
  const scholarship = blankScholarship({ gpa_requirement: 3, evidence: { gpa: "A GPA of 3.0 in science" } });
  return renderToStaticMarkup(<RequirementList scholarship={{ ...scholarship, provenance }} />);
};

test("our own summary of a source is never shown as a quotation", () => {
  expect(shown("curated")).toContain("In short: A GPA of 3.0 in science");
  expect(shown("curated")).not.toContain("<q");
});

test("the words of a page that was read are shown as a quotation", () => {
  expect(shown("scraped")).toMatch(/<q[^>]*>A GPA of 3\.0 in science<\/q>/);
});

test("a line that only repeats what is stated above is left out", () => {
  const requirements = ["Be a U.S. citizen.", "Plan a career in nursing."];
  const scholarship = {
    ...blankScholarship({ citizenship: ["us_citizen"], requirements }),
    provenance: "curated" as const,
  };
  const html = renderToStaticMarkup(<RequirementList scholarship={scholarship} />);
  expect(html).toContain("Plan a career in nursing.");
  expect(html).not.toContain("Be a U.S. citizen.");
});
