// Not by Intl, which takes 5 µs: a list of matches shows dozens of days.
const shortMonths = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", timeZone: "UTC" });

/** A YYYY-MM-DD day as `Feb 28, 2027`. */
export function shortDay(day: string): string {
  return `${dayOfYear(day)}, ${Number(day.slice(0, 4))}`;
}

/** A YYYY-MM-DD day as `Feb 2027`. */
export function shortMonth(day: string): string {
  return shortDay(day).replace(/ \d+,/, "");
}

/** A YYYY-MM-DD day as `Feb 28`. */
export function dayOfYear(day: string): string {
  return `${shortMonths[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`;
}

/** A YYYY-MM-DD day as `February 28, 2027`. */
export function longDay(day: string): string {
  return long.format(Date.parse(`${day}T00:00:00Z`));
}

/** A year, a month or a day, as precise as given: `2023`, `August 2023`, `August 15, 2023`. */
export function knownDay(date: string): string {
  if (date.length === 4) return date;
  return date.length === 7 ? month.format(Date.parse(`${date}-01T00:00:00Z`)) : longDay(date);
}
