import { englishForms } from "./english-words.gen.ts";

const forms = new Set(englishForms.split(" "));

/** Whether this is the form (`wordForm`) of a common English word. */
export const isEnglishForm = (form: string): boolean => forms.has(form);
