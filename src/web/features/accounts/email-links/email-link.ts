import type { LinkKind } from "#domain/accounts/account-settings.ts";

/** The content of a mailed link: its kind and its secret token. */
export type MailedLink = { kind: LinkKind; token: string };

// Repeats the domain's list, which imports zod: this file is part of every page's first download.
const kinds: Record<LinkKind, true> = {
  magic_link: true,
  confirm: true,
  change_email: true,
  reset: true,
  deletion: true,
};
const isKind = (kind: string | null): kind is LinkKind => kind !== null && Object.hasOwn(kinds, kind);

/** Reads `kind=KIND&token=TOKEN`, the fragment of a mailed link; undefined for any other text. */
export function readMailedLink(fragment: string): MailedLink | undefined {
  const parameters = new URLSearchParams(fragment);
  const kind = parameters.get("kind");
  const token = parameters.get("token");
  return isKind(kind) && token ? { kind, token } : undefined;
}
