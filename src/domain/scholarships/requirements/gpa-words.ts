/** A grade point average as a sponsor writes it: 3.0, 2.75. */
export const gpaWords = (gpa: number): string => (Number.isInteger(gpa) ? gpa.toFixed(1) : String(gpa));
