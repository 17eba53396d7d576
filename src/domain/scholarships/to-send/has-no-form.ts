import type { ScholarshipFacts } from "../scholarship.ts";

type Stated = Pick<ScholarshipFacts, "requirements" | "demands" | "description" | "deadline_text">;

/** Not of a fee, a day or what an application has to hold: "No application is accepted after May 1." */
const noForm =
  /\bno (?:separate |additional )?application *(?:[.,;:]|$)|\bno (?:separate |additional )?application (?:is|will be) (?:required|needed|necessary)\b|\bautomatically considered *(?:[.,;]|$)/i;
/** Where other things are told too: "There is no separate application at the start." */
const noFormAtAll = /\bno (?:separate |additional )?application *(?:[.;]|$)/i;

/** Whether the sponsor says that there is no application of its own: `The college awards it; no separate application.` */
export const hasNoForm = ({ requirements, demands, description, deadline_text }: Stated): boolean =>
  [...requirements, ...demands.map(({ quote }) => quote)].some((line) => noForm.test(line)) ||
  [description, deadline_text ?? ""].some((words) => noFormAtAll.test(words));
