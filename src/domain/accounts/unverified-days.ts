/**
 * After how many days without use an account with an unverified email is deleted: without a profile (`empty`), and with
 * one. The email may belong to somebody else.
 */
export const unverifiedDays = { empty: 7, withProfile: 90 } as const;
