import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadEnv } from "#server/platform/env.ts";
import { configuredModel } from "#server/platform/model/model.ts";
import { scholarships } from "#server/scholarships/table.ts";
import { adminCommand } from "#tests/support/admin-command.ts";
import { testDatabase } from "#tests/support/database.ts";
import { startModelServer } from "#tests/support/model-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const { db } = await testDatabase();
const now = new Date("2026-11-21T10:00:00Z");
const folder = temporaryFolder("proposals");

function admin(url: string | null, ...words: string[]) {
  const ai = url === null ? {} : { AI_PROVIDER: "openai-compatible", AI_BASE_URL: url, AI_MODEL: "some-model" };
  const model = () => configuredModel(loadEnv({ ...ai, AUTH_SECRET: "x".repeat(32) }));
  return adminCommand({ db, now: () => now, model }, words);
}

async function importRows(url: string | null) {
  await db.delete(scholarships);
  const [data, map] = [join(folder, "rows.json"), join(folder, "map.json")];
  await writeFile(
    data,
    JSON.stringify(
      [
        { name: "Oak Award", who: "Applicants must be budding zorblers of the body." },
        { name: "Elm Award", who: "Open to nursing students." },
        { name: "Ash Award", who: "Applicants must be zorbled twice." },
      ].map((row) => ({ ...row, sponsor: `Fund of the ${row.name}` })),
    ),
  );
  await writeFile(map, JSON.stringify({ title: "name", provider_name: "sponsor", eligibility_text: "who" }));
  return admin(url, "import", data, "--map", map, "--source", "A list", "--checked", "2026-11-20", "--with-model");
}

const rows = async () =>
  Object.fromEntries((await db.select().from(scholarships)).map((row) => [row.title.slice(0, 3), row]));

const physiology = { criterion: "field_of_study", values: ["Physiology"], quote: "zorblers of the body" };

test("an import asks the model about what is not understood, stores what counts and says what it dropped", async () => {
  const server = await startModelServer(({ body }) =>
    JSON.stringify({
      proposals: JSON.stringify(body.messages).includes("Oak Award")
        ? [physiology, { ...physiology, quote: "a made-up quote" }]
        : [],
    }),
  );
  const { code, out } = await importRows(server.url);
  expect(out).toBe(
    "proposals: accepted 1, dropped 1 (quote_missing 1), rows without an answer 0\nimported 3, merged 0, refused 0\n",
  );
  expect(code).toBe(0);
  expect(server.asked).toHaveLength(2); // the text about nursing students is understood
  const { Oak } = await rows();
  expect(Oak).toMatchObject({
    field_of_study: ["Physiology"],
    evidence: { field_of_study: "zorblers of the body" },
    demands: [{ about: "check", quote: "Applicants must be budding zorblers of the body." }],
  });
});

test("a row for which the model gives no answer is imported as it was read", async () => {
  const server = await startModelServer(({ body }) =>
    JSON.stringify(body.messages).includes("Oak Award") ? JSON.stringify({ proposals: [physiology] }) : 400,
  );
  const { out } = await importRows(server.url);
  expect(out).toContain("accepted 1, dropped 0, rows without an answer 1 (the first: no)\nimported 3,");
  expect((await rows()).Ash).toMatchObject({ field_of_study: [], demands: [{ about: "check" }] });
});

test("without a model, --with-model is refused and nothing is imported", async () => {
  const { code, err } = await importRows(null);
  expect(err).toContain("--with-model needs a model: set AI_PROVIDER and AI_MODEL.");
  expect(code).toBe(2);
  expect(await rows()).toEqual({});
});

test("the read command shows what the model proposes and why a proposal is dropped", async () => {
  const server = await startModelServer(() =>
    JSON.stringify({ proposals: [physiology, { ...physiology, values: ["Music"] }] }),
  );
  const file = join(folder, "text.txt");
  await writeFile(file, "Oak Award\nApplicants must be budding zorblers of the body.");
  const { out } = await admin(server.url, "read", file, "--with-model");
  expect(out).toContain('  counts: field_of_study Physiology <- "zorblers of the body"\n');
  expect(out).toContain('  dropped (stated): field_of_study Music <- "zorblers of the body"\n');
});
