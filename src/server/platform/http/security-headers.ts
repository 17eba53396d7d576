import type { Context, MiddlewareHandler } from "hono";
import type { Base } from "./routing.ts";

/** What our own pages may do: load from this origin, and nothing else. No unsafe-*, no inline script or style. */
const pagePolicy = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "worker-src": "'self'",
  "form-action": "'self'",
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
  "require-trusted-types-for": "'script'",
  // The one that names the service worker's script (web/service-worker.ts), and nothing else.
  "trusted-types": "laurel-service-worker",
  "report-uri": "/api/csp-report",
  "report-to": "csp",
};

/** What everything else may do: an answer of the interface is data, also when it is opened as a page. */
const dataPolicy = { "default-src": "'none'", "base-uri": "'none'", "frame-ancestors": "'none'", sandbox: "" };

const written = (policy: Record<string, string>, secure: boolean) =>
  [
    ...Object.entries(policy).map((entry) => entry.join(" ").trim()),
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");

const refusedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "usb",
  "xr-spatial-tracking",
];

const always = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "same-origin",
  "Permissions-Policy": refusedFeatures.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Origin-Agent-Cluster": "?1",
};

/** Puts the strict headers on every answer; pages relax the policy to their own with `asPage`. */
export function securityHeaders(publicUrl: string): MiddlewareHandler<Base> {
  const secure = publicUrl.startsWith("https:");
  const headers = Object.entries({
    ...always,
    "Content-Security-Policy": written(dataPolicy, false),
    ...(secure && { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" }),
  });
  return (c, next) => {
    for (const [name, value] of headers) c.header(name, value);
    return next();
  };
}

/** The service worker fetches from this origin for its pages; it loads no scripts and draws nothing. */
export function asWorker(c: Context<Base>): void {
  const policy = {
    "default-src": "'none'",
    "connect-src": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
  };
  c.header("Content-Security-Policy", written(policy, false));
}

/** The headers of an HTML page of ours. */
export function asPage(c: Context<Base>): void {
  const secure = c.get("deps").env.PUBLIC_URL.startsWith("https:");
  c.header("Content-Security-Policy", written(pagePolicy, secure));
  c.header("Reporting-Endpoints", 'csp="/api/csp-report"');
}
