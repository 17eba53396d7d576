import { Problem } from "#server/platform/http/problem.ts";

/** 402 `insufficient_credits`, with the fields that the functions answer beside the problem. */
export function insufficientCredits({ required, available }: { required: number; available: number }): Problem {
  const message = `You need ${required} credits but only have ${available}. Purchase more credits to continue.`;
  const fields = { error: "Insufficient credits", message, required, available };
  return new Problem(402, "insufficient_credits", message, { fields });
}
