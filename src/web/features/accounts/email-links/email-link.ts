import type { LinkKind } from "#domain/accounts/account-settings.ts";

/** What a mailed link says: what it does, and the secret that lets it. */
export type MailedLink = { kind: LinkKind; token: string };

// Not from the domain: this is part of every page's first download, and the domain's list comes with zod.
const kinds: Record<LinkKind, true> = {
  magic_link: true,
  confirm: true,
  change_email: true,
  reset: true,
  deletion: true,
};
const isKind = (kind: string | null): kind is LinkKind => kind !== null && Object.hasOwn(kinds, kind);

/** Reads `kind=KIND&token=TOKEN`, the fragment of a mailed link; undefined when it is not one. */
export function readMailedLink(fragment: string): MailedLink | undefined {
  const parameters = new URLSearchParams(fragment);
  const kind = parameters.get("kind");
  const token = parameters.get("token");
  return isKind(kind) && token ? { kind, token } : undefined;
}
