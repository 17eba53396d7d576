import { fold } from "../../scholarships/duplicates/title-words.ts";
import type { Application } from "../application.ts";

/**
 * The applications that have every word of `q` in their title, sponsor, amount, notes or tasks. A word may be the
 * beginning of one, in any case and without accents.
 */
export function findApplications(applications: readonly Application[], q = ""): readonly Application[] {
  const words = fold(q).split(" ").filter(Boolean);
  if (words.length === 0) return applications;
  return applications.filter((application) => {
    const text = ` ${fold(textOf(application))}`;
    return words.every((word) => text.includes(` ${word}`));
  });
}

const textOf = ({ scholarship_title, provider_name, amount, notes, checklist }: Application) =>
  [scholarship_title, provider_name, amount, notes, ...checklist.map(({ title }) => title)].join("\n");
