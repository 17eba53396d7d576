const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A YYYY-MM-DD day as `February 28, 2027`. */
export function longDay(day: string): string {
  return long.format(Date.parse(`${day}T00:00:00Z`));
}
