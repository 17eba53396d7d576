import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { componentsOf, filesOf, manifestOf, scriptsOfModules } from "./page-scripts.ts";

/**
 * Chunks that an open page may load at any time: toasts, dialogs, and the sign-in dialog after a session ended. The
 * service worker caches them, as a newer build removes them from the server.
 */
const overlays = [
  "ui/overlays/toaster.tsx",
  "ui/overlays/dialog-panel.tsx",
  "ui/overlays/sheet-panel.tsx",
  "features/accounts/session/session-watch.tsx",
  "features/accounts/session/sign-in-again.tsx",
];

/** The page that opens without a connection, and the folders of what it may load, beside the overlays. */
const trackerRoute = "/applications";
const trackerFolders = ["features/applications/", "shell/", "ui/"];

/** The scripts of the tracker. */
function trackerScripts(web: string): string[] {
  const manifest = manifestOf(web);
  const components = componentsOf(manifest).get(trackerRoute);
  if (!components) throw new Error(`The build has no route ${trackerRoute}`);
  const parts = Object.keys(manifest).filter((key) => trackerFolders.some((folder) => key.startsWith(folder)));
  return filesOf(manifest, [...components, ...parts]);
}

/**
 * Writes the files of the service worker into the built web app: the offline page, and the worker with its lists.
 * `readable` are the paths of pages that are cached once the user has read them.
 */
export function writeOfflineFiles(web: string, offlineBody: string, readable: readonly string[]): void {
  const template = readFileSync(join(web, "index.html"), "utf8");
  writeFileSync(join(web, "offline.html"), offlineHtml(template, offlineBody));
  const assets = readdirSync(join(web, "assets")).map((name) => `/assets/${name}`);
  const named = [...template.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg))"/g)].map(([, path]) => path);
  const fonts = assets.filter((path) => path.endsWith(".woff2"));
  const core = [...new Set(["/offline.html", "/offline.js", ...named, ...scriptsOfModules(web, overlays), ...fonts])];
  const worker = readFileSync(join(web, "sw.js"), "utf8");
  // The build id is a hash of the content, so browsers install a new worker only after a change.
  const parts = [worker, ...assets, ...core.map((path) => readFileSync(join(web, `${path}`), "utf8")), ...readable];
  const build = createHash("sha256").update(parts.join("\n")).digest("base64url").slice(0, 12);
  const tracker = trackerScripts(web).filter((path) => !core.includes(path));
  const lists = Object.entries({ build, core, assets, readable, tracker });
  writeFileSync(join(web, "sw.js"), lists.reduce(withList, worker));
}

function withList(worker: string, [name, value]: [string, unknown]): string {
  const line = new RegExp(`^const ${name} = .*;$`, "m");
  if (!line.test(worker)) throw new Error(`sw.js has no ${name}`);
  return worker.replace(line, () => `const ${name} = ${JSON.stringify(value)};`);
}

/** The HTML of the app without its code: only public/offline.js runs. */
function offlineHtml(template: string, body: string): string {
  return template
    .replace(
      /<!--head-->[\s\S]*<!--\/head-->/,
      '<title>You are offline · Laurel</title>\n    <meta name="robots" content="noindex" />',
    )
    .replace(/\s*<script type="module"[^>]*><\/script>/g, "")
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, "")
    .replace("<!--data-->", '<script src="/offline.js" defer></script>')
    .replace('<div id="root"><!--page--></div>', () => body);
}
