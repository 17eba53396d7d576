/**
 * Days without use after which an account with an unverified email is deleted: without a profile (`empty`), and with
 * one. Such an email may belong to another person.
 */
export const unverifiedDays = { empty: 7, withProfile: 90 } as const;
