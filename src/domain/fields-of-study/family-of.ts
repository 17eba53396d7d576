/** The family of a CIP code: "14" of "14.03". */
export const familyOf = (code: string): string => code.slice(0, 2);
