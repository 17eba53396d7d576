import type { Warning } from "../scholarships/scholarship.ts";

export type Severity = Warning["severity"];

/** `means` tells a student what the sign is, and `advice` what to do. */
type Words = { means: string; advice: string };
/** One published red flag. `milder` has the words where it is less severe than usual. */
type ScamRule = Words & { severity: Severity; milder?: Words };

/**
 * Raise it when a rule, a phrase or a text of this folder changes: the warnings of all stored scholarships are then computed
 * again.
 */
const scamRulesVersion = 5;

/** What the warnings of a row depend on beside the row: the version of the rules, and the year, which S24 compares with. */
export const scamRulesOn = (today: string): string => `${scamRulesVersion} ${today.slice(0, 4)}`;

/**
 * The rules of docs/how-scams-are-found.md that the text, the link and the facts of one scholarship allow. Redirects, the
 * age of a domain, a page without a privacy policy and a parent organization need the network.
 */
export const scamRules = {
  S01: {
    severity: "high",
    means: "It asks you to pay a fee.",
    advice: "Do not pay. An honest sponsor gives money and asks for none.",
    milder: {
      means: "It takes a fee.",
      advice: "Some societies and contests do. Check that the sponsor is real, and whether it is worth the money.",
    },
  },
  S02: {
    severity: "high",
    means: "It promises that you will win.",
    advice: "Nobody can promise that you will win. Do not pay, and do not count on a refund.",
  },
  S03: {
    severity: "high",
    means: "It asks for a card or bank account, or for money to hold the scholarship.",
    advice: "Do not give any card or account number. A scholarship does not need to be held.",
  },
  S04: {
    severity: "high",
    means: "It asks for your Social Security number.",
    advice: "Leave the number out of the application. A sponsor may need it for tax forms, but only after you win.",
    milder: {
      means: "It asks winners for their Social Security number.",
      advice: "A sponsor may need it for tax forms after you win. Leave it out of the application.",
    },
  },
  S05: {
    severity: "medium",
    means: "It says that nobody else has this information.",
    advice: "Sponsors want applicants and publish their scholarships. Search for it for free before you sign up.",
  },
  S06: {
    severity: "medium",
    means: "It offers to apply for you.",
    advice: "Write your own applications. Nobody else can write your essays or ask for your letters.",
  },
  S07: {
    severity: "high",
    means: "It says that you were chosen, though you did not apply.",
    advice: "Nobody wins a scholarship without applying. Do not answer, and give no details.",
  },
  S08: {
    severity: "medium",
    means: "It says that a lot of scholarship money goes unclaimed.",
    advice: "This is a myth. Ask where the figure comes from, and pay nobody to find the money.",
  },
  S09: {
    severity: "high",
    means: "It asks you to send money back, or to pay a tax before you get the money.",
    advice:
      "Do not deposit the check and send nothing. The check is false, and your bank takes the money back from you.",
  },
  S10: {
    severity: "medium",
    means: "It presses you to act at once.",
    advice: "Take the time to check the sponsor. An honest scholarship has a deadline, not a countdown.",
  },
  S11: {
    severity: "medium",
    means: "It brings you to an event or a call where services are sold.",
    advice: "Sign nothing and pay nothing there. Ask your school counselor the same questions for free.",
  },
  S12: {
    severity: "medium",
    means: "Its only contact is a free email account or a PO box.",
    advice: "Look for the sponsor's street address and phone number on another site, and call.",
  },
  S13: {
    severity: "medium",
    means: "It sounds like a government office or claims its approval.",
    advice: "The government does not endorse private sponsors. Its own sites end in .gov.",
  },
  S14: {
    severity: "medium",
    means: "It names no requirements.",
    advice: "Look for rules that say who can win and who decides.",
  },
  S15: {
    severity: "medium",
    means: "It promises high chances or much money for little work.",
    advice: "Ask how the figure was counted, and who won last year.",
  },
  S16: {
    severity: "low",
    means: "This is a drawing, not an award for merit.",
    advice: "Your chance is one in the number of entries. Spend your time on essays for other scholarships first.",
  },
  S17: {
    severity: "medium",
    means: "It shares or sells what you enter.",
    advice: "Read the privacy policy first, and use an email address that you keep for scholarships.",
  },
  S18: {
    severity: "medium",
    means: "It asks for private data that the scholarship does not need.",
    advice: "Leave these fields empty. Never give the password of another account.",
  },
  S19: {
    severity: "medium",
    means: "The link hides or imitates where it leads.",
    advice: "Do not use this link. Search for the sponsor's own site and start from there.",
  },
  S20: {
    severity: "medium",
    means: "It works through texts or direct messages.",
    advice: "Do not answer. Find the sponsor's own site and phone number, and ask there.",
  },
  S21: {
    severity: "high",
    means: "It asks for payment by gift card, wire, crypto or a payment app.",
    advice: "Do not pay. Money that is sent in this way cannot be taken back.",
  },
  S22: {
    severity: "high",
    means: "It asks for your FSA ID, or for money to file the FAFSA.",
    advice: "Share your FSA ID with nobody. The FAFSA is free at studentaid.gov.",
  },
  S23: {
    severity: "medium",
    means: "You have to buy, join or borrow something first, or the sponsor sells something unfit for minors.",
    advice: "Find out what it costs and whether you want it without the scholarship.",
  },
  S24: {
    severity: "low",
    means: "It names a year that is over.",
    advice: "Check on the sponsor's site whether it is still given.",
  },
} as const satisfies Record<string, ScamRule>;

export type RuleId = keyof typeof scamRules;

/** How severe a rule usually is; low for a rule of another version. */
export const severityOf = (rule: string): Severity =>
  Object.hasOwn(scamRules, rule) ? scamRules[rule as RuleId].severity : "low"; // checked

/** What to tell a student about a sign; null for a rule of another version. */
export function wordsOf({ rule, severity }: Pick<Warning, "rule" | "severity">): Words | null {
  const known: ScamRule | undefined = Object.hasOwn(scamRules, rule) ? scamRules[rule as RuleId] : undefined; // checked
  if (!known) return null;
  return severity === known.severity ? known : (known.milder ?? known);
}
