import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { type BuildOptions, defineConfig, type Plugin } from "vite";
import { content } from "./scripts/content/vite-plugin.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const everyPage =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(history|store|react-store|router-core|react-router|query-core|react-query))\/(?!.*(mutationObserver|useMutation|[iI]nfinite|[qQ]ueriesObserver|useQueries|hydration))/;

type Modules = { getModuleInfo(id: string): { importedIds: string[] } | null };
let first: Set<string> | undefined;

/**
 * The modules that main.tsx loads before any page. Left alone, each that a page imports as well would be a file of its own.
 * Packages are left out: they list all they have in one module, so that what only one page uses would count as main's.
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
  // What Tailwind 4 asks for; older targets would write every colour twice.
  cssTarget: ["chrome111", "safari16.4", "firefox128"],
  // Inlined assets would be data: URLs, which the Content Security Policy forbids for fonts and scripts.
  assetsInlineLimit: 0,
  // The lists of what to preload with each page would weigh more than all of our own code of the first page; the server
  // names the scripts of the page that is asked for (scripts/page-scripts.ts), and the router loads the next one early.
  modulePreload: false,
  cssCodeSplit: false,
  manifest: true,
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          // What every page needs, in two files: the one that only upgrades change is cached for long.
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

/** What makes pages into HTML, at build for most and in the server for the catalogue's. */
const renderer: BuildOptions = {
  outDir: at("dist/web/.render"),
  emptyOutDir: true,
  target: "node24",
  copyPublicDir: false,
  rolldownOptions: { input: at("src/web/render.tsx") },
};

/** Icons drawn by ui/lucide-icon.ts rather than by what their package brings along. */
const lightIcons: Plugin = {
  name: "laurel:light-icons",
  enforce: "pre",
  resolveId: { filter: { id: /\/createLucideIcon\.mjs$/ }, handler: () => at("src/web/ui/lucide-icon.ts") },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: at("src/web"),
  publicDir: at("src/web/public"),
  plugins: [
    content(),
    lightIcons,
    tanstackRouter({
      target: "react",
      routesDirectory: at("src/web/routes"),
      generatedRouteTree: at("src/web/routeTree.gen.ts"),
      autoCodeSplitting: true,
      codeSplittingOptions: {
        // The queries of a student's page come with the page, as a visitor's first page has no use for them.
        splitBehavior: ({ routeId }) =>
          routeId.startsWith("/_signed-in/")
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
  // Whole, so that the server loads a few files rather than every module of every package.
  ssr: { noExternal: true },
  build: isSsrBuild ? renderer : browser,
  server: {
    host: "127.0.0.1",
    proxy: { "/api": process.env.LAUREL_API ?? "http://127.0.0.1:3000" },
  },
}));
