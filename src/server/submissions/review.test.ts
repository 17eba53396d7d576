import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deliverMails } from "#server/platform/mail/mail-queue.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { scholarships } from "#server/scholarships/table.ts";
import { adminCommand } from "#tests/support/admin-command.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { mailsTo } from "#tests/support/outbox.ts";
import { makeSubmission } from "#tests/support/submission.ts";
import { type TestApp, testApp, testNow } from "#tests/support/test-app.ts";
import { submissions } from "./table.ts";

let now = testNow;
const app = await testApp({ clock: () => now });
const { call, db, deps } = app;

const admin = (...words: string[]) => adminCommand({ db, now: () => now, jobs: deps.jobs }, ["submissions", ...words]);
const scholarshipNamed = (title: string) => db.select().from(scholarships).where(eq(scholarships.title, title));

/** A submission of a new student. */
async function submitted(form = makeSubmission(), at: TestApp = app) {
  const student = await makeStudent(at);
  const response = await at.call("/api/scholarships", { json: form, cookie: student.cookie });
  expect(response.status).toBe(201);
  const { id }: { id: string } = await response.json();
  return { id, form, student };
}
const own = async ({ cookie }: { cookie: string }) => (await (await call("/api/submissions", { cookie })).json()).items;

/** Each public place, and how it shows a scholarship. */
const places: Record<string, (at: TestApp, which: { id: string; title: string; cookie: string }) => Promise<boolean>> =
  {
    "the list": async ({ call }, { id }) => (await text(call("/api/scholarships?limit=100"))).includes(id),
    "the search": async ({ call }, { id, title }) =>
      (await text(call(`/api/scholarships?q=${encodeURIComponent(title)}`))).includes(id),
    "the count": async ({ call }) => (await (await call("/api/scholarships/count")).json()).count === 104,
    "its own answer": async ({ call }, { id }) => (await call(`/api/scholarships/${id}`)).status === 200,
    "the feed": async ({ call }, { id }) => (await text(call("/api/feed"))).includes(id),
    "the browse lists": async ({ call }, { id }) => (await text(call("/api/browse/deadline/all"))).includes(id),
    "the similar ones of another": async ({ call, db }, { id }) => {
      const [other] = await db.select().from(scholarships).where(eq(scholarships.title, "Nursing 1"));
      return (await text(call(`/api/scholarships/${other?.id}/similar`))).includes(id);
    },
    "the sitemap": async ({ call }, { id }) => (await text(call("/sitemap/1.xml"))).includes(id),
    "the matches": async ({ call }, { id, cookie }) => (await text(call("/api/matches", { cookie }))).includes(id),
    "its match": async ({ call }, { id, cookie }) => (await call(`/api/matches/${id}`, { cookie })).status === 200,
    "a bookmark": async ({ call }, { id, cookie }) =>
      (await call(`/api/matches/${id}`, { method: "PUT", json: { bookmarked: true }, cookie })).status === 200,
  };
const text = async (response: ReturnType<typeof call>) => (await response).text();

test("a submission is nowhere before its approval, and everywhere after it", async () => {
  const at = await testApp();
  const nursing = { field_of_study: ["Nursing"] };
  // Only what few share is similar.
  const others = Array.from({ length: 100 }, (_, n) =>
    makeScholarship(`History ${n}`, { field_of_study: ["History"] }),
  );
  await saveScholarships(
    at.db,
    [...[1, 2, 3].map((n) => makeScholarship(`Nursing ${n}`, nursing)), ...others],
    testNow,
  );
  const reader = await makeStudent(at, {
    profile: { academic_level: "undergraduate", field_of_study: "Nursing", gpa: 3.8 },
  });
  const { id, form, student } = await submitted(makeSubmission(), at);
  const shownTo = async (cookie: string) => {
    const shown = [];
    for (const [name, shows] of Object.entries(places))
      if (await shows(at, { id, title: form.title, cookie })) shown.push(name);
    return shown;
  };
  expect(await shownTo(reader.cookie)).toEqual([]);
  expect((await at.call(`/api/scholarships/${id}`, { cookie: student.cookie })).status).toBe(404);
  const { code } = await adminCommand({ db: at.db, now: () => testNow, jobs: at.deps.jobs }, [
    "submissions",
    "approve",
    id,
  ]);
  expect(code).toBe(0);
  expect(await shownTo(reader.cookie)).toEqual(Object.keys(places));
});

test("an approved submission is active and verified, and its student is told once", async () => {
  const { id, form, student } = await submitted();
  expect(await admin("approve", id)).toEqual({ code: 0, out: `approved ${id}: added as scholarship ${id}\n`, err: "" });
  expect(await scholarshipNamed(form.title)).toMatchObject([
    { id, status: "active", validation_status: "verified", provenance: "submitted", created_at: now },
  ]);
  expect(await own(student)).toMatchObject([{ status: "active", scholarship_id: id, reason: null }]);
  const mails = await mailsTo(app, student.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe(`Your scholarship is in Laurel: ${form.title}`);
  expect(mails[0]?.links).toEqual([`${deps.env.PUBLIC_URL}/scholarships/${id}`]);
});

test("an approved submission with warnings to stop is in no list, and operator and student are told so", async () => {
  const description = "A processing fee of $49 is due with the application.";
  const { id, student } = await submitted(makeSubmission({ description }));
  const { code, out } = await admin("approve", id, "--despite-warnings");
  expect([code, out]).toEqual([
    0,
    `approved ${id}: added as scholarship ${id}, which its warnings keep out of all lists\n`,
  ]);
  expect(await text(call("/api/scholarships?limit=100"))).not.toContain(id);
  const [mail] = await mailsTo(app, student.email);
  expect(mail?.text).toContain("It has signs of a scam.");
  expect(mail?.text).not.toContain("in their matches");
});

test("an approval shows the scholarship again that an operator had rejected in the catalog", async () => {
  const { id, form } = await submitted();
  await saveScholarships(db, [makeScholarship(form.title, { provider_name: form.provider_name })], now);
  await db.update(scholarships).set({ status: "rejected" }).where(eq(scholarships.title, form.title));
  expect((await admin("approve", id)).code).toBe(0);
  expect(await scholarshipNamed(form.title)).toMatchObject([{ status: "active" }]);
});

test("a rejected submission tells the reason in the list and by mail, and is not in the catalog", async () => {
  const { id, form, student } = await submitted();
  const reason = "The page asks for a fee.";
  expect(await admin("reject", id, "--reason", reason)).toEqual({ code: 0, out: `rejected ${id}\n`, err: "" });
  expect(await scholarshipNamed(form.title)).toEqual([]);
  expect(await own(student)).toMatchObject([
    { status: "rejected", validation_status: "rejected", reason, scholarship_id: null },
  ]);
  const [mail] = await mailsTo(app, student.email);
  expect(mail?.text).toContain("The reason: The page asks for a fee.");
  expect(mail?.text).toContain("You can submit it again");
  const again = await call("/api/scholarships", { json: form, cookie: student.cookie });
  expect([again.status, (await again.json()).id === id]).toEqual([201, false]);
});

test("the student of a rejected scam is not told to submit it again", async () => {
  const { id, student } = await submitted(makeSubmission({ description: "Pay a $25 processing fee by gift card." }));
  await admin("reject", id, "--reason", "It asks for a fee.");
  const [mail] = await mailsTo(app, student.email);
  expect(mail?.text).toContain("The reason: It asks for a fee.");
  expect(mail?.text).not.toContain("again");
});

test("a review happens once, also when two operators approve at the same moment", async () => {
  const approved = await submitted();
  const answers = await Promise.all([admin("approve", approved.id), admin("approve", approved.id)]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1]);
  expect(await mailsTo(app, approved.student.email)).toHaveLength(1);
  const late = await admin("reject", approved.id, "--reason", "Changed my mind");
  const done = `Submission ${approved.id} was approved on 2026-11-18 as scholarship ${approved.id}.`;
  expect(late).toEqual({ code: 1, out: "", err: `${done} A review cannot be changed.\n` });
  const rejected = await submitted();
  await admin("reject", rejected.id, "--reason", "A fee");
  const { code, err } = await admin("approve", rejected.id);
  expect([code, err]).toEqual([1, expect.stringContaining("was rejected on 2026-11-18: A fee.")]);
  expect(await scholarshipNamed(rejected.form.title)).toEqual([]);
});

test("what cannot be reviewed is said clearly", async () => {
  for (const words of [["show"], ["approve"], ["reject", "--reason", "No"]]) {
    const [verb = "", ...more] = words;
    const { code, err } = await admin(verb, "none", ...more);
    expect([code, err]).toEqual([1, expect.stringContaining("There is no submission none.")]);
  }
  const { id, student } = await submitted(makeSubmission({ deadline: "2026-11-20" }));
  now = new Date("2026-11-22T12:00:00Z");
  const { code, err } = await admin("approve", id);
  now = testNow;
  expect([code, err]).toEqual([1, expect.stringContaining("passed on 2026-11-20. Reject it")]);
  expect(await own(student)).toMatchObject([{ status: "pending_review" }]);
});

test("wrong arguments print the usage", async () => {
  const wrong = [
    [],
    ["list", "--state", "new"],
    ["list", "--limit", "0"],
    ["show"],
    ["approve", "a", "b"],
    ["drop", "a"],
  ];
  for (const words of [...wrong, ["reject", "a"], ["reject", "a", "--reason", " "]]) {
    const { code, err } = await admin(...words);
    expect([code, err.includes("npm run admin -- submissions")]).toEqual([2, true]);
  }
});

test.each([
  [["reject", "a"], "Tell the student why with --reason TEXT, in at most 1000 characters.", ["reject"]],
  [["show"], "Give the ID of one submission.", ["show"]],
  [[], "Say what to do: list, or show, approve or reject one ID.", ["list", "show", "approve", "reject"]],
])("submissions %j prints one sentence and the usage of that command only", async (words, sentence, verbs) => {
  const { err } = await admin(...words);
  const commands = [...err.matchAll(/npm run admin -- (\w+ \w+)/g)].map(([, command]) => command);
  expect([err.split("\n")[0], commands]).toEqual([sentence, verbs.map((verb) => `submissions ${verb}`)]);
});

test("approving the same scholarship as one in the catalog updates that one", async () => {
  const form = makeSubmission();
  const known = { provider_name: form.provider_name, amount_max: 50, last_checked: "2026-01-01" };
  await saveScholarships(db, [makeScholarship(form.title, known)], testNow);
  const [before] = await scholarshipNamed(form.title);
  const { id, student } = await submitted(form);
  expect((await admin("show", id)).out).toContain(
    `${before?.id}  ${form.title} (${form.provider_name}), active: approving`,
  );
  expect((await admin("approve", id)).out).toBe(`approved ${id}: merged into scholarship ${before?.id}\n`);
  expect(await scholarshipNamed(form.title)).toMatchObject([
    { id: before?.id, amount_max: 2000, provenance: "curated" },
  ]);
  expect(await own(student)).toMatchObject([{ scholarship_id: before?.id }]);
});

test("an import finds an approved submission again", async () => {
  const { id, form } = await submitted();
  await admin("approve", id);
  const imported = makeScholarship(form.title, { provider_name: form.provider_name, last_checked: "2026-12-01" });
  expect(await saveScholarships(db, [imported], now)).toMatchObject({ imported: 0, merged: 1, ids: [id] });
});

test("the operator lists what waits, the oldest first, and sees how one was read", async () => {
  await db.delete(submissions);
  const first = await submitted(
    makeSubmission({ description: "Must be enrolled in a nursing program.\nAs read\nEvil" }),
  );
  now = new Date(testNow.getTime() + 60_000);
  const second = await submitted();
  now = testNow;
  const { out } = await admin("list");
  expect(out).toBe(
    `${first.id}  2026-11-18  ${first.form.title} (${first.form.provider_name})\n` +
      `${second.id}  2026-11-18  ${second.form.title} (${second.form.provider_name})\nsubmissions 2\n`,
  );
  await admin("reject", second.id, "--reason", "Twice");
  const scam = await submitted(makeSubmission({ description: "Applicants pay a $25 processing fee by gift card." }));
  expect((await admin("list")).out).toContain(`(${scam.form.provider_name})  signs of a scam\n`);
  expect((await admin("list", "--limit", "1")).out).toContain("submissions 1\n");
  expect((await admin("list", "--state", "approved")).out).toBe("submissions 0\n");
  const shown = (await admin("show", first.id)).out;
  for (const part of ["  gpa_requirement: 3", "  deadline: 2027-03-01", "  Evil\n", "Warnings\n", "Left to check\n"])
    expect(shown).toContain(part);
  expect(shown).toContain("field_of_study: Must be enrolled in a nursing program");
  expect(shown).not.toContain(first.student.email);
});

test("an account takes its submissions along, and an approved scholarship stays without the student", async () => {
  const { id, form, student } = await submitted();
  await admin("approve", id);
  const pending = makeSubmission();
  await call("/api/scholarships", { json: pending, cookie: student.cookie });
  await mailsTo(app, student.email);
  await call("/api/me/deletion-link", { method: "POST", cookie: student.cookie });
  const [link] = await mailsTo(app, student.email);
  const token = new URLSearchParams(new URL(link?.links[0] ?? "").hash.slice(1)).get("token");
  expect((await call("/api/me", { method: "DELETE", json: { token } })).status).toBe(204);
  expect(await db.select().from(submissions).where(eq(submissions.user_id, student.id))).toEqual([]);
  const [row] = await scholarshipNamed(form.title);
  expect(row).toMatchObject({ id, status: "active" });
  expect(JSON.stringify(row)).not.toContain(student.id);
});

test("a student who deletes the account before the mail is sent gets none", async () => {
  const { id, student } = await submitted();
  await admin("reject", id, "--reason", "A fee");
  await db.delete(submissions).where(eq(submissions.id, id));
  await deliverMails(deps);
  expect(await mailsTo(app, student.email)).toEqual([]);
});

test("a submission with warnings to stop is not approved without a word from the operator", async () => {
  const { id, form, student } = await submitted(
    makeSubmission({ description: "Winners pay a $25 processing fee by gift card before the award is released." }),
  );
  const { code, out, err } = await admin("approve", id);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toBe(
    `Submission ${id} has signs of a scam: read its warnings with "submissions show". ` +
      "To add it all the same, approve it with --despite-warnings.\n",
  );
  expect(await scholarshipNamed(form.title)).toEqual([]);
  expect(await own(student)).toMatchObject([{ status: "pending_review" }]);
});

test("the operator sees other pending submissions of the same title or page", async () => {
  const form = makeSubmission();
  const first = await submitted(form);
  const sameTitle = await submitted(makeSubmission({ title: form.title.toUpperCase() }));
  const samePage = await submitted(makeSubmission({ application_url: `${form.application_url}/` }));
  const reviewed = await submitted(makeSubmission({ application_url: form.application_url }));
  await admin("reject", reviewed.id, "--reason", "Twice");
  const other = await submitted();
  const { out } = await admin("show", first.id);
  const [, listed = ""] = out.split("Pending with the same title or page\n");
  expect(listed).toBe(
    [sameTitle, samePage]
      .map(({ id, form: { title, provider_name } }) => `  ${id}  2026-11-18  ${title} (${provider_name})\n`)
      .sort()
      .join(""),
  );
  expect((await admin("show", other.id)).out).toContain("Pending with the same title or page\n  nothing\n");
});
