import type { ClientError } from "#domain/operations/client-error.ts";
import { pagePathAt } from "#domain/pages/page-paths.ts";

const longestMessage = 300;
const longestStack = 2000;
const mailAddress = /[^\s"'<>@]{1,64}@[\w.-]{1,253}/g;
const query = /[?#][^\s:)]*/g;
const quotedText = /"[^"]*"/g; // JSON.parse quotes what it read, which may be a student's words

/** A browser's error as it may stand in the log: short, with the page's pattern, and without personal data. */
export function loggedClientError({ kind, message, stack, page }: ClientError) {
  return {
    kind,
    page: (page && pagePathAt(page)) ?? "unknown",
    error: withoutData(message, longestMessage),
    stack: stack && withoutData(stack, longestStack),
  };
}

const withoutData = (text: string, longest: number) =>
  text.slice(0, longest).replace(mailAddress, "[email]").replace(query, "").replace(quotedText, '"…"');
