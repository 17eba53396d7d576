import type { CreditEntry } from "#domain/billing/billing.ts";
import type { PaidCall } from "#domain/billing/prices.ts";

/** The calls that cost credits, as a student reads them. */
export const callNames: Record<PaidCall, string> = {
  ai_search: "AI search",
  essay_comprehensive: "Essay analysis, comprehensive",
  essay_structure: "Essay analysis, structure",
  essay_quick: "Essay analysis, quick",
};

const nameOf = (call: string | null): string =>
  call !== null && Object.hasOwn(callNames, call) ? callNames[call as PaidCall] : "A paid tool";

/** What happened in a line of the credit history, and why. */
export function entryWords({ kind, call, open, debt }: CreditEntry): { title: string; why?: string } {
  switch (kind) {
    case "purchase":
      return { title: "Credits bought" };
    case "reserve":
      return {
        title: nameOf(call),
        ...(open && { why: "Still running. If it fails or finds nothing, the credits come back." }),
      };
    case "release":
      return { title: `${nameOf(call)}, credits returned`, why: "It failed or found nothing, so it costs nothing." };
    case "refund":
      return { title: "Payment refunded", why: `Credits of a refunded payment are taken back. ${owed(debt)}`.trim() };
    case "dispute":
      return {
        title: "Payment disputed",
        why: `Your bank holds the payment, so its credits are taken back. ${owed(debt)}`.trim(),
      };
    case "dispute_won":
      return { title: "Dispute ended", why: "The payment stands, so its credits are back." };
    case "debt_paid":
      return {
        title: "Owed credits paid back",
        why: "They had been used before their payment was refunded or disputed.",
      };
  }
}

const owed = (debt: number): string =>
  debt > 0 ? `${debt} of them had already been used. Your next purchase pays them back first.` : "";
