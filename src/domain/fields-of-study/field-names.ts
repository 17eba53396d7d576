import { cip } from "./cip.gen.ts";

/** Everyday names of the most common fields. They are suggested before the official titles. */
export const familiarFields: readonly string[] = [
  "Accounting",
  "Architecture",
  "Automotive Technology",
  "Biology",
  "Business Administration",
  "Carpentry",
  "Chemistry",
  "Civil Engineering",
  "Communications",
  "Computer Science",
  "Cosmetology",
  "Criminal Justice",
  "Culinary Arts",
  "Cybersecurity",
  "Data Science",
  "Diesel Technology",
  "Economics",
  "Education",
  "Electrical Engineering",
  "Electrician",
  "English",
  "Environmental Science",
  "Finance",
  "Fine Arts",
  "Graphic Design",
  "HVAC",
  "History",
  "Information Technology",
  "Journalism",
  "Law",
  "Marketing",
  "Mathematics",
  "Mechanical Engineering",
  "Medicine",
  "Music",
  "Nursing",
  "Pharmacy",
  "Physics",
  "Plumbing",
  "Political Science",
  "Psychology",
  "Public Health",
  "Social Work",
  "Sociology",
  "Software Engineering",
  "Undecided",
  "Welding",
];

/** Names to suggest for a field of study: the familiar ones first, then the titles of CIP 2020, without repeats. */
export function fieldNames(): string[] {
  const titles = cip.split("\n").flatMap((line) => {
    const title = line.slice(line.indexOf(" ") + 1).replace(/, General\.?$/, "");
    return /\bOther\.?$/.test(title) ? [] : [title];
  });
  return [...new Set([...familiarFields, ...titles])];
}
