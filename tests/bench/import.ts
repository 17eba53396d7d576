/**
 * Imports the messy catalogs of ../shared/data with the maps below and prints the result of each. Then times 100,000
 * rows. The control parses the same file and inserts the raw records.
 */
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import papaparse from "papaparse";
import { readCatalogueRows } from "#server/admin/catalogue-rows.ts";
import { importScholarships } from "#server/admin/import-scholarships.ts";
import { type Database, openDatabase } from "#server/platform/database/database.ts";
import { runMigrations } from "#server/platform/database/migrations.ts";
import { embeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { generatedCatalogue } from "#server/scholarships/starter/generated-catalogue.ts";
import { scholarships } from "#server/scholarships/table.ts";
import { careerOneStop } from "./catalogue-maps.ts";

const data = fileURLToPath(new URL("../../../shared/data/catalogues/", import.meta.url));
const now = new Date("2026-11-21T12:00:00Z");

/**
 * Maps for the five files, as an operator would write them. The eligibility column of mastersportal_2024 is not mapped,
 * because its rows are shifted there. The deadline column of mastersportal_2023 repeats the amount.
 */
const catalogues: Record<string, { checked: string; map: object }> = {
  "academicworks_2026_us.json": {
    checked: "2026-08-21",
    map: {
      title: "Name",
      provider_name: "School",
      amount_text: "Amount",
      deadline_text: "Deadline",
      application_url: "Link",
      last_checked: "Last_Seen",
      status: "Live",
    },
  },
  "careeronestop_2024_us_sample.json": {
    checked: "2024-08-15",
    map: careerOneStop,
  },
  "simple_filter_2018_us.json": {
    checked: "2018-01-15",
    map: {
      title: "scholarship_name",
      amount_text: "award",
      deadline_text: "deadline",
      application_url: "scholarship_URL",
      need_based: "merit_or_need",
    },
  },
  "mastersportal_2023.csv": {
    checked: "2023-06-01",
    map: {
      title: "Beca",
      provider_name: "Universidad",
      amount_text: "Beneficios",
      deadline_text: "Plazo",
      application_url: "Enlace",
      need_based: "Tipo de ayuda",
    },
  },
  "mastersportal_2024.csv": {
    checked: "2024-08-01",
    map: {
      title: "getScholarshipTitle",
      provider_name: "getProviderName",
      amount_text: "getDescriptionOfBenefits",
      deadline_text: "getDescriptionOfDeadline",
      application_url: "getLink",
    },
  },
};

const folder = await mkdtemp(join(tmpdir(), "laurel-bench-import-"));
const postgres = await embeddedPostgres(folder, { info() {}, warn: console.warn, error: console.error });
const { db, pool, close } = openDatabase(postgres.url, console);
await runMigrations(pool);
try {
  if (existsSync(data)) await realFiles(db);
  else console.log("import: ../shared/data is not here; only the generated rows are measured.");
  await generatedRows(db);
} finally {
  await close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function realFiles(db: Database): Promise<void> {
  for (const [name, { checked, map }] of Object.entries(catalogues)) {
    const mapFile = join(folder, "map.json");
    await writeFile(mapFile, JSON.stringify(map));
    const order = { file: join(data, name), map: mapFile, source: name, checked, dryRun: false };
    const started = performance.now();
    const first = await importScholarships(db, order, now);
    const ms = Math.round(performance.now() - started);
    const again = await importScholarships(db, order, now);
    console.log(
      `${name}: imported ${first.imported}, merged ${first.merged}, refused ${first.refused.length} in ${ms} ms; again imported ${again.imported}`,
    );
    for (const { number, reason } of first.refused.slice(0, 5)) console.log(`  row ${number}: ${reason}`);
    if (process.argv.includes("--show")) await show(db, name);
  }
}

/** Prints thirty rows of a file. */
async function show(db: Database, source: string): Promise<void> {
  const rows = await db
    .select()
    .from(scholarships)
    .where(sql`${scholarships.source_name} = ${source}`)
    .orderBy(sql`md5(id)`)
    .limit(30);
  for (const row of rows) {
    const {
      title,
      provider_name,
      amount_min,
      amount_max,
      amount_text,
      deadline_kind,
      deadline,
      deadline_yearly,
      deadline_text,
    } = row;
    console.log(
      `  ${title} @ ${provider_name} | ${amount_min}..${amount_max} ${amount_text} | ${deadline_kind} ${deadline ?? deadline_yearly ?? ""} "${deadline_text}"`,
    );
    for (const [key, words] of Object.entries(row.evidence)) console.log(`      ${key}: ${words}`);
  }
}

async function generatedRows(db: Database): Promise<void> {
  const count = 100_000;
  const file = join(folder, "generated.csv");
  const mapFile = join(folder, "map.json");
  const rows = generatedCatalogue(count, now).map((each) => ({
    name: each.title,
    sponsor: each.provider_name,
    award: each.amount_max === null ? "Varies" : `$${each.amount_min ?? 0} - $${each.amount_max}`,
    due: each.deadline ?? each.deadline_yearly ?? "",
    link: each.application_url,
    who: each.description,
  }));
  await writeFile(file, papaparse.unparse(rows));
  await writeFile(
    mapFile,
    JSON.stringify({
      title: "name",
      provider_name: "sponsor",
      amount_text: "award",
      deadline_text: "due",
      application_url: "link",
      eligibility_text: "who",
    }),
  );

  const floor = await timed(async () => {
    const records = await readCatalogueRows(file);
    await db.execute(sql`create table raw_records (record jsonb)`);
    for (let at = 0; at < records.length; at += 2000) {
      await db.execute(
        sql`insert into raw_records select jsonb_array_elements(${JSON.stringify(records.slice(at, at + 2000))}::jsonb)`,
      );
    }
  });
  const order = { file, map: mapFile, source: "generated", checked: "2026-11-20", dryRun: false };
  const first = await timed(() => importScholarships(db, order, now));
  const again = await timed(() => importScholarships(db, order, now));
  console.log(
    `${count} rows: parsed and inserted raw ${floor.ms} ms, imported ${first.ms} ms, imported again ${again.ms} ms`,
  );
  console.log(
    `import: ${first.result.imported} rows at ${Math.round(count / (first.ms / 1000))} a second, ${(first.ms / floor.ms).toFixed(1)} times the raw insert`,
  );
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const started = performance.now();
  const result = await work();
  return { ms: Math.round(performance.now() - started), result };
}
