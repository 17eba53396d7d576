import fc from "fast-check";
import { expect, test } from "vitest";
import { type CreditBalance, type CreditChange, creditsIn, creditsTakenBack } from "./credit-changes.ts";

test("credits that come pay the debt first", () => {
  expect(creditsIn("purchase", 100, { credits: 0, debt: 10 })).toEqual([
    { kind: "purchase", credits: 100, debt: 0 },
    { kind: "debt_paid", credits: -10, debt: -10 },
  ]);
  expect(creditsIn("purchase", 100, { credits: 5, debt: 0 })).toEqual([{ kind: "purchase", credits: 100, debt: 0 }]);
});

test("credits that were used before they are taken back become debt", () => {
  expect(creditsTakenBack("refund", 100, { credits: 40, debt: 0 })).toEqual([
    { kind: "refund", credits: -40, debt: 60 },
  ]);
});

type Step = { comes: boolean; credits: number };
const step = fc.record({ comes: fc.boolean(), credits: fc.integer({ min: 1, max: 500 }) });

const changesOf = ({ comes, credits }: Step, balance: CreditBalance): CreditChange[] =>
  comes ? creditsIn("purchase", credits, balance) : creditsTakenBack("refund", credits, balance);

const after = (steps: readonly Step[]): CreditBalance =>
  steps.reduce(
    (balance, each) =>
      changesOf(each, balance).reduce(
        ({ credits, debt }, change) => ({ credits: credits + change.credits, debt: debt + change.debt }),
        balance,
      ),
    { credits: 0, debt: 0 },
  );

test("neither balance nor debt is ever negative, and only one of them is above 0", () => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const { credits, debt } = after(steps);
      expect(Math.min(credits, debt)).toBe(0);
      expect(credits - debt).toBe(steps.reduce((sum, { comes, credits: n }) => sum + (comes ? n : -n), 0));
    }),
  );
});

test("the order of purchases and refunds makes no difference", () => {
  const shuffled = fc
    .array(step)
    .chain((steps) => fc.tuple(fc.constant(steps), fc.shuffledSubarray(steps, { minLength: steps.length })));
  fc.assert(
    fc.property(shuffled, ([steps, others]) => {
      expect(after(others)).toEqual(after(steps));
    }),
  );
});
