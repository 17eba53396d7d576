import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { type BuildOptions, defineConfig } from "vite";
import { content } from "./scripts/content/vite-plugin.ts";
import { ownShare } from "./scripts/weights/own-share.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const everyPage =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(history|store|react-store|router-core|react-router|query-core|react-query))\/(?!.*(mutationObserver|useMutation|[iI]nfinite|[qQ]ueriesObserver|useQueries|hydration))/;

type Modules = { getModuleInfo(id: string): { importedIds: string[] } | null };
let first: Set<string> | undefined;

/**
 * Our own modules that main.tsx imports. Without this group, each of them that a page also imports becomes a separate
 * chunk. Packages are left out: most export everything from one module, and main.tsx needs only a part.
 */
function loadedFirst(modules: Modules): Set<string> {
  if (first) return first;
  first = new Set();
  const waiting = [at("src/web/main.tsx")];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (first.has(id) || id.includes("/node_modules/")) continue;
    first.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return first;
}

const browser: BuildOptions = {
  outDir: at("dist/web"),
  emptyOutDir: true,
  target: "es2023",
  // The oldest browsers that Tailwind 4 supports; older targets would write every color twice.
  cssTarget: ["chrome111", "safari16.4", "firefox128"],
  // Inlined assets would be data: URLs, which the Content Security Policy forbids for fonts and scripts.
  assetsInlineLimit: 0,
  // Vite's list of preloads for every page weighs more than the code of the landing page. The HTML of each page names its
  // own scripts instead (scripts/page-scripts.ts), and the router loads the next page on hover.
  modulePreload: false,
  cssCodeSplit: false,
  manifest: true,
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          // The code of every page in two files: browsers keep the packages until an upgrade changes them.
          { name: "frame", test: everyPage, priority: 2 },
          {
            name: (id, modules) => (loadedFirst(modules).has(id) ? "shell" : null),
            debugName: "shell",
            priority: 1,
          },
        ],
      },
    },
  },
};

/** Renders pages to HTML: most at build time, the catalog pages in the server. */
const renderer: BuildOptions = {
  outDir: at("dist/web/.render"),
  emptyOutDir: true,
  target: "node24",
  copyPublicDir: false,
  rolldownOptions: { input: at("src/web/render.tsx") },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: at("src/web"),
  publicDir: at("src/web/public"),
  plugins: [
    content(),
    ownShare(),
    tanstackRouter({
      target: "react",
      routesDirectory: at("src/web/routes"),
      generatedRouteTree: at("src/web/routeTree.gen.ts"),
      autoCodeSplitting: true,
      codeSplittingOptions: {
        // A loader of a student's page, or one with a schema (zod), goes into the chunk of the page, as a visitor's first
        // page does not need it.
        splitBehavior: ({ routeId }) =>
          routeId.startsWith("/_signed-in/") || routeId === "/browse_/search"
            ? [["component", "loader"], ["errorComponent"], ["notFoundComponent"]]
            : undefined,
      },
      addExtensions: true,
      quoteStyle: "double",
      semicolons: true,
      disableLogging: true,
    }),
    react(),
    tailwindcss(),
  ],
  // Bundles packages too, so the server loads a few files instead of every module.
  ssr: { noExternal: true },
  build: isSsrBuild ? renderer : browser,
  server: {
    host: "127.0.0.1",
    proxy: { "/api": process.env.LAUREL_API ?? "http://127.0.0.1:3000" },
  },
}));
