import { readFileSync } from "node:fs";
import { join } from "node:path";

type Chunk = { file: string; imports?: string[]; src?: string };
type Manifest = Readonly<Record<string, Chunk>>;

const manifestOf = (web: string): Manifest => JSON.parse(readFileSync(join(web, ".vite", "manifest.json"), "utf8"));

/** The built files, as paths, of some modules of the manifest and of all that these import. */
function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const see = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) see(imported);
  };
  for (const key of modules) see(key);
  return [...new Set([...seen].flatMap((key) => manifest[key]?.file ?? []))].map((file) => `/${file}`);
}

/**
 * The built files of modules that are loaded when they are first used, by their paths in src/web. Throws on an unknown
 * one.
 */
export function scriptsOfModules(web: string, modules: readonly string[]): string[] {
  const manifest = manifestOf(web);
  const unknown = modules.find((key) => manifest[key] === undefined);
  if (unknown) throw new Error(`The build has no file of its own for ${unknown}`);
  return filesOf(manifest, modules);
}

/**
 * Reads which scripts a page needs beside those that its HTML names: for the ids of its routes, the built files of
 * their components and of all that these import. Without them the browser would learn of each only from the one before.
 */
export function scriptsOf(web: string, template: string): (routes: readonly string[]) => string[] {
  const manifest = manifestOf(web);
  const components = new Map(
    Object.keys(manifest).flatMap((key) => {
      const [, file] = /^routes\/(.+)\.tsx\?tsr-split=component(?:---loader)?$/.exec(key) ?? [];
      return file ? [[routeOf(file), key] as const] : [];
    }),
  );
  const guard = components.get("/_signed-in");
  return (routes) => {
    const keys = routes.flatMap((route) => {
      const key = components.get(plain(route));
      return key && guard && key.startsWith("routes/_signed-in/") ? [guard, key] : (key ?? []);
    });
    return filesOf(manifest, keys).filter((path) => !template.includes(`"${path}"`));
  };
}

const routeOf = (file: string) => plain(`/${file.replaceAll(".", "/")}`);

/**
 * `/article/$` for the file of a route (article/$topic), its id (/article/$topic) or its page (/article/{topic}). A
 * layout without a path of its own is left out.
 */
const plain = (name: string) =>
  name
    .replace(/\/index$/, "/")
    .replace(/(?<=.)\/$/, "")
    .replace(/^\/_signed-in(?=\/)/, "")
    .replaceAll("_/", "/")
    .replace(/\$\w+|\{\w+\}/g, "$");
