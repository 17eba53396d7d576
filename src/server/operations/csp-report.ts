import { z } from "zod";

/** A page may hold a token in its query; only origin and path are kept. */
const address = z
  .string()
  .max(4000)
  .transform((value) => (URL.canParse(value) ? new URL(value).origin + new URL(value).pathname : value.slice(0, 100)));

const OldReport = z.object({
  "csp-report": z.object({
    "document-uri": address.optional(),
    "effective-directive": z.string().max(100).optional(),
    "violated-directive": z.string().max(100).optional(),
    "blocked-uri": address.optional(),
  }),
});

const NewReports = z
  .array(
    z.object({
      type: z.literal("csp-violation"),
      body: z.object({
        documentURL: address.optional(),
        effectiveDirective: z.string().max(100).optional(),
        blockedURL: address.optional(),
      }),
    }),
  )
  .max(20);

export type Violation = { page?: string | undefined; directive?: string | undefined; blocked?: string | undefined };

/**
 * The violations in what a browser sent, in the old (`report-uri`) or the new (`report-to`) form; none in anything
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
