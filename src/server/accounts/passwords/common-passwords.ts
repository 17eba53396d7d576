/**
 * How many entries of the list are refused. The most common passwords come first; those after the first 10,000 are
 * rare.
 */
const refused = 10_000;

let common: Promise<ReadonlySet<string>> | undefined;

/** The most common passwords, in lower case. Loaded with the first password check, not at the start. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].slice(0, refused)),
  );
  return common;
}
