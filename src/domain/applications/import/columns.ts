import type { ApplicationFields } from "../application.ts";

/**
 * The fields of an application that a file may hold. `id` only tells rows of one file apart; `tasks` are
 * the titles of the checklist, for people, and count where there is no `checklist`.
 */
export type FileField = keyof ApplicationFields | "tasks" | "id" | "scholarship_id" | "created_at" | "submitted_at";

/** The columns of an exported file, in order, with their headings. */
export const columns: readonly (readonly [field: FileField, heading: string])[] = [
  ["scholarship_title", "Scholarship"],
  ["provider_name", "Provider"],
  ["amount", "Amount"],
  ["deadline", "Deadline"],
  ["status", "Status"],
  ["application_url", "Application URL"],
  ["notes", "Notes"],
  ["tasks", "Tasks"],
  ["created_at", "Added"],
  ["submitted_at", "Submitted"],
  ["id", "ID"],
  ["scholarship_id", "Scholarship ID"],
  ["checklist", "Checklist (for import)"],
];

/** Other headings that students give these columns, as letters and digits in lower case. */
const otherHeadings: Record<FileField, string> = {
  scholarship_title:
    "scholarships scholarshipname scholarshiptitle nameofscholarship title name awardname opportunity program grant",
  provider_name: "providername sponsor sponsorname organization organisation foundation funder company college givenby",
  amount: "award awardamount scholarshipamount value money prize worth dollars howmuch",
  deadline: "duedate due closingdate closes applyby applicationdeadline applicationduedate deadlinedate date",
  status: "applicationstatus state stage progress",
  application_url: "url link website applicationlink weblink webpage webaddress site",
  notes: "note comment comments remarks details",
  tasks: "todo todos",
  checklist: "checklists",
  created_at: "createdat created addedon dateadded",
  submitted_at: "submittedat submittedon datesubmitted submissiondate applied appliedon dateapplied",
  id: "laurelid",
  scholarship_id: "scholarshipkey",
};

const plain = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\d]/gu, "");

const fieldByHeading = new Map<string, FileField>(
  columns.flatMap(([field, heading]) =>
    [plain(heading), plain(field), ...otherHeadings[field].split(" ")].map((each) => [each, field] as const),
  ),
);

/** The field of a column with this heading, or undefined. Case, spaces and punctuation do not count. */
export const fieldOfHeading = (heading: string): FileField | undefined =>
  fieldByHeading.get(plain(heading.slice(0, 60)));
