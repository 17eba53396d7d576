import type { ScholarshipFacts } from "./scholarship.ts";

type Stated = Pick<ScholarshipFacts, "requirements" | "demands" | "description" | "deadline_text">;

const noForm = /\bno (?:separate |additional )?application\b|\bautomatically considered\b/i;
/** Where other things are told too: "There is no separate application at the start." */
const noFormAtAll = /\bno (?:separate |additional )?application *(?:[.;]|$)/i;

/** Whether the sponsor says that there is no application of its own: `The college awards it; no separate application.` */
export const hasNoForm = ({ requirements, demands, description, deadline_text }: Stated): boolean =>
  [...requirements, ...demands.map(({ quote }) => quote)].some((line) => noForm.test(line)) ||
  [description, deadline_text ?? ""].some((words) => noFormAtAll.test(words));
