import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { type BuildOptions, defineConfig } from "vite";
import { content } from "./scripts/content/vite-plugin.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const everyPage =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(history|store|react-store|router-core|react-router|query-core|react-query))\/(?!.*(mutationObserver|useMutation|[iI]nfinite|[qQ]ueriesObserver|useQueries|hydration))/;

const browser: BuildOptions = {
  outDir: at("dist/web"),
  emptyOutDir: true,
  target: "es2023",
  // What Tailwind 4 asks for; older targets would write every colour twice.
  cssTarget: ["chrome111", "safari16.4", "firefox128"],
  // Inlined assets would be data: URLs, which the Content Security Policy forbids for fonts and scripts.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  manifest: true,
  rolldownOptions: {
    output: {
      // One file for what every page needs and only upgrades change: smaller together, and cached for long.
      codeSplitting: { groups: [{ name: "frame", test: everyPage }] },
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

export default defineConfig(({ isSsrBuild }) => ({
  root: at("src/web"),
  publicDir: at("src/web/public"),
  plugins: [
    content(),
    tanstackRouter({
      target: "react",
      routesDirectory: at("src/web/routes"),
      generatedRouteTree: at("src/web/routeTree.gen.ts"),
      autoCodeSplitting: true,
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
