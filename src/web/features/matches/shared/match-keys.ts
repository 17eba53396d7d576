/** The query keys of the matches. What follows the profile or the marks is below `all`, so that it is loaded again with them. */
export const matchKeys = {
  all: ["matches"],
  lists: ["matches", "list"],
  list: (query: object) => ["matches", "list", query],
  one: (scholarshipId: string) => ["matches", "one", scholarshipId],
  similar: (scholarshipId: string) => ["matches", "similar", scholarshipId],
  coach: (day: string) => ["matches", "coach", day],
  byMonth: ["matches", "by-month"],
  next: (day: string) => ["matches", "next", day],
} as const;
