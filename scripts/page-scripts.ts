import { readFileSync } from "node:fs";
import { join } from "node:path";
import { routeFileOf } from "#web/library-internals.ts";

type Chunk = { file: string; imports?: string[]; src?: string };
type Manifest = Readonly<Record<string, Chunk>>;

/** Vite's build manifest in the folder `web`. */
export const manifestOf = (web: string): Manifest =>
  JSON.parse(readFileSync(join(web, ".vite", "manifest.json"), "utf8"));

/** The paths of the built files for some modules of the manifest, with everything these import. */
export function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const see = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) see(imported);
  };
  for (const key of modules) see(key);
  return [...new Set([...seen].flatMap((key) => manifest[key]?.file ?? []))].map((file) => `/${file}`);
}

/** The built files of lazy modules, by their paths in src/web. Throws on an unknown path. */
export function scriptsOfModules(web: string, modules: readonly string[]): string[] {
  const manifest = manifestOf(web);
  const unknown = modules.find((key) => manifest[key] === undefined);
  if (unknown) throw new Error(`The build has no file of its own for ${unknown}`);
  return filesOf(manifest, modules);
}

/**
 * Returns a function from route ids to the scripts that the page needs beyond those in the template: the built files of
 * the route components, with everything these import. The HTML names them, so the browser loads them in parallel
 * instead of one after another.
 */
export function scriptsOf(web: string, template: string): (routes: readonly string[]) => string[] {
  const manifest = manifestOf(web);
  const components = componentsOf(manifest);
  return (routes) => {
    const keys = routes.flatMap((route) => components.get(routePattern(route)) ?? []);
    return filesOf(manifest, keys).filter((path) => !template.includes(`"${path}"`));
  };
}

/** The modules with the components of each route: its own and those of its parent layouts. */
export function componentsOf(manifest: Manifest): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, string>();
  for (const key of Object.keys(manifest)) {
    const file = routeFileOf(key);
    if (file) keys.set(file, key);
  }
  return new Map(
    [...keys.keys()].map((file) => {
      const layouts = file.split("/").map((_, depth, parts) => parts.slice(0, depth + 1).join("/"));
      return [routeOf(file), layouts.flatMap((layout) => keys.get(layout) ?? [])] as const;
    }),
  );
}

const routeOf = (file: string) => routePattern(`/${file.replaceAll(".", "/")}`);

/**
 * Gives `/article/$` for the route file article/$topic, the route id /article/$topic and the page /article/{topic}. A
 * layout without a path segment is left out.
 */
const routePattern = (name: string) =>
  name
    .replace(/\/index$/, "/")
    .replace(/(?<=.)\/$/, "")
    .replace(/\/_[^/]+(?=\/)/g, "")
    .replaceAll("_/", "/")
    .replace(/\$\w+|\{\w+\}/g, "$");
