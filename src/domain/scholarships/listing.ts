import type { Scholarship } from "./scholarship.ts";

/** Whether another's list names the scholarship, such as the portal of a college: the link leads there, and to no page of the sponsor. */
export const isListing = ({
  provider_name,
  description,
}: Pick<Scholarship, "provider_name" | "description">): boolean =>
  provider_name.startsWith("Listed by ") || description.startsWith("From another sponsor, listed by ");
