/** The map of catalogues/careeronestop_2024_us_sample.json of ../shared/data, as an operator would write it. */
export const careerOneStop = {
  title: "ScholarshipName",
  provider_name: "=Listed by CareerOneStop",
  amount_text: "ScholarshipAmount",
  deadline_text: "ApplicationDeadline",
  application_url: "Link",
  academic_level: "Categories",
  essay_required: "EssayRequired",
  eligibility_text: "Description",
};
