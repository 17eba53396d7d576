import { englishForms, rareEnglishForms } from "./english-words.gen.ts";

const forms = new Set(englishForms.split(" "));

/** Whether this is the form (`wordForm`) of a common English word. */
export const isEnglishForm = (form: string): boolean => forms.has(form);

const rare = new Set(rareEnglishForms.split(" "));

/** Whether this is the form of an English word that few know: "rosin" is no typo of "robin". */
export const isRareForm = (form: string): boolean => rare.has(form);
