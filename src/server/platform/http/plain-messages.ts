import { z } from "zod";

type Issue = z.core.$ZodRawIssue;
type Limit = Issue & { code: "too_small" | "too_big" };

const expected: Readonly<Record<string, string>> = {
  string: "Give text.",
  number: "Give a number.",
  int: "Give a whole number.",
  boolean: "Give true or false.",
  array: "Give a list.",
  object: "Give an object.",
  record: "Give an object.",
};

const formats: Readonly<Record<string, string>> = {
  email: "Give a valid email.",
  url: "Give a full URL.",
  date: "Give a date as YYYY-MM-DD.",
  datetime: "Give a time such as 2026-11-22T10:00:00Z.",
};

/** What to do about an invalid value, in plain words: "Choose one of: woman, man, nonbinary, other." */
function plainMessage(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "Give a value." : (expected[issue.expected] ?? otherwise);
    case "invalid_value":
      return `${issue.values.length === 1 ? "Give" : "Choose one of:"} ${issue.values.map(String).join(", ")}.`;
    case "too_small":
    case "too_big":
      return limitMessage(issue);
    case "invalid_format":
      return formats[issue.format] ?? otherwise;
    case "unrecognized_keys":
      return `Remove what is not known here: ${issue.keys.join(", ")}.`;
    default:
      return otherwise;
  }
}

const otherwise = "Check this value.";

function limitMessage(issue: Limit): string {
  const isLeast = issue.code === "too_small";
  const limit = Number(isLeast ? issue.minimum : issue.maximum).toLocaleString("en-US");
  const bound = `at ${isLeast ? "least" : "most"} ${limit}`;
  const one = limit === "1";
  if (issue.origin === "string") return `Use ${bound} ${one ? "character" : "characters"}.`;
  if (issue.origin === "array" || issue.origin === "set") return `Give ${bound} ${one ? "entry" : "entries"}.`;
  if (issue.inclusive === false) return `Give a number ${isLeast ? "above" : "below"} ${limit}.`;
  return `Give ${bound}.`;
}

/** From now on schemas without a message of their own say what is wrong with `plainMessage`. */
export function setPlainMessages(): void {
  z.config({ customError: plainMessage });
}
