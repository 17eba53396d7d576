import { expect, test } from "vitest";
import type { Profile } from "#domain/profile/profile.ts";
import { profileQuery } from "#web/features/profile/api.ts";
import { createQueryClient } from "#web/http/query-client.ts";
import { ownLevelQuery } from "./own-level-query.ts";

test("a level that was just saved is the student's level at once", async () => {
  const client = createQueryClient();
  const save = (academic_level: Profile["academic_level"]) =>
    client.setQueryData(profileQuery.queryKey, { academic_level } satisfies Partial<Profile> as Profile);
  save("high_school");
  expect(await client.fetchQuery(ownLevelQuery)).toBe("high_school");
  save("bachelor's_degree");
  expect(await client.fetchQuery(ownLevelQuery)).toBe("bachelor");
});
