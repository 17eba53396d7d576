// npm run bench -- reverse-match [profiles]: finds which of 100,000 invented profiles one new scholarship fits, for 300
// generated scholarships and 100 of the starter catalog, whose conditions are in real words, in processor time. Each time is
// the mean of five passes over all of them, because the clock goes in steps of up to 4 ms. The control scores every profile,
// and its result must be the same.
import { loadavg } from "node:os";
import { compileProfiles, profilesThatFit } from "#domain/matches/catalogue/profiles/profile-index.ts";
import { sectionNumber } from "#domain/matches/catalogue/results/result-sums.ts";
import type { MatchableScholarship } from "#domain/matches/criteria/criterion.ts";
import { readStudent, type Student } from "#domain/matches/criteria/student.ts";
import { scoreMatch } from "#domain/matches/score-match.ts";
import { newRow } from "#server/scholarships/saving/catalogue-entry.ts";
import { generatedCatalogue } from "#server/scholarships/starter/generated-catalogue.ts";
import { madeUpProfiles } from "./made-up-profiles.ts";
import { quantile } from "./quantile.ts";
import { starterCatalogue } from "./ranking/pool.ts";

const now = new Date("2026-11-21T12:00:00Z");
const today = "2026-11-21";
const compared = 3;
const goalMs = 10;
const passes = 5;

const count = Number(process.argv[2] ?? 100_000);
const profiles = madeUpProfiles(count).map((answers, at) => ({ userId: `student ${at}`, answers }));
const scholarships: MatchableScholarship[] = generatedCatalogue(350, now).map((entry) => newRow(entry, now));

const compiling = performance.now();
const index = compileProfiles(profiles);
console.log(`${count} profiles compiled in ${Math.round(performance.now() - compiling)} ms`);

const times = timesOf(scholarships).slice(50);
const students = profiles.map(({ answers }) => readStudent(answers));
const controls: number[] = [];
let different = 0;
for (const scholarship of scholarships.slice(0, compared)) {
  const control = timed(() =>
    Array.from(index.order).flatMap((of, at) => {
      const { match_score, section } = scoreMatch(students[of] as Student, scholarship, today);
      return section === null ? [] : [[at, match_score, sectionNumber(section)]];
    }),
  );
  controls.push(control.ms);
  const { profiles: found, scores, sections } = profilesThatFit(index, scholarship, today);
  const fits = Array.from(found, (at, place) => [at, scores[place], sections[place]]);
  if (JSON.stringify(control.result) !== JSON.stringify(fits)) different++;
}
console.log(different === 0 ? `equal results for ${compared} scholarships` : `DIFFERENT results: ${different}`);
const starter = starterCatalogue();
const real = timesOf(starter.filter((_, at) => at % Math.floor(starter.length / 100) === 0));
console.log(
  `rows of the starter catalog: p50 ${quantile(real, 0.5).toFixed(1)} ms, p99 ${quantile(real, 0.99).toFixed(1)} ms`,
);
const [p50, p99, control] = [quantile(times, 0.5), quantile(times, 0.99), quantile(controls, 0.5)];
console.log(
  `one scholarship against ${count} profiles: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (goal ${goalMs} ms); scoring each takes ${control.toFixed(0)} ms, ${(control / p99).toFixed(0)} times the p99 (load average ${loadavg()[0]?.toFixed(1)})`,
);
process.exitCode = different === 0 ? 0 : 1;

/** The mean milliseconds of each scholarship. */
function timesOf(rows: readonly MatchableScholarship[]): number[] {
  const sums = new Float64Array(rows.length);
  for (let pass = 0; pass < passes; pass++)
    for (const [at, scholarship] of rows.entries())
      (sums[at] as number) += timed(() => profilesThatFit(index, scholarship, today)).ms;
  return Array.from(sums, (sum) => sum / passes);
}

/** In milliseconds of this thread's processor time, which other programs change little. */
function timed<T>(run: () => T): { result: T; ms: number } {
  const before = process.threadCpuUsage();
  const result = run();
  const { user, system } = process.threadCpuUsage(before);
  return { result, ms: (user + system) / 1000 };
}
