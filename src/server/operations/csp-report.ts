import { z } from "zod";

const longestUrl = 300;

/** Keeps only origin and path of a URL, because its query may contain a token. */
const url = z
  .string()
  .transform((value) => (URL.canParse(value) ? new URL(value).origin + new URL(value).pathname : value))
  .transform((value) => value.slice(0, longestUrl));

const OldReport = z.object({
  "csp-report": z.object({
    "document-uri": url.optional(),
    "effective-directive": z.string().max(100).optional(),
    "violated-directive": z.string().max(100).optional(),
    "blocked-uri": url.optional(),
  }),
});

const NewReports = z
  .array(
    z.object({
      type: z.literal("csp-violation"),
      body: z.object({
        documentURL: url.optional(),
        effectiveDirective: z.string().max(100).optional(),
        blockedURL: url.optional(),
      }),
    }),
  )
  .max(20);

type Violation = { page?: string | undefined; directive?: string | undefined; blocked?: string | undefined };

/**
 * The violations in a browser's report, in the old (`report-uri`) or the new (`report-to`) form. Empty for anything
 * else.
 */
export function violationsIn(report: unknown): Violation[] {
  const old = OldReport.safeParse(report);
  if (old.success) {
    const found = old.data["csp-report"];
    return [
      {
        page: found["document-uri"],
        directive: found["effective-directive"] ?? found["violated-directive"],
        blocked: found["blocked-uri"],
      },
    ];
  }
  const reports = NewReports.safeParse(report);
  if (!reports.success) return [];
  return reports.data.map(({ body }) => ({
    page: body.documentURL,
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
  }));
}
