/** The list is ordered by how often a password was found; the rest of it is rare enough to be somebody's own. */
const refused = 10_000;

let common: Promise<ReadonlySet<string>> | undefined;

/** The passwords that guessers try first, in lower case. Loaded when the first password is judged, not at the start. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].slice(0, refused)),
  );
  return common;
}
