import { isAmong } from "../../words/sorted-words.ts";
import { englishForms, rareEnglishForms } from "./english-words.gen.ts";

/** Whether this is the form (`wordForm`) of a common English word. */
export const isEnglishForm = (form: string): boolean => isAmong(englishForms, form);

/** Whether this is the form of an English word that few know: "rosin" is no typo of "robin". */
export const isRareForm = (form: string): boolean => isAmong(rareEnglishForms, form);
