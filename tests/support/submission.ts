import type { SubmissionInput } from "#domain/submissions/submitted-scholarship.ts";

let made = 0;

/** A complete form with a title of its own, which fits nursing students in college. */
export function makeSubmission(more: Partial<SubmissionInput> = {}): SubmissionInput & { title: string } {
  made += 1;
  const names = "Juniper Larkspur Marigold Tamarack Sycamore Hawthorn Elderberry Cottonwood Bluebell Foxglove".split(
    " ",
  );
  const name = `${names[made % names.length]}${Math.floor(made / names.length) || ""}`;
  return {
    title: `${name} Nursing Scholarship`,
    provider_name: `${name} Family Foundation`,
    description: "Applicants must be undergraduate students who major in nursing. The scholarship pays $2,000.",
    amount_min: 1000,
    amount_max: 2000,
    gpa_requirement: 3,
    application_url: `https://${name.toLowerCase()}.example.org/apply`,
    deadline: "2027-03-01",
    academic_level: ["Undergraduate"],
    field_of_study: ["Nursing"],
    requirements: ["An essay of 500 words"],
    ...more,
  };
}
