import { readFile } from "node:fs/promises";
import { z } from "zod";
import { type FieldMap, type MapPath, type Mappable, mappable } from "#server/scholarships/reading/field-map.ts";

/** A column, a dotted path, or a fixed text as `=text`. In a list, the first that is not blank counts. */
const Path = z.string().min(1, "must name a column or a dotted path.");
/** A path, or several whose values all count. */
const Paths = z.union([Path, z.strictObject({ all: z.array(Path).min(1) })]);

/** Other names that catalogs often use. */
const aliases: ReadonlyMap<string, Mappable> = new Map([
  ["name", "title"],
  ["provider", "provider_name"],
  ["amount", "amount_text"],
  ["deadline", "deadline_text"],
  ["url", "application_url"],
  ["eligibility", "eligibility_text"],
]);

/** A mistake in the operator's files or arguments. The message says where it is and what is wrong. */
export class ImportMistake extends Error {}

export async function readImportMap(file: string): Promise<FieldMap> {
  const text = await readFile(file, "utf8").catch((error: Error) => {
    throw new ImportMistake(`--map ${file} cannot be read: ${error.message}`);
  });
  return importMap(parsed(text, file), `--map ${file}`);
}

/** Checks a map; `where` names it in messages. */
export function importMap(given: unknown, where: string): FieldMap {
  const shape = z.record(z.string(), z.union([Paths, z.array(Paths).min(1)])).safeParse(given);
  if (!shape.success) {
    throw new ImportMistake(
      `${where} must be an object that gives a column or dotted path, a list of them, or {"all": [...]} for each scholarship field.`,
    );
  }
  const map = new Map<Mappable, readonly MapPath[]>();
  for (const [name, paths] of Object.entries(shape.data)) {
    const field = mappable.find((each) => each === name) ?? aliases.get(name);
    if (!field)
      throw new ImportMistake(
        `${where} fills "${name}", which is not a field of a scholarship. Fields: ${mappable.join(", ")}.`,
      );
    map.set(field, [paths].flat());
  }
  if (!map.has("title")) throw new ImportMistake(`${where} must say where the title is.`);
  return map;
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportMistake(`--map ${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}
