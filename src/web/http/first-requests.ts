declare global {
  /** Responses that public/before-paint.js requested before the app was loaded, by URL. */
  var firstRequests: Map<unknown, Promise<Response | undefined>> | undefined;
}

// In milliseconds since the navigation. A response that nothing took until then may be out of date.
const usableMs = 30_000;

/**
 * Takes the response that was requested before the app was loaded; undefined when there is none, or no longer. Each one
 * is taken once. A write makes the others out of date, and a lost connection is no response.
 */
export function takeFirstRequest(input: unknown, init?: RequestInit): Promise<Response | undefined> | undefined {
  const early = globalThis.firstRequests;
  if ((init?.method ?? "GET") !== "GET" || performance.now() > usableMs) early?.clear();
  const response = early?.get(input);
  early?.delete(input);
  return response?.catch(() => undefined);
}
