import { expect, test } from "vitest";
import { ProblemError } from "#web/http/problem-error.ts";
import { createSessionKeeper } from "./session-keeper.ts";

const refusal = (status: number) => new ProblemError({ status, code: "some_code", detail: "No." });

/** A keeper with a fake clock. `answers` are the results of the renewals, in order. */
function keeperWith({ endsAt, answers = [] }: { endsAt: number; answers?: (number | ProblemError)[] }) {
  let time = 0;
  const seen = { reads: 0, renewals: 0, waits: [] as number[], refused: 0 };
  const keeper = createSessionKeeper({
    readEnd: async () => {
      seen.reads += 1;
      return endsAt;
    },
    renew: async () => {
      seen.renewals += 1;
      const answer = answers.shift() ?? 1_000_000;
      if (answer instanceof ProblemError) throw answer;
      return answer;
    },
    now: () => time,
    wait: async (ms) => {
      seen.waits.push(ms);
      time += ms;
    },
    onRefused: () => {
      seen.refused += 1;
    },
  });
  return {
    keeper,
    seen,
    goTo: (ms: number) => {
      time = ms;
    },
  };
}

test("a session with more than 90 s left is not renewed, and its end is requested once", async () => {
  const { keeper, seen } = keeperWith({ endsAt: 90_001 });
  await keeper.check();
  await keeper.check();
  expect(seen).toMatchObject({ reads: 1, renewals: 0 });
});

test("a session with 90 s left is renewed", async () => {
  const { keeper, seen, goTo } = keeperWith({ endsAt: 120_000 });
  await keeper.check();
  expect(seen.renewals).toBe(0);
  goTo(30_000);
  await keeper.check();
  expect(seen.renewals).toBe(1);
  await keeper.check();
  expect(seen.renewals).toBe(1);
});

test.each([502, 503, 504, 0])("status %i is retried after 200 ms, then after doubling delays", async (status) => {
  const { keeper, seen } = keeperWith({ endsAt: 0, answers: [refusal(status), refusal(status), refusal(status)] });
  await keeper.check();
  expect(seen).toMatchObject({ renewals: 4, waits: [200, 400, 800], refused: 0 });
});

test("retries end before the next check, which starts again", async () => {
  const { keeper, seen } = keeperWith({ endsAt: 0, answers: Array.from({ length: 9 }, () => refusal(503)) });
  await keeper.check();
  expect(seen.waits).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800]);
  expect(seen).toMatchObject({ renewals: 8, refused: 0 });
  await keeper.check();
  expect(seen).toMatchObject({ renewals: 10, refused: 0 });
});

test("any other refusal is final", async () => {
  const { keeper, seen } = keeperWith({ endsAt: 0, answers: [refusal(401)] });
  await keeper.check();
  expect(seen).toMatchObject({ renewals: 1, waits: [], refused: 1 });
});

test("two simultaneous checks renew once", async () => {
  const { keeper, seen } = keeperWith({ endsAt: 0 });
  await Promise.all([keeper.check(), keeper.check()]);
  expect(seen.renewals).toBe(1);
});

test("a renewal in another tab counts in this one", async () => {
  const { keeper, seen } = keeperWith({ endsAt: 100_000 });
  await keeper.check();
  keeper.noteEnd(10_000_000);
  await keeper.check();
  expect(seen.renewals).toBe(0);
});
