import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  redirect,
} from "@tanstack/react-router";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import { Suspense } from "react";
import { prerender } from "react-dom/static";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { routeFileOf, searchParamsOf, shownRoutes, splitTitle, withoutStreaming } from "./library-internals.ts";

const rootRoute = createRootRoute();
const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/list",
    validateSearch: (search: Record<string, unknown>) => ({ page: Number(search.page ?? 1), tab: search.tab }),
    component: () => (
      <>
        <title>{'Terms & "rules"'}</title>
        <Suspense fallback="waiting">
          <p>{"long ".repeat(20_000)}</p>
        </Suspense>
      </>
    ),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/moved",
    beforeLoad: () => {
      throw redirect({ to: "/list" as string });
    },
  }),
];

async function loaded(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: rootRoute.addChildren(routes), history, scrollRestoration: false });
  await router.load();
  // biome-ignore lint/suspicious/noExplicitAny: the types of the app's own routes are registered for every router
  return router as any;
}

const files = {
  "index.html": '<script type="module" src="/main.tsx"></script>',
  "main.tsx": 'import { routeTree } from "./tree.gen.ts"; console.log(routeTree);',
  "routes/__root.tsx":
    'import { createRootRoute } from "@tanstack/react-router"; export const Route = createRootRoute();',
  "routes/_signed-in/list.tsx":
    'import { createFileRoute } from "@tanstack/react-router"; ' +
    'export const Route = createFileRoute("/_signed-in/list")({ component: () => null, loader: () => 1 });',
};

/** The manifest keys of a small app that is built like ours. */
async function manifestKeys(): Promise<string[]> {
  const folder = mkdtempSync(join(import.meta.dirname, "../../node_modules/.cache/laurel-internals-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "routes", "_signed-in"), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const splitting = { splitBehavior: () => [["component", "loader"]] as [["component", "loader"]] };
  await build({
    configFile: false,
    logLevel: "error",
    root: folder,
    plugins: [
      tanstackRouter({
        target: "react",
        routesDirectory: join(folder, "routes"),
        generatedRouteTree: join(folder, "tree.gen.ts"),
        autoCodeSplitting: true,
        codeSplittingOptions: splitting,
        addExtensions: true,
        disableLogging: true,
      }),
    ],
    build: { manifest: true, outDir: join(folder, "out"), minify: false },
  });
  return Object.keys(JSON.parse(readFileSync(join(folder, "out", ".vite", "manifest.json"), "utf8")));
}

// If one of these fails after an upgrade, the library changed something undocumented. Find its new form in the
// library's source, change only library-internals.ts, and check a prerendered page in dist/web/.pages by hand.
test("the internals of TanStack Router, its Vite plugin and React are where prerendering expects them", async () => {
  const router = await loaded("/list?page=2");
  const ids = (one: Awaited<ReturnType<typeof loaded>>) => shownRoutes(one).map(({ routeId }) => routeId);
  expect(ids(router), "router.stores.matches holds what is shown").toEqual(["__root__", "/list"]);
  expect(searchParamsOf(router, "/list"), "options.validateSearch reads the search params").toEqual(["page", "tab"]);
  expect(ids(await loaded("/moved")), "a page that redirects shows no match").toEqual([]);

  const { prelude } = await prerender(<RouterProvider router={router} />, withoutStreaming);
  const { title, html } = splitTitle(await new Response(prelude).text());
  expect(title, "React writes the title into the HTML").toBe('Terms & "rules"');
  expect(html, "progressiveChunkSize keeps long parts in place, without a script").not.toMatch(
    /<script|waiting|<title/,
  );

  const keys = (await manifestKeys()).flatMap((key) => routeFileOf(key) ?? []);
  expect(keys, "the plugin names the module of a component ?tsr-split=component").toEqual(["_signed-in/list"]);
});
