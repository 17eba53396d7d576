const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A date such as 2026-11-21 in words: November 21, 2026. */
export const longDay = (date: string): string => long.format(new Date(date));
