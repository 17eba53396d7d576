import type { ScholarshipFacts } from "./scholarship.ts";

const noForm = /\bno (?:separate |additional )?application\b|\bautomatically considered\b/i;

/** Whether the sponsor says that there is no application of its own: `The college awards it; no separate application.` */
export const hasNoForm = ({ requirements, demands }: Pick<ScholarshipFacts, "requirements" | "demands">): boolean =>
  [...requirements, ...demands.map(({ quote }) => quote)].some((line) => noForm.test(line));
