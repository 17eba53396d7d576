import { Problem } from "#server/platform/http/problem.ts";

export const deadLink = () =>
  new Problem(400, "invalid_token", "This link was used already or has expired. Ask for a new one.");
