import fc from "fast-check";
import { expect, test } from "vitest";
import { AcademicLevel, MatchingLevel } from "../profile/academic-level.ts";
import { isFilled } from "../profile/completion.ts";
import { FinancialNeedLevel } from "../profile/financial-need.ts";
import { CitizenshipStatus, Gender, type ProfileChanges } from "../profile/profile.ts";
import { Citizenship, type CriterionKey, Group } from "../scholarships/scholarship.ts";
import { compileIndex, topMatches } from "./catalogue-index.ts";
import { criteria } from "./criteria.ts";
import type { Award } from "./criterion.ts";
import { compareRanks, rankOf } from "./order.ts";
import { scoreMatch } from "./score-match.ts";
import { readStudent } from "./student.ts";

const today = "2026-11-21";

const silent: Award = {
  id: "silent",
  status: "active",
  title: "An award",
  provider_name: "A sponsor",
  description: "",
  amount_min: null,
  amount_max: null,
  amount_text: null,
  renewable: null,
  deadline: null,
  deadline_kind: "unknown",
  deadline_yearly: null,
  deadline_text: null,
  cycle: null,
  application_url: null,
  academic_level: [],
  field_of_study: [],
  requirements: [],
  gpa_requirement: null,
  location_restrictions: [],
  countries: [],
  citizenship: [],
  groups: [],
  need_based: null,
  essay_required: null,
  graduation_years: [],
  institutions: [],
  keywords: [],
  evidence: {},
};

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const few = <T>(...values: T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 });
const fields = [
  "Computer Science",
  "Nursing",
  "STEM",
  "Engineering",
  "Accounting",
  "all majors",
  "Bagpiping",
  "History",
];
const colleges = ["Rice University", "MIT", "University of Texas at Austin", "University of Texas"];
const about = ["Robotics for everyone", "For future nurses", "Music and dance", "Community service", ""];

const profiles: fc.Arbitrary<ProfileChanges> = fc.record({
  academic_level: maybe(fc.constantFrom(...AcademicLevel.options)),
  field_of_study: maybe(fc.constantFrom(...fields)),
  gpa: maybe(fc.constantFrom(0, 2.5, 3, 3.5, 4)),
  location: maybe(fc.constantFrom("Austin, TX", "Reno, NV", "Lyon, France", "somewhere", "Texas")),
  citizenship_status: maybe(fc.constantFrom(...CitizenshipStatus.options)),
  financial_need_level: maybe(fc.constantFrom(...FinancialNeedLevel.options)),
  graduation_year: maybe(fc.constantFrom(2026, 2027, 2028)),
  date_of_birth: maybe(fc.constantFrom("2009-01-01", "2015-01-01")),
  gpa_given: fc.constantFrom(null, "85", "4.2"),
  gpa_scale: fc.constantFrom(null, "100", "5.0"),
  state: maybe(fc.constantFrom("TX", "NV")),
  county: maybe(fc.constantFrom("Travis", "Clark County")),
  high_school: maybe(fc.constant("Reno High School")),
  languages: few("German", "Spanish"),
  sat_score: maybe(fc.constantFrom(1000, 1400)),
  act_score: maybe(fc.constantFrom(15, 30)),
  parent_employers: few("PepsiCo, Inc.", "Walmart"),
  parent_unions: few("Plumbers Local 68"),
  set_aside: fc.record(
    {
      state: fc.constantFrom("skipped", "does_not_apply"),
      county: fc.constantFrom("skipped", "does_not_apply"),
      gpa: fc.constant("skipped"),
      college: fc.constantFrom("skipped", "does_not_apply"),
      intended_colleges: fc.constant("does_not_apply"),
      sat_score: fc.constant("does_not_apply"),
      "demographics.gender": fc.constant("skipped"),
      "demographics.religion": fc.constant("does_not_apply"),
    },
    { requiredKeys: [] },
  ),
  college: maybe(fc.constantFrom(...colleges)),
  intended_colleges: few(...colleges),
  career_goals: maybe(fc.constantFrom("I want to be a nurse", "software", "to sing")),
  extracurricular_activities: few("Engineering", "Community Service", "Chess club"),
  demographics: fc.record({
    gender: maybe(fc.constantFrom(...Gender.options)),
    ethnicity: maybe(fc.constantFrom("Hispanic or Latino", "White", "Asian", "Prefer not to say", "Mixed")),
    religion: maybe(fc.constantFrom("Catholic", "None")),
    heritage: maybe(few("Korean", "Norwegian")),
    first_generation: maybe(fc.boolean()),
    military: maybe(fc.boolean()),
    undocumented: maybe(fc.boolean()),
  }),
});

const forNearlyAll = "Be 13 or older.";
const asks = {
  academic_level: fc.uniqueArray(fc.constantFrom(...MatchingLevel.options), { maxLength: 3 }),
  field_of_study: few(...fields),
  gpa_requirement: maybe(fc.constantFrom(2.5, 3, 3.8, 90)),
  location_restrictions: few("TX", "NV"),
  countries: few("US", "FR", "IN"),
  citizenship: few(...Citizenship.options),
  groups: few(...Group.options),
  need_based: maybe(fc.boolean()),
  graduation_years: few(2026, 2027),
  institutions: few(...colleges),
  requirements: few(
    "Be nominated by a teacher.",
    "Write an essay.",
    forNearlyAll,
    "Live in Travis County, Texas.",
    "Be a student in Clark County, Nevada.",
    "Speak German well enough.",
    "Be a dependent of an eligible PepsiCo employee.",
    "Attend Reno High School.",
    "Be of Korean heritage.",
    "Have an ACT of 19 or the equivalent.",
  ),
};
const awards: fc.Arbitrary<Award> = fc
  .record({
    ...asks,
    id: fc.string({ minLength: 1, maxLength: 8 }),
    status: fc.constantFrom("active", "active", "active", "closed"),
    description: fc.constantFrom(...about),
    amount_max: maybe(fc.constantFrom(500, 1000, 5000)),
    deadline: maybe(fc.constantFrom("2026-11-20", "2026-11-21", "2027-02-01")),
    deadline_kind: fc.constantFrom("fixed", "rolling", "unknown"),
  })
  .map((facts) => ({ ...silent, ...facts }));
const catalogues = fc.uniqueArray(awards, { selector: ({ id }) => id, maxLength: 40 });

const score = (profile: ProfileChanges, award: Award) => scoreMatch(readStudent(profile), award, today);
const rank = (profile: ProfileChanges, list: readonly Award[]) =>
  list.map((award) => rankOf(award, score(profile, award).match_score, today)).sort(compareRanks);

test("the points of all factors add up to the score", () => {
  fc.assert(
    fc.property(profiles, awards, (profile, award) => {
      const { match_score, factors } = score(profile, award);
      expect(factors.map(({ key }) => key)).toEqual(criteria.map(({ key }) => key));
      expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(match_score);
    }),
  );
});

test("only a failed criterion makes ineligible, and an unknown one never does", () => {
  fc.assert(
    fc.property(profiles, awards, (profile, award) => {
      const { eligibility, factors } = score(profile, award);
      expect(eligibility === "ineligible").toBe(factors.some(({ status }) => status === "failed"));
      if (eligibility === "eligible") expect(factors.some(({ status }) => status === "met")).toBe(true);
    }),
  );
});

test("interests never fail anybody", () => {
  fc.assert(
    fc.property(profiles, awards, (profile, award) => {
      const interests = score(profile, award).factors.find(({ key }) => key === "interests");
      expect(interests?.status).not.toBe("failed");
    }),
  );
});

test("a student without any answer is ruled out by nothing but a deadline", () => {
  fc.assert(
    fc.property(awards, (award) => {
      const failed = score({}, award).factors.filter(({ status }) => status === "failed");
      expect(failed.every(({ key }) => key === "deadline")).toBe(true);
    }),
  );
});

test("an answer changes only the criteria that read it and are asked, whatever points the others have", () => {
  fc.assert(
    fc.property(profiles, profiles, awards, (profile, other, award) => {
      for (const field of Object.keys(profile) as (keyof ProfileChanges)[]) {
        const changed = { ...profile, [field]: other[field] };
        const before = score(profile, award).factors;
        score(changed, award).factors.forEach(({ points, weight, ...after }, at) => {
          const isAsked = [before[at]?.status, after.status].some((status) => status !== "not_asked");
          const mayChange = criteria[at]?.reads.includes(field) && isAsked;
          if (!mayChange) expect(before[at]).toMatchObject(after);
        });
      }
    }),
  );
});

test("an answer that settles a demand moves the score to its side", () => {
  fc.assert(
    fc.property(profiles, profiles, awards, (profile, other, award) => {
      const before = score(profile, award);
      for (const field of Object.keys(profile) as (keyof ProfileChanges)[]) {
        const after = score({ ...profile, [field]: other[field] }, award);
        const moves = after.factors.flatMap(({ status }, at) =>
          status === before.factors[at]?.status ? [] : [`${before.factors[at]?.status} to ${status}`],
        );
        const rise = after.match_score - before.match_score;
        if (moves.join() === "unknown to met" || moves.join() === "failed to met")
          expect(rise).toBeGreaterThanOrEqual(0);
        if (moves.join() === "unknown to failed") expect(rise).toBeLessThanOrEqual(0);
      }
    }),
  );
});

test("every open question is a missing answer, and answering nothing else removes it", () => {
  fc.assert(
    fc.property(profiles, awards, (profile, award) => {
      for (const path of score(profile, award).open) {
        const [head = "", tail] = path.split(".");
        const value: unknown = profile[head as keyof ProfileChanges];
        const answer = tail ? (value as Record<string, unknown> | null)?.[tail] : value;
        expect(!isFilled(answer) || answer === "Prefer not to say").toBe(true);
      }
    }),
  );
});

test("a question that was set aside is never asked", () => {
  fc.assert(
    fc.property(profiles, awards, (profile, award) => {
      const { open, unlock } = score(profile, award);
      const aside: readonly string[] = Object.keys(profile.set_aside ?? {});
      expect(open.filter((path) => aside.includes(path))).toEqual([]);
      expect(aside).not.toContain(unlock?.field);
    }),
  );
});

test("a missing answer is always one that the criterion says may settle it", () => {
  fc.assert(
    fc.property(profiles, awards, (profile, award) => {
      for (const { asked, judge, questions, decides } of criteria) {
        const requirement = asked(award, today);
        if (requirement === null || !decides) continue;
        const missing = judge(readStudent(profile), requirement, today)?.missing ?? null;
        if (missing !== null) expect(questions(requirement)).toContain(missing);
      }
    }),
  );
});

/** What an award without this demand would say. */
const unsaid: Partial<Record<CriterionKey, Partial<Award>>> = {
  level: { academic_level: [] },
  field_of_study: { field_of_study: [] },
  residence: { location_restrictions: [], countries: [] },
  gpa: { gpa_requirement: null },
  citizenship: { citizenship: [] },
  groups: { groups: [] },
  financial_need: { need_based: null },
  institution: { institutions: [] },
  graduation_year: { graduation_years: [] },
};
const demands = Object.keys(unsaid);

const without = (award: Award, keys: readonly string[]): Award =>
  Object.assign({ ...award }, ...keys.map((key) => unsaid[key as CriterionKey]));

/** The award, open, without the demands that this student does not meet; and the demands that are left. */
function keepMet(profile: ProfileChanges, award: Award) {
  const { factors } = score(profile, award);
  const unmet = factors.filter(({ status }) => status === "failed" || status === "unknown").map(({ key }) => key);
  const met = factors.filter(({ key, status }) => demands.includes(key) && status === "met").map(({ key }) => key);
  const open: Award = { ...award, requirements: [], status: "active", deadline: null, deadline_kind: "unknown" };
  return { award: without(open, unmet), met };
}

test("one more stated demand that is met never lowers the score", () => {
  fc.assert(
    fc.property(profiles, awards, fc.subarray(demands), (profile, some, dropped) => {
      const { award, met } = keepMet(profile, some);
      const gap = score(profile, award).match_score - score(profile, without(award, dropped)).match_score;
      if (met.some((key) => dropped.includes(key))) expect(gap).toBeGreaterThanOrEqual(0);
      else expect(gap).toBe(0);
    }),
    { numRuns: 1000 },
  );
});

test("an award that says nothing about whom it is for scores 50 to 60, below any whose stated demands are met", () => {
  fc.assert(
    fc.property(profiles, awards, awards, (profile, some, other) => {
      const { award, met } = keepMet(profile, some);
      const requirements = other.requirements.filter((line) => line === forNearlyAll);
      const vague = score(profile, { ...without(other, demands), requirements });
      if (vague.factors.some(({ status }) => status === "failed" || status === "unknown")) return;
      expect(vague.match_score).toBeGreaterThanOrEqual(50);
      expect(vague.match_score).toBeLessThanOrEqual(60);
      if (met.length > 0) expect(score(profile, award).match_score).toBeGreaterThan(vague.match_score);
    }),
    { numRuns: 1000 },
  );
});

test("the order does not depend on the order in which scholarships come", () => {
  fc.assert(
    fc.property(profiles, catalogues, fc.infiniteStream(fc.nat()), (profile, list, numbers) => {
      const shuffled = list.map((award) => ({ award, at: numbers.next().value })).sort((a, b) => a.at - b.at);
      const again = shuffled.map(({ award }) => award);
      expect(rank(profile, again)).toEqual(rank(profile, list));
      const top = (from: readonly Award[]) => topMatches(compileIndex(from, today), readStudent(profile), 10);
      expect(top(again)).toEqual(top(list));
    }),
  );
});

test("the columnar index answers exactly what scoring every scholarship and sorting answers", () => {
  fc.assert(
    fc.property(profiles, catalogues, fc.nat(50), (profile, list, most) => {
      const open = list.filter((award) => score(profile, award).eligibility !== "ineligible");
      const expected = rank(profile, open).slice(0, most);
      expect(topMatches(compileIndex(list, today), readStudent(profile), most)).toEqual(
        expected.map(({ id, match_score }) => ({ id, match_score })),
      );
    }),
    { numRuns: 300 },
  );
});
