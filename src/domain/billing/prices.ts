export const trialHours = 24;

/** Premium: everything without limits, for this price in whole US dollars. */
export const premium = { dollars: 30, months: 3 } as const;

/** What a call costs in credits without a trial or premium. A call that fails or finds nothing costs nothing. */
export const creditPrices = { ai_search: 3, essay_comprehensive: 3, essay_structure: 2, essay_quick: 1 } as const;
export type PaidCall = keyof typeof creditPrices;

/** A number of credits for a price in whole US dollars. */
export type CreditPack = { id: string; credits: number; dollars: number };

/** The starter pack is always sold. The operator may configure the others. */
export const starterPack: CreditPack = { id: "starter", credits: 100, dollars: 30 };
export const largerPacks: readonly CreditPack[] = [
  { id: "plus", credits: 220, dollars: 60 },
  { id: "max", credits: 400, dollars: 100 },
];
