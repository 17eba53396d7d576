import type { Scholarship } from "./scholarship.ts";

type Named = Pick<Scholarship, "provider_name" | "description">;

/** How the starter catalog says it. */
const marks = ["Listed by ", "From another sponsor, listed by "];

/** Whose list of others' scholarships names this one, with the words behind: "San Francisco State University. For ..."; null where no list does. */
export function listedBy({ provider_name, description }: Named): string | null {
  for (const text of [provider_name, description]) {
    const mark = marks.find((each) => text.startsWith(each));
    if (mark !== undefined) return text.slice(mark.length);
  }
  return null;
}

/** Whether another's list names the scholarship, such as the portal of a college: the link leads there, and to no page of the sponsor. */
export const isListing = (scholarship: Named): boolean => listedBy(scholarship) !== null;
