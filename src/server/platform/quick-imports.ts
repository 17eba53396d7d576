// To be imported first by a process.
import { type ResolveFnOutput, registerHooks } from "node:module";

const sources = new URL("../../", import.meta.url).href;
const drizzle = "/node_modules/drizzle-orm/";
const known = new Map<string, ResolveFnOutput>();

/**
 * By itself Node parses the package.json of Drizzle, with 130 KB of exports, for each import of the package and for each of
 * its files, and looks for a package.json above each of our own files. Both take a third of the start.
 */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = "" } = context;
    const isRelative = specifier.startsWith(".");
    if (specifier.endsWith(".ts") && parentURL.startsWith(sources)) {
      if (isRelative) return found(new URL(specifier, parentURL).href, "module-typescript");
      if (/^#(?:domain|server)\//.test(specifier)) return found(sources + specifier.slice(1), "module-typescript");
    }
    if (isRelative && specifier.endsWith(".js") && parentURL.includes(drizzle))
      return found(new URL(specifier, parentURL).href, "module");
    if (!specifier.startsWith("drizzle-orm") || !context.conditions.includes("import")) return next(specifier, context);
    const before = known.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    known.set(specifier, before);
    return before;
  },
});

const found = (url: string, format: string): ResolveFnOutput => ({ url, format, shortCircuit: true });
