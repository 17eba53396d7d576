/** Mail services where everything from "+" on is not part of the mailbox's name. Elsewhere it may be. */
const withTags = new Set([
  "gmail.com",
  "outlook.com",
  "hotmail.com",
  "live.com",
  "icloud.com",
  "fastmail.com",
  "proton.me",
]);
/** Domains of one mail service, where the same name is the same mailbox. */
const sameService = new Map([
  ["googlemail.com", "gmail.com"],
  ["protonmail.com", "proton.me"],
]);

/**
 * The mailbox that an email reaches, which has one trial: "Maya.Ortiz+laurel@googlemail.com" is "mayaortiz@gmail.com".
 * It is only for comparing; mails go to the email itself.
 */
export function mailboxOf(email: string): string {
  const lower = email.toLowerCase();
  const at = lower.lastIndexOf("@");
  const [name, domain] = [lower.slice(0, at), lower.slice(at + 1)];
  const service = sameService.get(domain) ?? domain;
  const untagged = withTags.has(service) ? name.replace(/(?<=.)\+.*/s, "") : name;
  return `${service === "gmail.com" ? untagged.replaceAll(".", "") : untagged}@${service}`;
}
