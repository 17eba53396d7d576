import type { ListedScholarship } from "./browse.ts";

/** What one row of a public list shows of a scholarship, without its other facts. */
export function listedRow(scholarship: ListedScholarship): ListedScholarship {
  const { id, title, provider_name, amount_min, amount_max, amount_text } = scholarship;
  const { deadline, deadline_kind, deadline_text, last_checked, asks, more_asks, scam_level } = scholarship;
  return {
    ...{ id, title, provider_name, amount_min, amount_max, amount_text },
    ...{ deadline, deadline_kind, deadline_text, last_checked, asks, more_asks, scam_level },
  };
}
