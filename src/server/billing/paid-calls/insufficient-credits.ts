import { Problem } from "#server/platform/http/problem.ts";

/** 402 `insufficient_credits`, with the error fields of the specification's functions. */
export function insufficientCredits({ required, available }: { required: number; available: number }): Problem {
  const message = `You need ${required} credits but only have ${available}. Purchase more credits to continue.`;
  return new Problem(402, "insufficient_credits", message, {
    fields: { error: "Insufficient credits", required, available },
  });
}
