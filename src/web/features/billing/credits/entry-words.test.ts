import { expect, test } from "vitest";
import type { CreditEntry } from "#domain/billing/billing.ts";
import { entryWords } from "./entry-words.ts";

const entry = (changes: Partial<CreditEntry>): CreditEntry => ({
  id: "1",
  kind: "reserve",
  credits: -3,
  debt: 0,
  balance_after: 97,
  call: "ai_search",
  open: false,
  created_at: "2026-11-22T12:00:00Z",
  ...changes,
});

test("a call is named, and explained while it runs", () => {
  expect(entryWords(entry({}))).toEqual({ title: "AI search" });
  expect(entryWords(entry({ open: true })).why).toContain("the credits come back");
  expect(entryWords(entry({ call: "of_a_newer_version" })).title).toBe("A paid tool");
});

test("returned credits say which call cost nothing", () => {
  expect(entryWords(entry({ kind: "release", credits: 3, call: "essay_quick" })).title).toBe(
    "Essay analysis, quick, credits returned",
  );
});

test("credits that were used before a refund are explained as owed", () => {
  expect(entryWords(entry({ kind: "refund", credits: -40, debt: 60, call: null })).why).toBe(
    "Credits of a refunded payment are taken back. 60 of them had already been used. Your next purchase pays them back first.",
  );
  expect(entryWords(entry({ kind: "refund", credits: -100, call: null })).why).toBe(
    "Credits of a refunded payment are taken back.",
  );
});
