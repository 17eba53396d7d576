import { dictionary } from "@zxcvbn-ts/language-common";

/** The list is ordered by how often a password was found; the rest of it is rare enough to be somebody's own. */
const refused = 10_000;

const common = new Set(dictionary["passwords-common"].slice(0, refused));

/** Whether a password, in lower case, is one of the most common ones, which guessers try first. */
export const isCommonPassword = (password: string): boolean => common.has(password);
