import type { ClientError } from "#domain/operations/client-error.ts";
import { pagePathAt } from "#domain/pages/page-paths.ts";

const longestMessage = 300;
const longestStack = 2000;
const email = /[^\s"'<>@]{1,64}@[\w.-]{1,253}/g;
const query = /[?#][^\s:)]*/g;
const quotedText = /"[^"]*"/g; // JSON.parse quotes its input, which may be a student's text

/** A browser's error for the log: shortened, with the page's pattern, without personal data. */
export function loggedClientError({ kind, message, stack, page }: ClientError) {
  return {
    kind,
    page: (page && pagePathAt(page)) ?? "unknown",
    error: withoutData(message, longestMessage),
    stack: stack && withoutData(stack, longestStack),
  };
}

const withoutData = (text: string, longest: number) =>
  text.slice(0, longest).replace(email, "[email]").replace(query, "").replace(quotedText, '"…"');
