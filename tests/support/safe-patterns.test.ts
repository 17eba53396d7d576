import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "recheck";
import { expect, test } from "vitest";
import { longestSentence } from "#domain/reader/bounded-text.ts";
import { type FoundPattern, regularExpressions } from "./regular-expressions.ts";

/**
 * Files whose patterns see a limited number of characters. They may take quadratic time. Everywhere else the checker
 * must prove that a pattern takes linear time on any text.
 */
const bounded: readonly (readonly [file: string, longest: number])[] = [
  ["src/domain/reader/", longestSentence],
  ["src/domain/matches/criteria/", longestSentence],
  ["src/domain/places/colleges/college-spelling.ts", longestSentence],
  ["src/domain/fields-of-study/", 400],
  ["src/server/operations/client-error.ts", 2000],
];
/** Files whose patterns see only text that this project wrote, or its HTML, in which text from outside is escaped. */
const ownText = [
  "src/server/pages/page-html.ts",
  "src/server/pages/student-html.ts",
  "src/server/accounts/passwords/password-hash.ts",
  "src/server/scholarships/catalogue/code-hash.ts",
];

const millisecondsEach = { linear: 20_000, bounded: 60_000 };
// The steps that a limited text may cost. 100,000 steps take far less than a millisecond.
const mostSteps = 1_000_000;

/** The hashes of patterns that the checker has proved safe, so that a test run checks only new ones. */
const record = join(import.meta.dirname, "safe-patterns.json");
const proved = new Set<string>(JSON.parse(readFileSync(record, "utf8")));
const longestFor = (file: string) => bounded.find(([start]) => file.startsWith(start))?.[1];
const hashOf = ({ file, source, flags }: FoundPattern) =>
  createHash("sha256")
    .update(`${longestFor(file) ?? "any length"} /${source}/${flags}`)
    .digest("hex")
    .slice(0, 16);

/** Null when a pattern is safe, or else a description of the problem. */
async function danger({ file, source, flags }: FoundPattern): Promise<string | null> {
  const linear = await check(source, flags, { timeout: millisecondsEach.linear });
  if (linear.status === "safe") return null;
  const longest = longestFor(file);
  const found =
    longest === undefined
      ? linear
      : await check(source, flags, {
          checker: "fuzz",
          maxAttackStringSize: longest,
          attackLimit: mostSteps,
          timeout: millisecondsEach.bounded,
        });
  if (found.status === "safe") return null;
  // The attack that the checker found needs a longer text than these patterns ever see.
  if (longest !== undefined && found.status === "vulnerable" && found.attack.string.length > longest) return null;
  return `${file} /${source}/${flags} ${found.status === "vulnerable" ? found.attack.pattern : found.error.kind}`;
}

// The checker is a native program, and only its Linux x64 package counts here.
const hasChecker = existsSync(join(import.meta.dirname, "../../node_modules/recheck-linux-x64"));
const skipReason = "the checker of regular expressions is installed only on Linux x64";

test("the checker finds the pattern that once blocked the server", async (context) => {
  if (!hasChecker) return context.skip(skipReason);
  const county = "\\b((?:[A-Z][\\w.]* ?)+(?:(?:, | and )(?:[A-Z][\\w.]* ?)+)*) Count(?:y|ies)\\b";
  expect(await danger({ file: "src/domain/reader/details.ts", source: county, flags: "" })).not.toBeNull();
});

test("no pattern that sees untrusted text exceeds its time limit", {
  timeout: 3_600_000,
}, async (context) => {
  if (!hasChecker) return context.skip(skipReason);
  const all = await regularExpressions(["src/domain", "src/server"]);
  const foreign = all.filter(({ file }) => !ownText.includes(file));
  const unproved = foreign.filter((pattern) => !proved.has(hashOf(pattern)));
  const dangers: string[] = [];
  for (const pattern of unproved) {
    const found = await danger(pattern);
    if (found === null) proved.add(hashOf(pattern));
    else dangers.push(found);
  }
  if (process.env.RECORD_PROOFS) {
    const current = foreign.map(hashOf).filter((hash) => proved.has(hash));
    writeFileSync(record, `${JSON.stringify([...new Set(current)].sort(), null, 2)}\n`);
  }
  expect(foreign.length).toBeGreaterThan(300);
  expect(dangers).toEqual([]);
});
