import { expect, test } from "vitest";
import { usualTime } from "./usual-time.ts";

test.each([
  ["Usually in October.", "10-01", "10-31"],
  ["Usually at the end of November or in mid-December.", "11-01", "12-20"],
  ["Usually in mid-November.", "11-01", "11-20"],
  ["Usually in early October or early November.", "10-01", "11-15"],
  ["Usually in late January.", "01-01", "01-31"],
  ["Usually between January and April.", "01-01", "04-30"],
  ["Embassies usually close in May or June.", "05-01", "06-30"],
  ["Usually in the winter of the senior year.", "12-01", "03-20"],
  ["Usually in the early fall.", "09-01", "10-31"],
  ["Usually in the late fall.", "09-01", "12-21"],
  ["Usually in the fall, between October and December.", "09-01", "12-31"],
  ["Opens in the fall; usually closes in December.", "12-01", "12-31"],
  ["Usually before the fall", "06-01", "09-22"],
  ["Usually before January.", "12-01", "12-31"],
  ["Usually in autumn.", "09-01", "12-21"],
])("%s is from %s to %s", (words, from, to) => expect(usualTime(words)).toEqual({ from, to }));

test.each([
  null,
  "",
  "The next date is not published.",
  "In October.",
  "Usually October 1.",
  "Usually in March for master's degrees.",
  "Two rounds a year, usually in winter and summer.",
  "Applications usually open in October.",
  "Usually not before October.",
  "It usually may change.",
  "Usually announced in July.",
])("no usual time: %s", (words) => expect(usualTime(words)).toBeNull());
