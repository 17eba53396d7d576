import type { Context, MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { Base } from "./routing.ts";

type Policy = NonNullable<NonNullable<Parameters<typeof secureHeaders>[0]>["contentSecurityPolicy"]>;

/** The policy of our own pages: resources from this origin only, no unsafe-*, no inline script or style. */
const pagePolicy: Policy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self' data:"],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  formAction: ["'self'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  requireTrustedTypesFor: ["'script'"],
  // The Trusted Types policy for the URL of the service worker (web/service-worker.ts).
  trustedTypes: ["laurel-service-worker"],
  reportUri: "/api/csp-report",
  reportTo: "csp",
};

/** The policy of everything else, which is data, even when a browser opens it as a page. */
const dataPolicy: Policy = { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"], sandbox: [] };

/** The policy of the service worker: it fetches from this origin and loads no scripts. */
const workerPolicy: Policy = {
  defaultSrc: ["'none'"],
  connectSrc: ["'self'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
};

const deniedFeatures = [
  "accelerometer",
  "autoplay",
  "browsingTopics",
  "camera",
  "displayCapture",
  "encryptedMedia",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickeyCredentialsGet",
  "usb",
  "xrSpatialTracking",
] as const;

/** Sets the security headers on every answer, with the policy for a page, the service worker's script or data. */
export function securityHeaders(publicUrl: string): MiddlewareHandler<Base> {
  const secure = publicUrl.startsWith("https:");
  const always = {
    xFrameOptions: "DENY",
    referrerPolicy: "same-origin",
    crossOriginEmbedderPolicy: true,
    permissionsPolicy: Object.fromEntries(deniedFeatures.map((feature) => [feature, []])),
    strictTransportSecurity: secure && "max-age=63072000; includeSubDomains",
    // These headers have no effect in a browser that enforces the policies above.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  };
  const data = secureHeaders({ ...always, contentSecurityPolicy: dataPolicy });
  // Scripts, styles and fonts: the other headers are about pages, and a page loads about 40 of these.
  const asset = secureHeaders({
    ...always,
    xFrameOptions: false,
    referrerPolicy: false,
    permissionsPolicy: {},
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  const worker = secureHeaders({ ...always, contentSecurityPolicy: workerPolicy });
  const page = secureHeaders({
    ...always,
    contentSecurityPolicy: { ...pagePolicy, ...(secure && { upgradeInsecureRequests: [] }) },
    reportingEndpoints: [{ name: "csp", url: "/api/csp-report" }],
  });
  return async (c, next) => {
    await next();
    const { path } = c.req;
    const isAsset = path.startsWith("/assets/") && c.res.ok;
    await (isPage(c) ? page : path === "/sw.js" ? worker : isAsset ? asset : data)(c, nothingMore);
  };
}

const isPage = (c: Context) => c.res.headers.get("content-type")?.startsWith("text/html") ?? false;

const nothingMore = async () => {};
