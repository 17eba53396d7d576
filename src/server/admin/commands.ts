import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { z } from "zod";
import { dayMs, dayOf } from "#domain/calendar/day.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import { noteRefunded } from "#server/billing/payments/store.ts";
import { deleteMessagesFrom } from "#server/contact/store.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import type { Model } from "#server/platform/model/model.ts";
import { proveLedger } from "./check-ledger.ts";
import { exportScholarships } from "./export-scholarships.ts";
import { shownColumns } from "./fitted-map.ts";
import { ImportMistake } from "./import-map.ts";
import { importScholarships } from "./import-scholarships.ts";
import { listContact } from "./list-contact.ts";
import { approve, listSubmissions, reject, reviewStates, showSubmission } from "./review-submissions.ts";
import { shownCounts, shownProposals } from "./shown-proposals.ts";
import { shownReading, sponsorTextIn } from "./shown-reading.ts";

export const usage = `Usage:
  npm run admin -- import FILE --map MAP.json --source NAME --checked YYYY-MM-DD [--dry-run] [--with-model]
      Reads a CSV or JSON file of scholarships. MAP.json gives a scholarship field for each column or dotted path.
      Prints each refused row with its reason, how many rows have warnings of scams, and: imported N, merged N, refused N
      --with-model asks the model of the settings AI_* about what is not understood, and prints how many of the facts that
      it proposes count.
  npm run admin -- read FILE|- [--with-model]
      Shows how a text is read, clause by clause: what each does, what was found, and what is left to check.
  npm run admin -- export
      Writes the catalog to standard output as JSON lines.
  npm run admin -- submissions list [--state pending|approved|rejected] [--limit N]
      Lists scholarships that students submitted, the oldest first: those that are pending, at most 50.
  npm run admin -- submissions show ID
      Shows one: as typed, as read and from which words, what is left to check, scam warnings, and likely duplicates,
      in the catalog and among the other pending submissions.
  npm run admin -- submissions approve ID [--despite-warnings]
      Adds it to the catalog, or updates the same scholarship there, and mails the student. Signs of a scam that say to
      stop need --despite-warnings.
  npm run admin -- submissions reject ID --reason TEXT
      Keeps it out of the catalog, and mails the student the reason.
  npm run admin -- contact [--since YYYY-MM-DD] [--limit N] [--all]
      Lists the contact messages, newest first: of the last 30 days, at most 50. --all includes those held back as spam.
  npm run admin -- contact --forget EMAIL
      Deletes every message from this email. Prints: deleted N
  npm run admin -- ledger check
      Proves the books of credits and premium: sums, order, calls, checkouts, refunds, subscriptions. Prints each problem,
      then the sums and: problems N. The exit code is 1 when there is a problem.
  npm run admin -- ledger refunded SESSION_ID
      Notes that a paid checkout that counts for nobody was refunded at the provider, so that it is no problem any more.`;

/** The streams that a command writes to. */
type Terminal = { out: NodeJS.WritableStream; err: NodeJS.WritableStream };
/** What commands use besides: the database with its jobs, and the model of the settings (null when there is none). */
export type Outside = {
  withDatabase: <T>(work: (db: Database, now: Date, jobs: Jobs) => Promise<T>) => Promise<T>;
  model: () => Model | null;
};

/** Runs one command. Returns the exit code: 0 on success, 1 when the command fails, 2 when its arguments are wrong. */
export async function runCommand(words: readonly string[], terminal: Terminal, outside: Outside): Promise<number> {
  const [name, ...rest] = words;
  const command = commands.get(name ?? "");
  if (!command) return misused(terminal, name === undefined ? null : `There is no command "${name}".`);
  try {
    return await command(rest, terminal, outside);
  } catch (error) {
    if (error instanceof ImportMistake) return failed(terminal, error.message);
    if (error instanceof Misuse) return misused(terminal, error.message, usageOf(words));
    throw error;
  }
}

type Command = (words: string[], terminal: Terminal, outside: Outside) => Promise<number>;
class Misuse extends Error {}

const commands: ReadonlyMap<string, Command> = new Map([
  ["import", importCommand],
  ["read", readCommand],
  ["export", exportCommand],
  ["submissions", submissionsCommand],
  ["contact", contactCommand],
  ["ledger", ledgerCommand],
]);

const withModel = { "with-model": { type: "boolean", default: false } } as const;

async function readCommand(words: string[], { out }: Terminal, outside: Outside): Promise<number> {
  const { values, positionals } = understood(() =>
    parseArgs({ args: words, options: withModel, allowPositionals: true }),
  );
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Misuse("Give one FILE to read, or - for standard input.");
  const model = values["with-model"] ? modelOf(outside) : undefined;
  const sponsor = sponsorTextIn(await textOf(file));
  out.write(shownReading(sponsor));
  if (model !== undefined) out.write(await shownProposals(model, sponsor));
  return 0;
}

function modelOf({ model }: Outside): Model {
  const found = model();
  if (found === null) throw new Misuse("--with-model needs a model: set AI_PROVIDER and AI_MODEL.");
  return found;
}

async function textOf(file: string): Promise<string> {
  if (file === "-") return text(process.stdin);
  return readFile(file, "utf8").catch((error: Error) => {
    throw new ImportMistake(`${file} cannot be read: ${error.message}`);
  });
}

const importOptions = {
  map: { type: "string" },
  source: { type: "string" },
  checked: { type: "string" },
  "dry-run": { type: "boolean", default: false },
  ...withModel,
} as const;

async function importCommand(words: string[], { out }: Terminal, outside: Outside): Promise<number> {
  const { values, positionals } = understood(() =>
    parseArgs({ args: words, options: importOptions, allowPositionals: true }),
  );
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Misuse("Give one FILE to import.");
  const { map, source, checked } = values;
  if (!map) throw new Misuse("Give the map with --map MAP.json.");
  if (!source?.trim()) throw new Misuse("Give where the file comes from with --source NAME.");
  if (!z.iso.date().safeParse(checked).success) {
    throw new Misuse("Give the day on which the file was checked with --checked YYYY-MM-DD.");
  }
  const model = values["with-model"] ? modelOf(outside) : undefined;
  const order = { file, map, source: source.trim(), checked: checked ?? "", dryRun: values["dry-run"], model };
  const { imported, merged, levels, refused, proposals, columns } = await outside.withDatabase((db, now) => {
    if (order.checked > dayOf(now)) throw new Misuse(`--checked ${order.checked} is in the future.`);
    return importScholarships(db, order, now);
  });
  out.write(shownColumns(columns));
  for (const { number, reason } of refused) out.write(`refused row ${number}: ${reason}\n`);
  if (proposals !== null) out.write(shownCounts(proposals));
  const { stop, warn, note } = levels;
  if (stop + warn + note > 0) out.write(`warnings: stop ${stop}, warn ${warn}, note ${note}\n`);
  if (order.dryRun) out.write("dry run: nothing was written\n");
  out.write(`imported ${imported}, merged ${merged}, refused ${refused.length}\n`);
  return 0;
}

async function exportCommand(words: string[], { out }: Terminal, { withDatabase }: Outside): Promise<number> {
  understood(() => parseArgs({ args: words, options: {} }));
  await withDatabase((db, now) => exportScholarships(db, deadlineDay(now), out));
  return 0;
}

const submissionOptions = {
  state: { type: "string", default: "pending" },
  limit: { type: "string", default: "50" },
  reason: { type: "string" },
  "despite-warnings": { type: "boolean", default: false },
} as const;
const longestReason = 1000;

async function submissionsCommand(words: string[], terminal: Terminal, { withDatabase }: Outside): Promise<number> {
  const { values, positionals } = understood(() =>
    parseArgs({ args: words, options: submissionOptions, allowPositionals: true }),
  );
  const [verb, id, ...more] = positionals;
  if (verb === "list" && id === undefined) {
    const [, status] = Object.entries(reviewStates).find(([name]) => name === values.state) ?? [];
    if (!status) throw new Misuse("Give the state with --state pending, approved or rejected.");
    const limit = limitOf(values.limit);
    await withDatabase((db, now) => listSubmissions(db, { status, limit }, { now, out: terminal.out }));
    return 0;
  }
  if (verb === undefined) throw new Misuse("Say what to do: list, or show, approve or reject one ID.");
  if (id === undefined || more.length > 0) throw new Misuse("Give the ID of one submission.");
  if (verb === "show") return withDatabase((db, now) => showSubmission({ db, id, now }, terminal));
  const despiteWarnings = values["despite-warnings"];
  if (verb === "approve")
    return withDatabase((db, now, jobs) => approve({ db, jobs, id, now }, despiteWarnings, terminal));
  if (verb !== "reject") throw new Misuse(`There is no "submissions ${verb}".`);
  const reason = values.reason?.trim() ?? "";
  if (reason === "" || reason.length > longestReason)
    throw new Misuse(`Tell the student why with --reason TEXT, in at most ${longestReason} characters.`);
  return withDatabase((db, now, jobs) => reject({ db, jobs, id, now }, reason, terminal));
}

const contactOptions = {
  since: { type: "string" },
  limit: { type: "string", default: "50" },
  all: { type: "boolean", default: false },
  forget: { type: "string" },
} as const;
const contactDays = 30;

async function contactCommand(words: string[], { out }: Terminal, { withDatabase }: Outside): Promise<number> {
  const { values } = understood(() => parseArgs({ args: words, options: contactOptions }));
  const { since, limit, all, forget } = values;
  if (forget !== undefined) {
    if (!z.email().safeParse(forget).success) throw new Misuse("Give the email with --forget EMAIL.");
    out.write(`deleted ${await withDatabase((db) => deleteMessagesFrom(db, forget))}\n`);
    return 0;
  }
  if (since !== undefined && !z.iso.date().safeParse(since).success) {
    throw new Misuse("Give the first day with --since YYYY-MM-DD.");
  }
  const most = limitOf(limit);
  await withDatabase((db, now) => {
    const from = since === undefined ? new Date(now.getTime() - contactDays * dayMs) : new Date(since);
    return listContact(db, { since: from, limit: most, heldBack: all }, out);
  });
  return 0;
}

async function ledgerCommand(words: string[], { out }: Terminal, { withDatabase }: Outside): Promise<number> {
  const { positionals } = understood(() => parseArgs({ args: words, options: {}, allowPositionals: true }));
  const [what, session, ...more] = positionals;
  if (what === "refunded" && session !== undefined && more.length === 0) {
    const noted = await withDatabase((db) => noteRefunded(db, session));
    out.write(noted ? `checkout ${session} is refunded\n` : `there is no refused checkout ${session}\n`);
    return noted ? 0 : 1;
  }
  if (positionals.join(" ") !== "check")
    throw new Misuse("Say what to do with the ledger: check, or refunded SESSION_ID.");
  return (await withDatabase((db, now) => proveLedger(db, now, out))) ? 0 : 1;
}

function limitOf(typed: string): number {
  if (!/^[1-9]\d{0,3}$/.test(typed)) throw new Misuse("Give how many with --limit N, from 1 to 9999.");
  return Number(typed);
}

function understood<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error));
  }
}

/** The usage of a command, or of one form of it, such as "submissions reject". */
function usageOf([name, second]: readonly string[]): string {
  const [heading, ...entries] = usage.split(/\n(?= {2}npm run)/);
  const startingWith = (words: string) =>
    entries.filter((entry) => entry.replaceAll(/\s+/g, " ").startsWith(` npm run admin -- ${words} `));
  const own = startingWith(`${name} ${second}`);
  return [heading, ...(own.length > 0 ? own : startingWith(`${name}`))].join("\n");
}

function misused({ err }: Terminal, sentence: string | null, shown = usage): number {
  err.write(`${sentence === null ? "" : `${sentence}\n`}${shown}\n`);
  return 2;
}

function failed({ err }: Terminal, sentence: string): number {
  err.write(`${sentence}\n`);
  return 1;
}
