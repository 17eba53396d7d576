import type { Citizenship } from "../../scholarships/vocabulary.ts";
import type { Status } from "./citizenship-terms.ts";
import type { Term } from "./status-list.ts";

/** Statuses that only people in the US have. */
export const ofUs = new Set<Status>(["us_resident", "daca", "international", "noncitizen", "domestic", "visa"]);

const usMeaning: Record<Status, Citizenship | null> = {
  citizen: "us_citizen",
  resident: "permanent_resident",
  lives: "permanent_resident",
  us_resident: "permanent_resident",
  daca: "daca",
  international: "international",
  noncitizen: "international",
  protected: null,
  domestic: null,
  visa: null,
};

/** The statuses of a list about the US; null if "citizens" may be those of another country. */
export function usStatuses(list: readonly Term[], namesUs: boolean): Citizenship[] | null {
  const isUs = namesUs || list.some(({ status }) => status === "us_resident" || status === "daca");
  const ofThere = list.filter(({ nations }) => nations.length === 0 || nations.includes("US"));
  const found = ofThere.map(({ status }) => usMeaning[status]);
  const needsUs = found.some((status) => status === "us_citizen" || status === "permanent_resident");
  if (needsUs && !isUs) return null;
  // Who takes citizens and those from abroad takes permanent residents too.
  const takesAll = found.includes("us_citizen") && found.includes("international");
  return [
    ...new Set([...found.filter((status) => status !== null), ...(takesAll ? ["permanent_resident" as const] : [])]),
  ];
}
