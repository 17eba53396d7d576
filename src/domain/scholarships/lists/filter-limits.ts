/**
 * The largest values of the filters of a list of scholarships, in characters, US dollars and grade points. The API, the
 * URLs of the pages and saved searches share them, so that the API refuses nothing that a page takes.
 */
export const filterLimits = {
  q: 2000,
  field_of_study: 160,
  sponsor: 300,
  dollars: 2_000_000_000,
  gpa: 5,
  cursor: 400,
} as const;
