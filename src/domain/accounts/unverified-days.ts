/**
 * After how many days without use an account with an unproven address is removed: `empty` ones, and those
 * `withProfile`. The address may be somebody else's, who must be able to use it.
 */
export const unconfirmedDays = { empty: 7, withProfile: 90 } as const;
