// Checks the content of Laurel: front matter, word counts, callouts, links, style, and the sums in the JSON files.
// Run: node check.mjs   (no dependencies; exits 1 when anything fails)
import { readFileSync, readdirSync, existsSync } from "node:fs";
import { join, dirname } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(fileURLToPath(import.meta.url));
const problems = [];
const fail = (file, message) => problems.push(`${file}: ${message}`);
const today = "2026-11-21";
const guideCategories = ["Writing", "Profile", "Strategy", "Interview", "Finance"];
const resourceCategories = ["Essay Writing", "Financial Aid", "Other"];
const fixedMinutes = {
  "essay-prompt-analysis": 8,
  "merit-vs-need-based-aid": 9,
  "scholarship-essay-guide": 15,
  "profile-building-guide": 15,
};
const expectedArticles = [
  "essay-prompt-analysis", "merit-vs-need-based-aid", "finding-local-awards", "fafsa-and-state-aid-basics",
  "recommendation-letters", "reusing-an-essay-honestly", "spotting-a-scholarship-scam", "award-displacement",
  "after-you-win", "international-students", "first-generation-students", "scholarship-interviews",
  "college-planning-year-by-year", "transfer-and-adult-students", "financial-aid-offers-compared",
];
const expectedPages = [
  "about.md", "legal-terms.md", "legal-privacy.md", "legal-gdpr.md", "legal-disclaimer.md", "legal-cookies.md",
  "accessibility.md", "success-stories.md", "learn-more.md",
];
const routes = new Set([
  "/", "/home", "/demo", "/auth", "/onboarding", "/dashboard", "/assistant", "/scholarships", "/subscription", "/credits",
  "/profile", "/profile/edit", "/profile/complete", "/profile/personal", "/profile/academic", "/profile/activities",
  "/profile/goals", "/resources", "/guides", "/about", "/legal", "/contact", "/learn-more", "/how-it-works", "/applications",
  "/essay-assistant", "/help", "/success-stories", "/blog", "/privacy", "/terms", "/cookies", "/gdpr", "/accessibility",
  "/articles/scholarship-essay-guide", "/articles/profile-building-guide",
  "/resources/guide", "/resources/essays", "/resources/interviews", "/resources/financial-aid", "/resources/college-planning",
]);
const filler = [
  "delve", "leverage", "unlock", "game-changer", "game changer", "in today's", "it's important to note", "it is important to note",
  "navigate the", "journey", "empower", "seamless", "robust", "cutting-edge", "holistic", "tapestry", "testament", "look no further",
  "dream school", "rest assured", "in conclusion", "needless to say", "at the end of the day", "very unique", "utilize", "crucial",
  "elevate", "supercharge", "maximize", "guarantee your", "we guarantee", "hidden gem", "secret", "hack", "amazing", "exciting",
];

// Front matter here is a small part of YAML: scalars, one-line lists, and a list of flat maps under `sources`.
function scalar(text) {
  const value = text.trim();
  if (value.startsWith('"') && value.endsWith('"')) return value.slice(1, -1).replace(/\\"/g, '"');
  if (/^\[.*\]$/.test(value)) return value.slice(1, -1).split(",").map((part) => scalar(part)).filter((part) => part !== "");
  if (/^\d+$/.test(value)) return Number(value);
  return value;
}
function parse(file, text) {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!match) { fail(file, "no front matter"); return { data: {}, body: text }; }
  const data = {};
  let list = null;
  for (const line of match[1].split("\n")) {
    let found;
    if ((found = /^([a-z_]+):\s*$/.exec(line))) { list = []; data[found[1]] = list; }
    else if ((found = /^([a-z_]+):\s+(.+)$/.exec(line))) {
      list = null;
      if (!/^["\[]/.test(found[2]) && /: |#|^[&*!|>%@`]/.test(found[2])) fail(file, `unquoted YAML value of ${found[1]}`);
      data[found[1]] = scalar(found[2]);
    }
    else if (list && (found = /^ {2}- ([a-z_]+):\s+(.+)$/.exec(line))) list.push({ [found[1]]: scalar(found[2]) });
    else if (list?.length && (found = /^ {4}([a-z_]+):\s+(.+)$/.exec(line))) list.at(-1)[found[1]] = scalar(found[2]);
    else fail(file, `front matter line not understood: ${line}`);
  }
  return { data, body: match[2].trim() };
}
const plain = (body) => body
  .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1")
  .replace(/^##\s+/gm, "").replace(/^\s*(?:[-*]|\d+\.)\s+/gm, "").replace(/[*_`|]/g, "");
const words = (body) => plain(body).split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function checkProse(file, text) {
  const prose = plain(text).replace(/https?:\/\/\S+/g, "");
  if (prose.includes("!")) fail(file, "exclamation mark");
  if (/\p{Extended_Pictographic}/u.test(prose.replace(/[©®™]/g, ""))) fail(file, "emoji");
  if (/[—–]/.test(prose)) fail(file, "dash character; write a comma, a full stop or 'to'");
  if (/[“”‘’]/.test(prose)) fail(file, "curly quote");
  for (const phrase of filler) {
    if (new RegExp(`(?<![\\p{L}-])${phrase}(?![\\p{L}])`, "iu").test(prose)) fail(file, `filler: "${phrase}"`);
  }
  for (const found of text.matchAll(/\{\{([A-Z_]+)\}\}/g)) if (found[1] !== "SUPPORT_EMAIL") fail(file, `unknown placeholder ${found[1]}`);
  for (const found of prose.matchAll(/\b(\w+) \1\b/gi)) if (!/^(that|had|\d+)$/i.test(found[1])) fail(file, `doubled word: ${found[0]}`);
  for (const sentence of prose.split(/(?<=[.?:])\s+|\n+/)) {
    const length = sentence.split(/\s+/).filter(Boolean).length;
    if (length > 38) fail(file, `sentence of ${length} words: ${sentence.slice(0, 70)}...`);
  }
}
function checkBody(file, body, { callouts }) {
  checkProse(file, body);
  if (/^# /m.test(body) || /^###/m.test(body)) fail(file, "only '##' headings are allowed");
  if (/<[a-z!/]/i.test(body)) fail(file, "HTML in Markdown");
  const headings = [...body.matchAll(/^## (.+)$/gm)].map((found) => found[1]);
  if (new Set(headings).size !== headings.length) fail(file, "heading used twice");
  if (headings.some((heading) => /^\d/.test(heading))) fail(file, "heading numbers itself");
  const blocks = body.split(/\n{2,}/);
  const found = blocks.filter((block) => /^(Tip|Warning|Example): \S/.test(block));
  for (const block of blocks) {
    if (/^\W*(tip|warning|example)s?\W/i.test(block) && !/^(Tip|Warning|Example): \S/.test(block) && !block.startsWith("## ") && /^\W*\w+\s*:/.test(block)) fail(file, `malformed callout: ${block.slice(0, 40)}`);
    if (/^(Tip|Warning|Example): /.test(block) && /\n/.test(block)) fail(file, `callout spans lines: ${block.slice(0, 40)}`);
  }
  if (callouts && found.length < 2) fail(file, `only ${found.length} callouts`);
  for (const link of body.matchAll(/\]\(([^)\s]+)\)/g)) {
    const target = link[1].split("#")[0];
    if (target.startsWith("https://") || target.startsWith("mailto:")) continue;
    const article = /^\/article\/([a-z-]+)$/.exec(target);
    if (article ? !expectedArticles.includes(article[1]) : !routes.has(target)) fail(file, `dead internal link ${link[1]}`);
  }
  return { headings: headings.length, callouts: found.length };
}
function checkSources(file, sources) {
  if (!Array.isArray(sources) || sources.length === 0) return fail(file, "no sources");
  for (const source of sources) {
    if (!source.name) fail(file, "source without a name");
    if (!/^https:\/\/[^\s]+$/.test(source.url ?? "")) fail(file, `source without an https address: ${source.name}`);
    if (!source.accessed && !source.dated) fail(file, `source without a date: ${source.name}`);
  }
}

const rows = [];
const openings = new Map();
const ids = new Set();
function checkArticle(folder, name, [low, high]) {
  const file = `${folder}/${name}`;
  const { data, body } = parse(file, readFileSync(join(root, folder, name), "utf8"));
  for (const key of ["id", "title", "topic", "summary", "category", "resources_category", "reading_time", "tags", "created_at", "updated_at", "sources"])
    if (data[key] === undefined) fail(file, `front matter lacks ${key}`);
  if (`${data.id}.md` !== name) fail(file, "id differs from the file name");
  if (ids.has(data.id)) fail(file, "id used twice"); ids.add(data.id);
  if (!guideCategories.includes(data.category)) fail(file, `category ${data.category}`);
  if (!resourceCategories.includes(data.resources_category)) fail(file, `resources_category ${data.resources_category}`);
  if (!Array.isArray(data.tags) || data.tags.length < 3 || data.tags.length > 5) fail(file, "3 to 5 tags are needed");
  if (data.created_at !== today) fail(file, "created_at");
  if (!/^\d{4}-\d\d-\d\d$/.test(data.updated_at ?? "") || data.updated_at < data.created_at) fail(file, "updated_at");
  if ((data.summary ?? "").length > 200) fail(file, `summary of ${data.summary.length} characters`);
  checkProse(file, `${data.title}. ${data.summary}`);
  checkSources(file, data.sources);
  const count = words(body);
  const minutes = Math.round(count / 200);
  if (data.reading_time !== minutes) fail(file, `reading_time ${data.reading_time}, computed ${minutes} from ${count} words`);
  if (fixedMinutes[data.id] && data.reading_time !== fixedMinutes[data.id]) fail(file, `the spec fixes ${fixedMinutes[data.id]} minutes`);
  if (count < low || count > high) fail(file, `${count} words, wanted ${low} to ${high}`);
  const { headings, callouts } = checkBody(file, body, { callouts: true });
  if (headings < 4) fail(file, `only ${headings} sections`);
  const opening = body.split(/\s+/).slice(0, 2).join(" ").toLowerCase();
  if (openings.has(opening)) fail(file, `opens like ${openings.get(opening)}: "${opening}"`);
  openings.set(opening, file);
  rows.push([file, count, `${data.reading_time} min`, `${headings} sections`, `${callouts} callouts`, `${data.sources?.length ?? 0} sources`]);
  return body;
}

const articleFiles = readdirSync(join(root, "articles")).filter((name) => name.endsWith(".md")).sort();
for (const id of expectedArticles) if (!articleFiles.includes(`${id}.md`)) fail(`articles/${id}.md`, "missing");
for (const name of articleFiles) {
  const id = name.slice(0, -3);
  if (!expectedArticles.includes(id)) fail(`articles/${name}`, "not on the list");
  checkArticle("articles", name, id === "essay-prompt-analysis" ? [1450, 1700] : id === "merit-vs-need-based-aid" ? [1500, 1900] : [800, 1500]);
}
const guideLinks = { "scholarship-essay-guide": ["/assistant", "/scholarships"], "profile-building-guide": ["/profile", "/assistant"] };
for (const [id, links] of Object.entries(guideLinks)) {
  if (!existsSync(join(root, "guides", `${id}.md`))) { fail(`guides/${id}.md`, "missing"); continue; }
  const body = checkArticle("guides", `${id}.md`, [2500, 3099]);
  for (const link of links) if (!body.includes(`](${link})`)) fail(`guides/${id}.md`, `does not link to ${link}`);
}
for (const name of expectedPages) {
  const file = `pages/${name}`;
  if (!existsSync(join(root, file))) { fail(file, "missing"); continue; }
  const { data, body } = parse(file, readFileSync(join(root, file), "utf8"));
  for (const key of ["id", "title", "summary", "updated_at"]) if (data[key] === undefined) fail(file, `front matter lacks ${key}`);
  if (`${data.id}.md` !== name) fail(file, "id differs from the file name");
  checkProse(file, `${data.title}. ${data.summary}`);
  const { headings } = checkBody(file, body, { callouts: false });
  rows.push([file, words(body), "", `${headings} sections`, "", ""]);
}
for (const name of ["legal-terms.md", "legal-privacy.md", "legal-gdpr.md", "legal-disclaimer.md", "legal-cookies.md", "accessibility.md"])
  if (existsSync(join(root, "pages", name)) && !readFileSync(join(root, "pages", name), "utf8").includes("{{SUPPORT_EMAIL}}")) fail(`pages/${name}`, "names no contact");

// JSON pages.
function readJson(name) {
  const file = `pages/${name}`;
  try {
    const text = readFileSync(join(root, file), "utf8");
    const data = JSON.parse(text);
    const strings = [];
    (function walk(value) {
      if (typeof value === "string") strings.push(value);
      else if (value && typeof value === "object") Object.values(value).forEach(walk);
    })(data);
    checkProse(file, strings.join(".\n"));
    rows.push([file, words(strings.join(" ")), "", "", "", ""]);
    return data;
  } catch (error) { fail(file, error.message); return null; }
}
const how = readJson("how-it-works.json");
if (how) {
  const file = "pages/how-it-works.json";
  const same = (name, got, want) => { if (JSON.stringify(got) !== JSON.stringify(want)) fail(file, `${name} is ${JSON.stringify(got)}, spec says ${JSON.stringify(want)}`); };
  same("tabs", how.tabs.map((tab) => tab.label), ["Overview", "Categories", "Scoring Logic", "Examples"]);
  same("points", [how.overview.points.min, how.overview.points.max], [20, 100]);
  same("levels", how.overview.levels.map((level) => [level.name, level.min, level.max]),
    [["Elite/National", 90, 100], ["Exceptional", 70, 89], ["Distinguished", 50, 69], ["Accomplished", 30, 49], ["Participant", 20, 29]]);
  same("weights", how.overview.weights.map((weight) => [weight.label, weight.percent]),
    [["Rarity & Selectivity", 35], ["Time Commitment", 25], ["Leadership", 20], ["Impact & Recognition", 20]]);
  same("parts", how.scoring_logic.parts.map((part) => [part.key, part.min, part.max]),
    [["base", 20, 60], ["rarity", 1, 1.8], ["leadership_bonus", 5, 15], ["impact_bonus", 5, 10]]);
  same("categories", how.categories.map((category) => [category.name, category.min, category.max]),
    [["Academic", 30, 100], ["Research", 55, 95], ["Leadership", 35, 85], ["Arts", 25, 70], ["Community Service", 40, 80], ["Athletic", 25, 70]]);
  const level = (points) => how.overview.levels.find((one) => points >= one.min && points <= one.max)?.name;
  const ranges = Object.fromEntries(how.categories.map((category) => [category.name, category]));
  const sum = (name, item, range) => {
    const { base, rarity, leadership_bonus: lead, impact_bonus: impact, points } = item;
    if (base < 20 || base > 60) fail(file, `${name}: base ${base}`);
    if (rarity < 1 || rarity > 1.8) fail(file, `${name}: rarity ${rarity}`);
    if (lead !== 0 && (lead < 5 || lead > 15)) fail(file, `${name}: leadership ${lead}`);
    if (impact !== 0 && (impact < 5 || impact > 10)) fail(file, `${name}: impact ${impact}`);
    const total = Math.min(100, Math.round(base * rarity + lead + impact));
    if (total !== points) fail(file, `${name}: says ${points}, the formula gives ${total}`);
    if (points < range.min || points > range.max) fail(file, `${name}: ${points} outside ${range.min} to ${range.max}`);
    if (level(points) !== item.level) fail(file, `${name}: level ${item.level}, should be ${level(points)}`);
  };
  for (const category of how.categories) {
    if (category.achievements.length !== 3) fail(file, `${category.name}: ${category.achievements.length} achievements`);
    for (const item of category.achievements) sum(item.name, item, category);
  }
  if (how.examples.length < 3) fail(file, "fewer than 3 worked examples");
  for (const item of how.examples) {
    sum(item.title, item, ranges[item.category]);
    if (!item.steps.at(-1).includes(String(item.points))) fail(file, `${item.title}: the last step does not name ${item.points}`);
  }
}
const faq = readJson("faq.json");
if (faq) {
  const got = faq.items.map((item) => item.category).join();
  if (got !== "AI Matching,Credits,Success,Applications,Security,Database") fail("pages/faq.json", `categories ${got}`);
  for (const item of faq.items) if (/\d\s?%/.test(item.answer)) fail("pages/faq.json", "a percentage in an answer");
}
const demo = readJson("demo.json");
if (demo) {
  const file = "pages/demo.json";
  if (demo.scholarships.length < 8) fail(file, "fewer than 8 samples");
  const fields = new Set(demo.scholarships.flatMap((item) => item.fieldOfStudy));
  for (const want of ["Computer Science", "Engineering", "Business", "Science"]) if (!fields.has(want)) fail(file, `no sample for ${want}`);
  for (const item of demo.scholarships) {
    for (const key of ["id", "title", "provider", "description", "amount", "deadline", "matchScore", "fieldOfStudy", "requirements"])
      if (item[key] === undefined) fail(file, `${item.id} lacks ${key}`);
    if (!/^Sample/.test(item.provider)) fail(file, `${item.provider} does not say it is a sample`);
    if (item.matchScore < 0 || item.matchScore > 100) fail(file, `${item.id} score`);
    if (!/^\d{4}-\d\d-\d\d$/.test(item.deadline) || item.deadline <= today) fail(file, `${item.id} deadline`);
  }
  const { analysis, applications } = demo;
  if (analysis.match !== 95 || analysis.successProbability !== 0.85 || analysis.successLabel !== "High") fail(file, "analysis figures");
  const { total, in_progress, submitted, accepted } = applications.counts;
  if ([total, in_progress, submitted, accepted].join() !== "12,5,4,2") fail(file, "counts");
  if (applications.samples.length !== 3) fail(file, "three sample applications are needed");
  const statuses = ["not_started", "in_progress", "submitted", "under_review", "accepted", "rejected"];
  for (const item of applications.samples) if (!statuses.includes(item.status)) fail(file, `status ${item.status}`);
}

const width = Math.max(...rows.map((row) => row[0].length));
for (const row of rows) console.log(row[0].padEnd(width), String(row[1]).padStart(5), "words ", row.slice(2).filter(Boolean).join(", "));
console.log(`total ${rows.reduce((sum, row) => sum + row[1], 0)} words in ${rows.length} files`);
if (problems.length) { console.error(`\n${problems.length} problem(s):\n` + problems.map((line) => `- ${line}`).join("\n")); process.exit(1); }
console.log("all checks pass");
