import type { Page, Route } from "@playwright/test";

/**
 * Gives the next request to `url` to `answer`, and lets the others pass. Unlike Playwright's `times: 1` it keeps intercepting:
 * a request that the page starts while interception is turned off, such as for a lazy chunk, may hang.
 */
export async function routeOnce(page: Page, url: string, answer: (route: Route) => Promise<void>): Promise<void> {
  let isFirst = true;
  await page.route(url, (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    return answer(route);
  });
}
