const medium = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** A sample's deadline in words: Mar 15, 2027. */
export const sampleDay = (date: string): string => medium.format(new Date(date));
