import fc from "fast-check";
import { expect, test } from "vitest";
import { usStates } from "../../places/us-states.ts";
import { readingNotes } from "../shown/reading-notes.ts";
import { readingOf } from "../shown/reading-of.ts";
import { Understood } from "../understood.ts";
import { readQuery } from "./read-query.ts";

/** A Sunday. */
const today = "2026-11-22";

/** The constraints of a query as "slot: value". */
const constraintsOf = (query: string) =>
  readQuery(query, today).constraints.map((each) =>
    each.slot === "country" ? `${each.relation} country: ${each.value}` : `${each.slot}: ${each.value}`,
  );

test("a query with many conditions is read whole", () => {
  const query =
    "nursing scholarships for first-gen Latina in Texas over $5k due before March, 3.2 GPA, no essay, poetry";
  expect(constraintsOf(query)).toEqual([
    "field_of_study: Nursing",
    "group: first_generation",
    "group: hispanic",
    "group: women",
    "residence: TX",
    "amount_min: 5000",
    "deadline_before: 2027-02-28",
    "gpa: 3.2",
    "essay: false",
  ]);
  expect(readQuery(query, today)).toMatchObject({ topics: ["poetry"], ignored: [] });
});

test("an essay contest is asked for by its words, and not by the essay alone", () => {
  expect(readQuery("essay contest", today).topics).toEqual(["essay contest"]);
  expect(readQuery("no essay contests", today).topics).toEqual([]);
  expect(constraintsOf("scholarships that aren't essays")).toEqual(["essay: false"]);
});

test("a semester in another country is one abroad", () => {
  expect(readQuery("a semester in South Korea", today).topics).toEqual(["study abroad"]);
  expect(readQuery("a semester in college", today).topics).toEqual([]);
});

test("who names the US Army does not leave out the US", () => {
  expect(constraintsOf("not the us army")).not.toContain("exclude: United States");
});

test.each([
  ["no us military please", ["exclude: military"]],
  ["beca pa estudiar enfermeria", ["field_of_study: Nursing"]],
  ["nursing in pa", ["field_of_study: Nursing", "residence: PA"]],
  ["my dad died in iraq", []],
  ["lsat prep", ["field_of_study: Law"]],
  ["studying for the lsat", ["field_of_study: Law"]],
  ["law, no lsat", ["field_of_study: Law"]],
  ["i cant see well", ["group: disability"]],
  ["my bsn", ["academic_level: bachelor", "field_of_study: Nursing"]],
  ["hawaii resident going to school in oregon", ["residence: HI"]],
  [
    "optometry school california resident",
    ["academic_level: professional", "field_of_study: Optometry", "residence: CA"],
  ],
  ["necesito dinero para la universidad", ["financial_need: true"]],
  ["quiero ir a la universidad, vivo en houston", ["residence: TX"]],
  ["lowest gpa accepted, i have a 2.1", ["gpa: 2.1"]],
  ["my mba", ["academic_level: master", "field_of_study: Business Administration"]],
  ["dad is the principal reason i study", []],
  ["dad drives a truck, mom cleans houses", ["family_work: truck drivers"]],
  ["mom wants to be a nurse", ["group: women", "group: parent", "field_of_study: Nursing"]],
  ["women in engineering need aid", ["group: women", "field_of_study: Engineering", "financial_need: true"]],
  ["no tengo para pagar, enfermería", ["financial_need: true", "field_of_study: Nursing"]],
  ["parents make too much for fafsa", ["exclude: financial need"]],
  ["we make too much for aid and cant afford it", ["financial_need: true"]],
  ["cancer survivor, 20, no gpa cutoffs", ["age: 20", "no_gpa: true"]],
  ["gpa 3.8, 31", ["gpa: 3.8"]],
  ["veteran, 70% disabled", ["group: military", "group: disability"]],
  ["92% average, disabled", ["gpa: 3.7", "group: disability"]],
  ["grandchild of a purple heart", ["group: military"]],
  ["refugee from congo", ["home country: CD", "home country: CG"]],
  ["going to college 2027", ["academic_level: high_school"]],
  ["high school girls", ["academic_level: high_school", "group: women"]],
  ["soy mexicana y estudio enfermería", ["group: hispanic", "group: women", "field_of_study: Nursing"]],
  ["soy mexicano, quiero estudiar en Francia", ["group: hispanic", "home country: MX", "study country: FR"]],
  [
    "mexican student masters in the us",
    ["group: hispanic", "home country: MX", "academic_level: master", "study country: US"],
  ],
  ["phd for nepali students", ["academic_level: doctoral", "group: asian", "home country: NP"]],
  ["nepali student in texas, phd", ["group: asian", "residence: TX", "academic_level: doctoral"]],
  ["phd student of Vietnamese descent", ["academic_level: doctoral", "group: asian"]],
  ["8th grade math teacher here", []],
])("%s is read as it is meant", (query, expected) => {
  expect(constraintsOf(query)).toEqual(expected);
});

test.each([
  ["i cant see well", ["blind"]],
  ["i cant see myself in nursing", []],
  ["scholarships ending in december", []],
  ["pays for everything", ["full ride"]],
  ["that also pay my flight", ["travel costs"]],
  ["not only Oxford or Cambridge", []],
])("%s is looked for as it is meant", (query, topics) => {
  expect(readQuery(query, today).topics).toEqual(topics);
});

test.each(["sin deudas", "one year left", "state school", "primer año"])(
  "%s limits, and is told as not understood",
  (words) => {
    expect(readQuery(`nursing ${words}`, today).ignored).toEqual([words]);
  },
);

test.each([
  "i have no clubs",
  "don't have clubs",
  "i never joined clubs",
  "no tengo clubs",
  "i am a senior in high school in ohio and i work at walmart after school most days, no clubs, and my grades are ok",
])("what the student does not have is left as it was said, and not searched for: %s", (query) => {
  const { constraints, topics, ignored } = readQuery(query, today);
  expect(constraints.filter(({ slot }) => slot === "exclude")).toEqual([]);
  expect(topics.join(" ")).not.toContain("clubs");
  expect(ignored.join(" ")).toContain("clubs");
});

test.each([
  "not need based scholarships",
  "merit only, not need-based",
  "nothing need based",
  "no need",
  "don't have financial need",
  "need not required",
])("who wants nothing that is for students in need leaves it out: %s", (query) => {
  expect(constraintsOf(query)).toEqual(["exclude: financial need"]);
});

test.each(["no need to write an essay", "no need for loans"])(
  "need of something else is no financial need: %s",
  (query) => {
    expect(constraintsOf(query)).not.toContain("exclude: financial need");
  },
);

test.each([
  ["low gpa ok", "low gpa ok"],
  ["grants after 20 years", "after 20 years"],
  ["bad grades, nursing", "bad grades"],
  ["easy scholarships", "easy"],
  ["no income limit", "no income limit"],
  ["one-click apply", "one-click apply"],
  ["regardless of need", "regardless of need"],
])("a wish that no slot holds is named as not understood: %s", (query, ignored) => {
  expect(readQuery(query, today)).toMatchObject({ topics: [], ignored: [ignored] });
});

test.each(["good grades 3.95", "it was not easy"])(
  "words that add nothing to what was understood are not named: %s",
  (query) => {
    expect(readQuery(query, today)).toMatchObject({ topics: [], ignored: [] });
  },
);

test.each([
  ["graduating high school 2027", "high_school", 2027],
  ["graduating from college in May 2027", "bachelor", 2027],
  ["finish my bachelors in spring 2028", "bachelor", 2028],
])("the year of an end of school is the year of the class: %s", (query, value, graduation_year) => {
  const { constraints, topics, ignored } = readQuery(query, today);
  expect(constraints).toEqual([{ slot: "academic_level", value, graduation_year, words: query }]);
  expect([...topics, ...ignored]).toEqual([]);
});

test("an end of school without a year is named as not understood", () => {
  expect(readQuery("graduating next year, nursing", today)).toMatchObject({
    topics: [],
    ignored: ["graduating next year"],
  });
});

test.each(["no clubs", "dont need clubs", "without clubs"])("what is not wanted is left out: %s", (query) => {
  expect(constraintsOf(query)).toEqual(["exclude: clubs"]);
  expect(readQuery(query, today).topics).toEqual([]);
});

test("each constraint has the student's own words", () => {
  const { constraints } = readQuery("Becas de ENFERMERÍA antes de marzo, más de $2,000.", today);
  expect(constraints.map(({ words }) => words)).toEqual(["ENFERMERÍA", "antes de marzo", "más de $2,000"]);
});

test.each(["august wilson scholarship", "april jones memorial", "jun li award", "sep ira", "what may help"])(
  "a month in a name or a verb is no deadline: %s",
  (query) => expect(constraintsOf(query)).toEqual([]),
);

test.each(["volunteers every saturday", "works each friday", "most mondays in practice", "trabaja cada viernes"])(
  "what a student does every week is no deadline: %s",
  (query) => expect(constraintsOf(query)).toEqual([]),
);

test.each<[query: string, ...constraints: string[]]>([
  [
    "m.arch in march",
    "academic_level: master",
    "field_of_study: Architecture",
    "deadline_after: 2027-03-01",
    "deadline_before: 2027-03-31",
  ],
  ["M.Ed. scholarships", "academic_level: master", "field_of_study: Education"],
  // Levels
  ["hs senior", "academic_level: high_school"],
  ["junior", "academic_level: high_school", "academic_level: bachelor"],
  ["junior at UCLA", "academic_level: bachelor", "college: University of California-Los Angeles"],
  ["grad school", "academic_level: master", "academic_level: doctoral"],
  ["maestría", "academic_level: master"],
  ["senior citizens"],
  ["law school", "academic_level: professional", "field_of_study: Law"],
  ["my aas in nursing", "academic_level: associate", "field_of_study: Nursing"],
  ["ms computer science", "academic_level: master", "field_of_study: Computer Science"],
  [
    "junior in engineering at UCLA",
    "academic_level: bachelor",
    "field_of_study: Engineering",
    "college: University of California-Los Angeles",
  ],
  ["catholic school but im not catholic", "exclude: catholic"],
  ["part time work full time", "enrollment: part_time"],
  ["pharmacy, 38, two jobs", "field_of_study: Pharmacy", "age: 38"],
  ["need everything paid", "financial_need: true"],
  ["electrical apprenticeship", "field_of_study: Electrician"],
  ["student at UCLA, junior", "college: University of California-Los Angeles", "academic_level: bachelor"],
  ["sophomore bio major", "academic_level: bachelor", "field_of_study: Biology"],
  ["junior, will be a bio major", "academic_level: high_school", "academic_level: bachelor", "field_of_study: Biology"],
  ["estudiante de segundo año en la universidad", "academic_level: bachelor"],
  ["8th grade"],
  ["a junior, nothing for freshmen", "academic_level: high_school", "academic_level: bachelor", "exclude: freshmen"],
  ["international undergrads", "citizenship: international", "academic_level: bachelor"],
  // Fields of study
  ["i want to teach high school", "field_of_study: Secondary Education"],
  ["to teach high school math", "field_of_study: Secondary Education"],
  ["plumber", "field_of_study: Plumbing"],
  ["nail tech", "field_of_study: Cosmetology"],
  ["hvac tech", "field_of_study: HVAC"],
  ["help desk", "field_of_study: Information Technology"],
  ["teacher aide", "field_of_study: Education"],
  ["line cook", "field_of_study: Culinary Arts"],
  ["women in tech", "group: women", "field_of_study: Technology"],
  ["army medic", "group: military"],
  ["18+", "age: 18"],
  ["over 18 credits"],
  ["former teacher, nursing", "field_of_study: Nursing"],
  ["a government job"],
  ["theater kid", "field_of_study: Theater"],
  ["teachers' kids"],
  ["monthly drawing"],
  ["art, drawing, animation", "field_of_study: Fine Arts", "field_of_study: Drawing", "field_of_study: Animation"],
  ["art, basketball and chess"],
  ["daca, business, 3.0", "citizenship: daca", "field_of_study: Business", "gpa: 3"],
  ["petroleum eng", "field_of_study: Petroleum Engineering"],
  ["a Korean student", "group: asian"],
  ["just a video"],
  ["i need help to pay childcare", "group: parent"],
  ["comp sci", "field_of_study: Computer Science"],
  ["future teacher", "field_of_study: Education"],
  ["I want to be a high school math teacher", "field_of_study: Secondary Education"],
  ["want to teach math in a high school", "field_of_study: Education", "field_of_study: Mathematics"],
  ["high school, want to teach", "academic_level: high_school", "field_of_study: Education"],
  // Students of any field take part in contests.
  ["video contest"],
  ["my teacher told me to apply"],
  ["children of teachers", "family_work: teachers"],
  ["ingeniería civil", "field_of_study: Civil Engineering"],
  ["for my education"],
  // Places
  ["from cali", "residence: CA"],
  ["miami of ohio"],
  ["miami ohio", "residence: OH"],
  ["pakistan, ielts 7.5", "home country: PK"],
  ["masters in germany, ielts 7.5", "academic_level: master", "study country: DE"],
  ["historically black colleges"],
  ["black college student", "group: black", "academic_level: associate", "academic_level: bachelor"],
  ["nursing, in college", "field_of_study: Nursing", "academic_level: associate", "academic_level: bachelor"],
  ["at a four-year college", "academic_level: bachelor"],
  ["college student, a sophomore", "academic_level: bachelor"],
  ["not american, nursing", "citizenship: international", "field_of_study: Nursing"],
  ["not american history", "exclude: American History"],
  ["for african students", "citizenship: international"],
  ["african american students", "group: black"],
  ["h4 visa", "citizenship: international"],
  ["a degree in international tax"],
  ["boston ma nursing", "residence: MA", "field_of_study: Nursing"],
  ["nursing scholarships in MA nursing", "field_of_study: Nursing"],
  ["chicago ms computer science", "residence: IL", "academic_level: master", "field_of_study: Computer Science"],
  ["low gpa 2.1", "gpa: 2.1"],
  // Relatives
  ["child of a soldier", "group: military"],
  ["mom with MS, i'm in 12th grade", "academic_level: high_school"],
  ["i'm a mom with two kids", "group: women", "group: parent"],
  ["working with young children"],
  ["from a family with three kids"],
  ["i have a kid brother"],
  ["i have a single mom"],
  ["i am a single mom", "group: women", "group: single_parent"],
  ["wife of a phd student"],
  ["mom of a toddler", "group: women", "group: parent"],
  // Exclusions
  ["not for single moms", "exclude: single moms"],
  ["im not a mom but all of these are for moms", "exclude: mom"],
  ["stop showing me ones for nurses", "exclude: Nursing"],
  ["in the Bay Area", "residence: CA"],
  ["from tx", "residence: TX"],
  ["is it ok or not, tell me"],
  ["I'll apply"],
  ["Ohio State students", "college: Ohio State University"],
  ["NC A&T", "college: North Carolina A & T State University"],
  ["I live in Georgia and go to nc a&t", "residence: GA", "college: North Carolina A & T State University"],
  ["georgia southern"],
  ["UT Austin", "college: The University of Texas at Austin"],
  ["from UT, Salt Lake City", "residence: UT"],
  // The short name of a college beside a place of another state, and where no place stands
  [
    "senior in Houston going to UT",
    "academic_level: high_school",
    "academic_level: bachelor",
    "residence: TX",
    "college: UT",
  ],
  ["dallas tx, ut next fall", "residence: TX"],
  ["UT student", "college: UT"],
  ["provo UT", "residence: UT"],
  ["nursing in ut", "field_of_study: Nursing", "residence: UT"],
  ["ut resident", "residence: UT"],
  ["Nevada or UT", "residence: NV", "residence: UT"],
  // A number for a word, and sums that no scholarship pays
  ["free $$ 4 college no essay", "essay: false"],
  ["$20 scholarships"],
  ["at least $20", "amount_min: 20"],
  ["in NC a t-shirt contest", "residence: NC"],
  ["masters in public health usa", "academic_level: master", "field_of_study: Public Health", "study country: US"],
  ["University of Michigan", "college: University of Michigan-Ann Arbor"],
  ["washington dc", "residence: DC"],
  ["from Ghana", "home country: GH"],
  ["masters in germany", "academic_level: master", "study country: DE"],
  ["please help us"],
  // Citizenship
  ["international students", "citizenship: international"],
  ["international relations", "field_of_study: International Relations"],
  ["green card", "citizenship: permanent_resident"],
  ["soy dreamer", "citizenship: daca"],
  // Groups
  ["single mom", "group: women", "group: single_parent"],
  ["i'm a mom", "group: women", "group: parent"],
  ["estudiante con hijos", "group: parent"],
  ["student parents", "group: parent"],
  ["scholarships for parents", "group: parent"],
  ["im a parent", "group: parent"],
  ["CNA w/ 2 kids", "field_of_study: Nursing", "group: parent"],
  ["no essay, parents over 40", "essay: false", "group: parent", "age: 41"],
  ["parents over the limit"],
  ["parents died"],
  ["for parents of my students"],
  ["im a parent of two studying nursing", "group: parent", "field_of_study: Nursing"],
  ["for parents who want to go back to school", "group: parent"],
  ["being a parent, i need daycare for my son", "group: parent"],
  // A parent who looks for a child, and parents of whom something is told, are no students.
  ["im a parent looking for scholarships for my daughter", "group: women"],
  ["single mom looking for scholarships for my son"],
  ["as parents we want money for our son"],
  ["i am a parent of a high school senior in ohio", "residence: OH"],
  ["as a parent of a college student"],
  ["for parents who make too much"],
  ["parents, both teachers", "field_of_study: Education"],
  ["scholarships for single parents", "group: single_parent"],
  ["parents are farmworkers", "family_work: farmworkers"],
  // A relative's job, illness, citizenship and schooling are not the student's.
  ["my mom is a nurse", "family_work: nurses"],
  ["my mom is studying to be a nurse"],
  ["my mom taught me to code"],
  ["my mom taught math", "family_work: teachers"],
  ["my dad works for the Postal Service", "family_work: Postal Service"],
  ["my dad works for the City of Austin", "family_work: City of Austin"],
  ["my mom works at the hospital"],
  ["my mom works for a small company"],
  ["my mother is a nurse and I want to study biology", "family_work: nurses", "field_of_study: Biology"],
  ["my dad has a master's degree, my brother is autistic"],
  ["my parents are undocumented but I am a US citizen", "citizenship: us_citizen"],
  ["my parents are not US citizens"],
  ["mi mamá es enfermera", "family_work: nurses"],
  ["my mom's a nurse and I like chemistry", "family_work: nurses", "field_of_study: Chemistry"],
  ["I have two moms"],
  ["daughter of a nurse", "group: women", "family_work: nurses"],
  [
    "son of a firefighter studying engineering",
    "group: men",
    "family_work: firefighters",
    "field_of_study: Engineering",
  ],
  ["my parents want me to study nursing", "field_of_study: Nursing"],
  ["single mom studying nursing", "group: women", "group: single_parent", "field_of_study: Nursing"],
  ["as a mom of 3 I want to be a nurse", "group: women", "group: parent", "field_of_study: Nursing"],
  ["my son has autism", "group: disability"],
  ["mom is a vet", "group: military"],
  ["dad in the navy", "group: military"],
  ["dad is in the air guard", "group: military"],
  ["my husband is in the air force", "group: military"],
  ["my brother is in the army"],
  ["my dad is Cherokee", "group: native_american"],
  ["my wife is Mexican"],
  ["mom never went to college", "group: first_generation"],
  ["mis padres no fueron a la universidad", "group: first_generation"],
  ["single mother raised me"],
  ["raised by a single mom"],
  ["first in family", "group: first_generation"],
  ["neither of my parents went to college", "group: first_generation"],
  ["i have ADHD", "group: disability"],
  ["hey guys any help"],
  ["girl scouts"],
  ["primera generación", "group: first_generation"],
  ["becas para la universidad por primera vez"],
  ["students in Del.", "residence: DE"],
  ["mo money for the ore"],
])("%s", (query, ...constraints) => {
  expect(constraintsOf(query)).toEqual(constraints);
});

test.each<[query: string, ...constraints: string[]]>([
  ["3.2 GPA", "gpa: 3.2"],
  ["i have a 2.8", "gpa: 2.8"],
  ["85%", "gpa: 3"],
  ["8.5 cgpa", "gpa: 3.4"],
  ["B average", "gpa: 3"],
  ["4.3 weighted gpa", "gpa: 4"],
  ["promedio de 3,4", "gpa: 3.4"],
  ["any gpa", "no_gpa: true"],
  ["less than 3.0 gpa", "gpa: 2.9"],
  ["my gpa is just under a 2.5", "gpa: 2.4"],
  ["gpa below 3", "gpa: 2.9"],
  ["promedio menos de 3.0", "gpa: 2.9"],
  ["my gpa was never below 3.5", "gpa: 3.5"],
  ["havent got a gpa yet", "no_gpa: true"],
  ["don't have a high gpa"],
  ["i have never had a GPA below 3"],
  ["for any grade"],
  ["sat 1400"],
  ["100% tuition"],
  ["over $5k", "amount_min: 5000"],
  ["10k+", "amount_min: 10000"],
  ["i don't want anything under $1000", "amount_min: 1000"],
  ["nothing over 5k", "amount_max: 5000"],
  ["gpa of a B minus", "gpa: 2.7"],
  ["under 10,000", "amount_max: 10000"],
  ["between 1k and 5k", "amount_min: 1000", "amount_max: 5000"],
  ["over $5k or under $500", "amount_min: 5000", "amount_max: 500"],
  ["$500 or less", "amount_max: 500"],
  ["$5-10k", "amount_min: 5000", "amount_max: 10000"],
  ["5 grand or more", "amount_min: 5000"],
  ["$5000 scholarships", "amount_min: 5000"],
  ["menos de 2 mil dólares", "amount_max: 2000"],
  ["my family makes less than 40k a year"],
  ["i owe $12,000 in loans"],
  ["class of 2027", "academic_level: high_school"],
])("%s", (query, ...constraints) => {
  expect(constraintsOf(query)).toEqual(constraints);
});

test.each<[query: string, ...constraints: string[]]>([
  ["by Jan 15", "deadline_before: 2027-01-15"],
  ["before January 15", "deadline_before: 2027-01-14"],
  ["no later than 2/1/2027", "deadline_before: 2027-02-01"],
  ["by march", "deadline_before: 2027-03-31"],
  ["this month", "deadline_before: 2026-11-30"],
  ["due in november", "deadline_before: 2026-11-30"],
  ["due this weekend", "deadline_before: 2026-11-22"],
  ["due the second week of december", "deadline_after: 2026-12-08", "deadline_before: 2026-12-14"],
  ["due in the last week of january", "deadline_after: 2027-01-25", "deadline_before: 2027-01-31"],
  ["no deadline soon, after april", "deadline_after: 2027-05-01"],
  ["due next week", "deadline_after: 2026-11-29", "deadline_before: 2026-12-05"],
  ["in the next two weeks", "deadline_before: 2026-12-06"],
  ["deadline after May", "deadline_after: 2027-06-01"],
  ["due december 1 or later", "deadline_after: 2026-12-01"],
  ["due in march or april", "deadline_after: 2027-03-01", "deadline_before: 2027-04-30"],
  ["between december 1 and 15", "deadline_after: 2026-12-01", "deadline_before: 2026-12-15"],
  ["between november 25 and 31", "deadline_before: 2026-11-25"],
  ["due before 2027", "deadline_before: 2026-12-31"],
  ["closing in 2027", "deadline_after: 2027-01-01", "deadline_before: 2027-12-31"],
  [
    "class of 2027 due in march",
    "academic_level: high_school",
    "deadline_after: 2027-03-01",
    "deadline_before: 2027-03-31",
  ],
  ["not due yet", "deadline_after: 2026-11-22"],
  ["before thanksgiving", "deadline_before: 2026-11-25"],
  ["antes del 15 de enero", "deadline_before: 2027-01-14"],
  ["i graduate in may"],
  ["starting fall 2027"],
  ["i may want to march in a band"],
])("%s", (query, ...constraints) => {
  expect(constraintsOf(query)).toEqual(constraints);
});

test.each<[query: string, ...constraints: string[]]>([
  ["without essays", "essay: false"],
  ["i don't want to write", "essay: false"],
  ["essay contests", "essay: true"],
  ["sin ensayo", "essay: false"],
  // A short one is fine.
  ["no long essays"],
  ["don't want to write a long essay, nursing", "field_of_study: Nursing"],
  ["renewable", "renewable: true"],
  ["one time", "renewable: false"],
  ["not engineering", "exclude: Engineering"],
  ["except loans", "exclude: loans"],
  ["no loans or contests", "exclude: loans", "exclude: contests"],
  ["no essay or transcript", "essay: false", "exclude: transcript"],
  ["nothing for athletes", "exclude: athletes"],
  ["not in california", "exclude: CA"],
  ["not in canada", "exclude: Canada"],
  ["anywhere but india", "exclude: India"],
  ["study in canada but not california", "study country: CA", "exclude: CA"],
  ["i'm not a veteran", "exclude: military"],
  ["not just for women"],
  ["not sure about nursing", "field_of_study: Nursing"],
  ["no gpa requirement", "no_gpa: true"],
  ["becas sin importar el promedio", "no_gpa: true"],
  ["a GPA is required"],
  [
    "mba from the uk, I am from Pakistan",
    "academic_level: master",
    "field_of_study: Business Administration",
    "study country: GB",
    "home country: PK",
  ],
  ["have a bachelor's from India, want a master's", "home country: IN", "academic_level: master"],
  ["I'm a counselor, one of my students wants cosmetology", "field_of_study: Cosmetology"],
  ["no soy ciudadana", "citizenship: international"],
  ["3L loan repayment", "academic_level: professional", "field_of_study: Law"],
])("%s", (query, ...constraints) => {
  expect(constraintsOf(query)).toEqual(constraints);
});

test.each(["my dad died when I was 12", "I was only 16, my dad died", "my dad died before he was 40 years old"])(
  "an age of the past is neither the student's nor looked for: %s",
  (query) => {
    expect(readQuery(query, today)).toEqual({ constraints: [], topics: ["dad died"], ignored: [] });
  },
);

test("what was no age is named as not understood", () => {
  expect(readQuery("I was 18 credits short", today).ignored.join()).toContain("18");
});

test("what is no constraint is a topic, ignored or a filler", () => {
  expect(readQuery("hi, I'm looking for scholarships please", today)).toEqual({
    constraints: [],
    topics: [],
    ignored: [],
  });
  expect(readQuery("full ride for left-handed skateboarders, ACT 31", today)).toEqual({
    constraints: [],
    topics: ["full ride", "left-handed", "skateboarders"],
    ignored: ["ACT 31"],
  });
  expect(readQuery("4-H scholarships", today)).toMatchObject({ topics: ["4-h"], ignored: [] });
});

test("a score of the ACT is no age", () => {
  for (const query of ["my ACT is 30", "an ACT score of 32 and up"])
    expect(readQuery(query, today).topics, query).toEqual([]);
  expect(readQuery("nursing, 32 and up", today).topics).toEqual(["adult learners"]);
});

test.each<[query: string, ...topics: string[]]>([
  ["becas para huérfanos", "orphans"],
  ["deportes", "sports"],
  ["deportistas y atletas", "athletes"],
  ["voluntariado y liderazgo", "volunteering", "leadership"],
  ["futbol americano", "football"],
  ["sobrevivientes de cáncer", "cancer survivors"],
  ["beca completa", "full ride"],
  ["madres solteras", "single mothers"],
  ["poesía, skateboarding", "poetry", "skateboarding"],
])("the Spanish topics of %s are searched in the words of sponsors", (query, ...topics) => {
  expect(readQuery(query, today).topics.toSorted()).toEqual(topics.toSorted());
});

test("a Spanish topic that is not wanted is left out in the words of sponsors", () => {
  expect(constraintsOf("no deportes")).toEqual(["exclude: sports"]);
});

test("musicians and programmers are fields of study in Spanish too", () => {
  expect(constraintsOf("becas para músicos o programadoras")).toEqual([
    "field_of_study: Music",
    "field_of_study: Coding",
  ]);
});

test("a query counts with its first 30 constraints", () => {
  expect(constraintsOf(Object.values(usStates).join(", "))).toHaveLength(30);
});

test("after 60 words that look like dates and are none, no dates are read", () => {
  expect(constraintsOf(`${"9-99-9 ".repeat(10)}due before March`)).toEqual(["deadline_before: 2027-02-28"]);
  expect(constraintsOf(`${"9-99-9 ".repeat(60)}due before March`)).toEqual([]);
});

const someWords =
  "no not $5k 3.2 gpa nursing in texas <b> due before march or and , . latina except loans 10k+ by jan 15 phd us é between 0 31 november 1 % $ 2.5 > to y entre febrero weeks next";
const queries = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.array(fc.constantFrom(...someWords.split(" ")), { maxLength: 30 }).map((words) => words.join(" ")),
);

test("any text is read as the schema says, and the words of each constraint are in it", () => {
  fc.assert(
    fc.property(queries, (query) => {
      for (const { words } of Understood.parse(readQuery(query, today)).constraints) {
        expect(words).not.toBe("");
        expect(query).toContain(words);
      }
    }),
  );
});

test("without its words, a constraint of a query is gone and no new slot appears", () => {
  const parts = fc.subarray(
    [
      "nursing",
      "over $5k",
      "in Texas",
      "3.2 GPA",
      "no essay",
      "due before March",
      "except loans",
      "first-gen",
      "renewable",
    ],
    { minLength: 1 },
  );
  fc.assert(
    fc.property(parts, fc.nat(8), (chosen, at) => {
      const query = chosen.join(", ");
      const before = readQuery(query, today).constraints;
      const removed = before[at % before.length];
      const rest = readQuery(query.replace(removed?.words ?? "", ""), today).constraints;
      expect(rest.map(({ slot, value }) => ({ slot, value }))).toEqual(
        before.filter((each) => each !== removed).map(({ slot, value }) => ({ slot, value })),
      );
    }),
  );
});

test.each([
  ["nursing including closed", true],
  ["nursing scholarships, expired ones too", true],
  ["becas de enfermería, incluyendo las cerradas", true],
  ["becas de enfermería, las vencidas también", true],
  ["closed nursing scholarships", true],
  ["becas de enfermería cerradas", true],
  ["nursing, no closed ones", undefined],
  ["nursing, not including expired scholarships", undefined],
  ["nursing", undefined],
])("%s asks for closed ones: %s", (query, closed) => {
  const read = readQuery(query, today);
  expect([read.closed, read.topics]).toEqual([closed, []]);
  expect(read.constraints.map(({ value }) => value)).toEqual(["Nursing"]);
});

test.each(["low income", "i'm broke", "my family is poor", "we can't afford college", "needs money", "bajos recursos"])(
  "%s is financial need",
  (query) => {
    expect(constraintsOf(query)).toEqual(["financial_need: true"]);
  },
);

test.each(["poor grades", "I broke my leg", "need blind colleges"])("%s is no financial need", (query) => {
  expect(constraintsOf(query)).toEqual([]);
});

test.each([
  ["i want to be a vet", "Veterinary Medicine"],
  ["theater tech", "Theater"],
])("%s is %s", (query, field) => {
  expect(constraintsOf(query)).toEqual([`field_of_study: ${field}`]);
});

test.each([
  ["Hi, my name is Amina and I want to study nursing", []],
  ["my name is amina, chess", ["chess"]],
  ["My name is Virginia Wolf. I play chess", ["play chess"]],
  ["I'm called Kofi, chess", ["chess"]],
  ["me llamo Lucía y busco becas", []],
  ["I'm called up for duty", ["called", "duty"]],
])("the name of the student is no topic of %j", (query, topics) => {
  const read = readQuery(query, today);
  expect(read.topics).toEqual(topics);
  expect(read.constraints.filter(({ slot }) => slot === "residence")).toEqual([]);
});

test.each<[query: string, ...constraints: string[]]>([
  ["my name is Grace nursing student in Ohio", "field_of_study: Nursing", "residence: OH"],
  ["My name is Grace Nursing student", "field_of_study: Nursing"],
  ["my name is Grace Texas nursing", "residence: TX", "field_of_study: Nursing"],
  ["I'm Jordan, welding", "field_of_study: Welding"],
  ["Hi I'm Austin, nursing in Ohio", "field_of_study: Nursing", "residence: OH"],
  ["I'm Texas based, welding", "residence: TX", "field_of_study: Welding"],
])("a name is no place, and swallows no words behind it: %j", (query, ...constraints) => {
  expect(constraintsOf(query)).toEqual(constraints);
});

test.each<[query: string, ...constraints: string[]]>([
  ["engineering in Europe", "field_of_study: Engineering", "study country: Europe"],
  ["becas en Europa", "study country: Europe"],
  ["estudiar en América Latina y el Caribe", "study country: Latin America", "study country: the Caribbean"],
  ["Scandinavia", "study country: the Nordic countries"],
  ["masters in the EU", "academic_level: master", "study country: the European Union"],
  ["study abroad, not in the Middle East", "exclude: the Middle East"],
  ["scholarships for students in Africa"],
  ["students from Europe", "citizenship: international"],
  ["I volunteered in Africa"],
  ["I want to work in Latin America some day"],
  ["Latin American studies", "field_of_study: Latin American Studies"],
  ["Miss Americas pageant"],
])(
  "a region of the world is a place to study in, where nobody comes from or works there: %j",
  (query, ...constraints) => {
    expect(constraintsOf(query)).toEqual(constraints);
  },
);

test.each<[query: string, ...constraints: string[]]>([
  ["wants to be an astronomer", "field_of_study: Astronomy"],
  ["future pediatrician", "field_of_study: Medicine"],
  ["my dad is a banker"],
  ["girls in wa state", "group: women", "residence: WA"],
  ["nigerian, undergrad us", "home country: NG", "academic_level: bachelor", "study country: US"],
  ["socail work", "field_of_study: Social Work"],
  ["physicle therapy", "field_of_study: Physical Therapy"],
  ["vetrinery", "field_of_study: Veterinary"],
  ["that arent a scam"],
])("phone writing and people of a field are read: %j", (query, ...constraints) => {
  expect(constraintsOf(query)).toEqual(constraints);
});

test.each([
  ["University of Florida freshman", "high_school 2027 entering, bachelor 2030 entering"],
  ["freshman scholarships", "high_school 2027 entering, bachelor 2030 entering"],
  ["freshman engineering scholarships", "high_school 2027 entering, bachelor 2030 entering"],
  ["incoming freshman, nursing", "high_school 2027, bachelor"],
  ["freshman at Rice next fall", "high_school 2027, bachelor"],
  ["I'm a freshman at UCLA", "bachelor 2030"],
  ["college freshman", "bachelor 2030"],
  ["freshman in high school", "high_school 2030"],
  ["freshman, robotics", "high_school 2030 either, bachelor 2030 either"],
])("a freshman may be one who starts college next fall, and is a senior now: %s", (query, levels) => {
  const read = readQuery(query, "2026-11-22").constraints.flatMap((each) =>
    each.slot === "academic_level" ? [[each.value, each.graduation_year, each.read_as].filter(Boolean).join(" ")] : [],
  );
  expect(read.join(", ")).toBe(levels);
});

test.each<[query: string, ...constraints: string[]]>([
  ["did a tour in Iraq, nursing in Ohio", "group: military", "field_of_study: Nursing", "residence: OH"],
  ["deployed to Kuwait", "group: military"],
  ["Iraq war veteran", "group: military"],
  ["Peace Corps, served in Ghana"],
  ["taught English in Peru"],
  ["grew up in Mexico, live in Texas", "home country: MX", "residence: TX"],
  ["fled Syria", "home country: SY"],
  ["born in Texas, live in Ohio", "residence: OH"],
  ["born in Texas", "residence: TX"],
  ["moved from San Diego, California to Ohio", "residence: OH"],
  ["moved here from Texas"],
  ["used to live in Florida, now in Georgia", "residence: GA"],
  ["i have lived in Ohio all my life", "residence: OH"],
  ["internship in Germany", "study country: DE"],
  [
    "from Poland, want to study in Germany, Sweden or the Netherlands",
    "home country: PL",
    "study country: DE",
    "study country: SE",
    "study country: NL",
  ],
])("a place of the past is not where a student lives or wants to study: %j", (query, ...constraints) => {
  expect(constraintsOf(query)).toEqual(constraints);
});

test.each<[query: string, ...constraints: string[]]>([
  ["I'm 31, nursing", "age: 31", "field_of_study: Nursing"],
  ["20 year old from Ohio", "age: 20", "residence: OH"],
  ["women over 35", "group: women", "age: 36 or older"],
  ["25 and older", "age: 25 or older"],
  ["in my 30s", "age: 30 or older"],
  ["turning 18 in May", "age: 17"],
  ["tengo 19 años", "age: 19"],
  ["I'm 18 credits short"],
  ["I'm 30% Irish"],
  ["looking at 20 schools"],
  ["over 25 hours of service"],
  ["my grandma is 70 years old"],
  ["my act is 31"],
  ["over 5000 due in 30 days", "amount_min: 5000", "deadline_before: 2026-12-22"],
])("an age is read as one: %j", (query, ...constraints) => {
  const { constraints: read } = readQuery(query, today);
  expect(
    read.map((each) => `${each.slot}: ${each.value}${each.slot === "age" && each.least ? " or older" : ""}`).sort(),
  ).toEqual(constraints.toSorted());
});

test.each<[query: string, enrollment: string[], topics: string[]]>([
  ["part-time student, chess", ["part_time"], ["chess"]],
  ["enrolled at least half time", ["part_time"], ["enrolled"]],
  ["full time student", ["full_time"], []],
  ["I work full time", [], []],
  ["i work full-time and study part time", ["part_time"], []],
  ["part time job", [], ["job"]],
  ["part time or full time", [], []],
  ["estudiante de medio tiempo", ["part_time"], []],
])("how much somebody studies is no topic, and no job: %j", (query, enrollment, topics) => {
  const read = readQuery(query, today);
  expect(read.constraints.flatMap(({ slot, value }) => (slot === "enrollment" ? value : []))).toEqual(enrollment);
  expect(read.topics).toEqual(topics);
});

test.each<[query: string, ...classes: string[]]>([
  ["class of 2028", "high_school 2028"],
  ["college student, class of 27", "associate undefined", "bachelor 2027"],
  ["graduating in May 2027 with a degree in marketing", "bachelor 2027"],
  ["graduating in 2027", "high_school 2027", "bachelor 2027"],
  ["HS senior graduating 2027", "high_school 2027"],
  ["masters student graduating in 2027", "master undefined"],
  ["class of 2024"],
])("the year of a class says when it leaves its school: %j", (query, ...classes) => {
  const { constraints } = readQuery(query, today);
  expect(
    constraints.flatMap((each) => (each.slot === "academic_level" ? `${each.value} ${each.graduation_year}` : [])),
  ).toEqual(classes);
});

test("what is not wanted is no financial need", () => {
  expect(constraintsOf("no need based ones")).toEqual(["exclude: financial need"]);
});

test.each([
  ["high_school", ["high_school profile"]],
  ["bachelor", ["bachelor profile"]],
  ["master", ["high_school either", "bachelor either"]],
  [null, ["high_school either", "bachelor either"]],
] as const)("a junior whose profile says %s is read as %j", (level, expected) => {
  const { constraints } = readQuery("junior", today, level);
  expect(constraints.map((each) => `${each.value} ${each.slot === "academic_level" && each.read_as}`)).toEqual(
    expected,
  );
});

test("the words for a school count more than the profile", () => {
  expect(readQuery("junior in college", today, "high_school").constraints).toEqual([
    { slot: "academic_level", value: "bachelor", words: "junior in college", graduation_year: 2028 },
  ]);
});

test.each([
  ["high school senior", ["high_school 2027"]],
  ["I'm in high school, a junior", ["high_school 2028"]],
  ["11th grader in ohio", ["high_school 2028"]],
  ["i'm a 3rd year undergrad", ["bachelor 2028"]],
  ["final year college student", ["bachelor 2027"]],
  ["sophomore", ["high_school 2029", "bachelor 2029"]],
  ["juniors and seniors in high school", ["high_school"]],
  ["rising college senior", ["bachelor"]],
  ["rising high school senior", ["high_school"]],
  ["future college freshman", ["high_school 2027", "bachelor"]],
  ["i will be a college freshman", ["high_school 2027", "bachelor"]],
  ["high school senior next year", ["high_school"]],
  ["high school senior entering college", ["high_school 2027"]],
  ["high school senior who will attend a university", ["high_school 2027", "bachelor"]],
  ["high school students and college juniors", ["high_school", "bachelor 2028"]],
  ["my senior year of high school", ["high_school"]],
  ["phd student, third year", ["doctoral"]],
])("the class in %s is read as %j in fall 2026", (query, expected) => {
  const levels = readQuery(query, today).constraints.filter((each) => each.slot === "academic_level");
  expect(levels.map(({ value, graduation_year }) => [value, graduation_year ?? []].flat().join(" "))).toEqual(expected);
});

test("an income is not understood as a whole, and a note says what helps", () => {
  const said = (query: string) => readQuery(query, today).ignored;
  expect(said("nursing, household income 48k")).toEqual(["household income 48k"]);
  expect(said("We make about $48,000 a year")).toEqual(["We make about $48,000"]);
  expect(said("income of 48000 in texas")).toEqual(["income of 48000"]);
  expect(readingNotes(readQuery("we earn 48k, 1200 SAT", today))).toEqual([
    "“we earn 48k” does not change a search. Say “low income” for scholarships for students in need.",
  ]);
  expect(constraintsOf("scholarships that make 5k")).toEqual(["amount_min: 5000"]);
});

test.each([
  ["my act is 22", [], ["act is 22"]],
  ["i got a 24 on the ACT, chess", ["chess"], ["24 on the ACT"]],
  ["I am from Great Falls, Montana", [], []],
  ["scholarships in Chapel Hill North Carolina", ["chapel hill"], []],
  ["help pay for skool", [], []],
])("scores of tests and pieces of the name of a town are not searched for: %s", (query, topics, ignored) => {
  expect(readQuery(query, today)).toMatchObject({ topics, ignored });
});

test.each(["constructor", "graduating constructor 2027", "within 2 constructor"])(
  "a word that every JavaScript object has as a property is a word like others: %s",
  (query) => {
    expect(constraintsOf(query)).toEqual([]);
  },
);

test("the scale of a GPA may be followed by any word", () => {
  expect(constraintsOf("3.5 out of constructor")).toEqual(["gpa: 3.5"]);
});

test.each<[query: string, ...constraints: string[]]>([
  ["ages 13 to 17", "age: 17"],
  ["age 16-24", "age: 18"],
  ["ages 30 to 40", "age: 30"],
  ["a girl, 17, from ohio", "group: women", "age: 17", "residence: OH"],
  ["nursing, act 17, ohio", "field_of_study: Nursing", "residence: OH"],
])(
  "an age of a range is the one with most scholarships, and a number alone between commas is an age: %s",
  (query, ...constraints) => {
    expect(constraintsOf(query)).toEqual(constraints);
  },
);

test.each(["scholarships for my brother, a senior in high school", "becas para mi hermano, high school"])(
  "who searches for a relative says what the relative is: %s",
  (query) => {
    expect(constraintsOf(query)).toEqual(["academic_level: high_school"]);
  },
);

test("a relative who is only told of is not searched for", () => {
  expect(constraintsOf("i want to study law for my brother who is a nurse")).toEqual(["field_of_study: Law"]);
});

test.each(["frist in my family to go to college", "first in my famliy to go to collge", "frist genration"])(
  "typos inside a phrase are mended: %s",
  (query) => {
    expect(constraintsOf(query)).toEqual(["group: first_generation"]);
  },
);

test.each(["no ssn required", "becas que no pidan ciudadania", "without social security number"])(
  "what a student cannot show is no word to leave out: %s",
  (query) => {
    const { constraints, topics, ignored } = readQuery(query, today);
    expect({ constraints, topics, ignored: ignored.length }).toEqual({ constraints: [], topics: [], ignored: 1 });
  },
);

test("a state of the student behind 'not' is nothing to leave out", () => {
  expect(constraintsOf("runner, not recruited")).toEqual([]);
  expect(constraintsOf("runner, not athletes")).toEqual(["exclude: athletes"]);
});

test.each(["how can i afford college", "how are we supposed to afford this"])("%s is financial need", (query) => {
  expect(constraintsOf(query)).toEqual(["financial_need: true"]);
});

test.each(["how do i pay for college", "how do scholarships work", "what scholarships can i get"])(
  "a question about aid in general is searched with no word and no condition: %s",
  (query) => {
    expect(readQuery(query, today)).toEqual({ constraints: [], topics: [], ignored: [] });
  },
);

test("to leave out one branch leaves out no veterans", () => {
  expect(constraintsOf("ROTC but not army")).toEqual(["group: military", "exclude: army"]);
});

test.each(["sin importar el estatus migratorio", "regardless of immigration status"])(
  "a status that does not matter is nothing to leave out: %s",
  (query) => {
    expect(constraintsOf(query)).toEqual([]);
    expect(readQuery(query, today).ignored).toEqual([query]);
  },
);

test.each([
  ["m3 medical student", "m3"],
  ["optometry 2nd yr", "2nd yr"],
  ["final year engineering student", "final year"],
  ["first year medical", "first year"],
  ["small christian college", "small"],
  ["masters, not from the us", "not from the us"],
])("what limits and is not compared is told: %s", (query, ignored) => {
  expect(readQuery(query, today).ignored).toEqual([ignored]);
});

test("numbers and letters that belong together are no limit", () => {
  expect(
    ["7th grade", "need it b4 may", "10k for nursing"].flatMap((query) => readQuery(query, today).ignored),
  ).toEqual([]);
});

test.each([
  ["canada only not usa undergrad", "study country: CA", "exclude: United States", "academic_level: bachelor"],
  ["undergrad scholarships outside the us", "academic_level: bachelor", "exclude: United States"],
  ["anywhere except the USA", "exclude: United States"],
])("studies in the US may be left out: %s", (query, ...expected) => {
  expect(constraintsOf(query)).toEqual(expected);
});

test.each([
  ["bachelor's in the uk", true],
  ["nigerian, wants undergrad abroad", true],
  ["busco beca para pregrado en alemania", true],
  ["im an undergrad from nepal", false],
  ["completed my bachelors in pakistan", false],
  ["undergraduate student in sweden", false],
  ["undergrad thinking about study abroad in spain", false],
  ["bachelors or masters in germany", false],
  ["undergrad at ucla from vietnam", false],
])("who begins a bachelor's degree abroad is in high school now: %s", (query, isAtSchool) => {
  const { constraints } = readQuery(query, today);
  expect(constraints.some((each) => each.slot === "academic_level" && each.to_begin)).toBe(isAtSchool);
});

test.each([
  ["homeless since august, seattle", "residence: WA"],
  ["since june i have been out of work, nebraska", "residence: NE"],
  [
    "Counselor here. Student is a senior in rural West Virginia",
    "academic_level: high_school",
    "academic_level: bachelor",
    "residence: WV",
  ],
  ["guidance counselor here, what is there for welding", "field_of_study: Welding"],
  ["i'm a school counselor looking for aid for a kid in texas", "residence: TX"],
  ["want to become a counselor here in texas", "field_of_study: Counseling", "residence: TX"],
  ["school counselor here looking for masters", "field_of_study: School Counseling", "academic_level: master"],
  ["i want to be a school counselor, texas", "field_of_study: School Counseling", "residence: TX"],
  ["i am a school counselor going for my masters", "academic_level: master", "field_of_study: School Counseling"],
])("what began in the past is no deadline, and who asks for others studies nothing: %s", (query, ...expected) => {
  expect(constraintsOf(query).toSorted()).toEqual(expected.toSorted());
});

test("a province is looked for beside its country", () => {
  expect(constraintsOf("undergrads in british columbia")).toEqual(["academic_level: bachelor", "study country: CA"]);
  expect(readQuery("undergrads in british columbia", today).topics).toEqual(["british columbia"]);
});

test.each(["my parents are farmworkers", "mis papás trabajan en el campo"])("%s looks for farmworkers", (query) => {
  expect(readQuery(query, today).topics.join(" ")).toContain("farmworkers");
});

test("a degree in a country is studied there, and a student in it is from there", () => {
  expect(constraintsOf("undergraduate in japan")).toContain("study country: JP");
  expect(constraintsOf("I'm an undergraduate in Nepal")).toContain("home country: NP");
  expect(constraintsOf("undergraduates in Nepal")).toContain("home country: NP");
  expect(constraintsOf("vivo en el Reino Unido")).toContain("home country: GB");
});

test("who wants no essay contest wants no contest either", () => {
  expect(constraintsOf("scholarships that are not essay contests")).toEqual(["essay: false"]);
  expect(readQuery("scholarships that are not essay contests", today).topics).toEqual([]);
});

test("a number alone beside a GPA is no age", () => {
  expect(constraintsOf("nursing, 24")).toContain("age: 24");
  expect(constraintsOf("gpa 3.8, 31").filter((each) => each.startsWith("age"))).toEqual([]);
});

test.each([
  ["netherlands masters scholarship non eu", "home country: outside the European Union"],
  [
    "becas de master en holanda para estudiantes de fuera de la union europea",
    "home country: outside the European Union",
  ],
  ["students from outside europe, phd in sweden", "home country: outside Europe"],
  ["non-european student germany phd", "home country: outside Europe"],
  ["scholarships for eu citizens", "home country: the European Union"],
  ["i have an EU passport, masters in italy", "home country: the European Union"],
  ["masters in the uk for commonwealth citizens", "home country: the Commonwealth"],
  ["study outside the eu", "study country: outside the European Union"],
  ["EU citizen masters netherlands", "study country: NL"],
  ["MS in USA scholarship for indian engineers", "study country: US"],
  ["ms in us with full tuition waiver for indian", "study country: US"],
])("citizenship by a group of countries, and studies in the US: %s", (query, constraint) => {
  const all = constraintsOf(query);
  expect(all).toContain(constraint);
  expect(all.filter((each) => each.startsWith("exclude"))).toEqual([]);
});

test.each([
  ["asia pacific american"],
  ["caribbean american nursing", "field_of_study: Nursing"],
  ["citizens of africa"],
  ["ciudadanos de africa"],
  ["central america missionary kid", "family_work: clergy"],
  ["africa female students", "group: women"],
  ["universities of europe", "study country: Europe"],
  ["a scholarship from europe", "study country: Europe"],
  ["becas de alemania", "study country: DE"],
  ["scholarship from ghana to study in canada", "home country: GH", "study country: CA"],
])("a region of people is no place to study, and the country of an award no home: %s", (query, ...constraints) => {
  expect(constraintsOf(query)).toEqual(constraints);
});

test("a commonwealth that is a state is no group of countries", () => {
  expect(constraintsOf("commonwealth of virginia residents")).toEqual(["residence: VA"]);
});

test("of a long query only the beginning is read, which the answer says", () => {
  const query = `nursing in Texas ${"and so on ".repeat(400)} for veterans`;
  const understood = readQuery(query, today);
  expect(understood.constraints.map(({ slot }) => slot)).toEqual(["field_of_study", "residence"]);
  const { notes } = readingOf(query, { understood, corrections: [], unlisted: [], fitting: 0 }, today);
  expect(notes).toEqual(["We read the first 4,000 characters."]);
});

test.each([
  ["dad going back to school", ["group: men", "group: parent"]],
  ["soy padre estudiante", ["group: men", "group: parent"]],
  ["my dad is a nurse", ["family_work: nurses"]],
  ["nursing students w/ kids", ["field_of_study: Nursing", "group: parent"]],
  ["ayuda para pagar la universidad con mis hijos", ["group: parent"]],
  ["money for childcare while in school", ["group: parent"]],
  ["i work with kids", []],
  ["va benefits army veteran wife", ["group: military"]],
  ["va scholarship for vets", ["group: military"]],
  ["nursing scholarships in va", ["field_of_study: Nursing", "residence: VA"]],
  ["Norfolk VA veteran", ["residence: VA", "group: military"]],
  ["beca energías renovables", ["field_of_study: Renewable Energy"]],
  ["beca renovable", ["renewable: true"]],
  ["disertation completion fellowship", ["academic_level: doctoral"]],
  ["lorain county scholarships", ["residence: OH"]],
  ["montgomery county scholarships", []],
  ["at lorain county community college", ["college: Lorain County Community College"]],
  ["college in canada for american student", ["study country: CA", "citizenship: us_citizen"]],
  ["chinese american student", ["group: asian"]],
  ["ffa not a member", []],
])("everyday words for who a student is, and names that are others: %s", (query, constraints) => {
  expect(constraintsOf(query)).toEqual(constraints);
});

test("what stands beside a name is not looked for with it: a year, a currency, going abroad from another country, being no member", () => {
  const restOf = (query: string) => {
    const { topics, ignored } = readQuery(query, today);
    return { topics, ignored };
  };
  expect(restOf("erasmus mundus 2027 deadline")).toEqual({ topics: ["erasmus mundus"], ignored: ["2027"] });
  expect(restOf("germany 800 euros a month").topics).toEqual([]);
  expect(restOf("ghana students abroad scholarship").topics).toEqual([]);
  expect(restOf("study abroad for ohio students").topics).toEqual(["study abroad"]);
  expect(restOf("FFA not a member")).toEqual({ topics: ["ffa"], ignored: ["not a member"] });
  expect(restOf("help me pay for school in la")).toEqual({ topics: [], ignored: ["la"] });
  expect(restOf("nursing eligable students").topics).toEqual([]);
});

test.each([
  ["nj state grants", "residence: NJ"],
  ["MA state nursing aid", "residence: MA", "field_of_study: Nursing"],
  ["becas del estado de MA", "residence: MA"],
  ["State of ME nursing grant", "residence: ME", "field_of_study: Nursing"],
  ["OH State"],
  ["nj state university"],
])("a code beside 'state' is the state where no college is called so: %s", (query, ...constraints) => {
  expect(constraintsOf(query)).toEqual(constraints);
});

test.each([
  "scholarships for canadians in the usa",
  "scholarships in the usa for canadian high school students",
  "undergraduate scholarships for international students in the US",
  "scholarships in the us for mexican students",
])("the US is where students from elsewhere want to study: %s", (query) => {
  expect(readQuery(query, today).constraints).toContainEqual(
    expect.objectContaining({ slot: "country", value: "US", relation: "study" }),
  );
});

test.each(["mexican students in the us", "chinese american students in the usa", "german majors in the us"])(
  "the US is no place of study of who may live there: %s",
  (query) => {
    expect(readQuery(query, today).constraints.map(({ slot }) => slot)).not.toContain("country");
  },
);

test("where a fiancé is from tells nothing of the student's passport, with and without the accent", () => {
  for (const word of ["fiancé", "fiance", "fiancée"])
    expect(readQuery(`my ${word} is from Mexico`, today).constraints).not.toContainEqual(
      expect.objectContaining({ citizen: true }),
    );
});

test("Americans are US citizens, unless a heritage is told", () => {
  const citizens = (query: string) => readQuery(query, today).constraints.filter(({ slot }) => slot === "citizenship");
  expect(citizens("bachelor scholarships in the UK for americans")).toEqual([
    { slot: "citizenship", value: "us_citizen", words: "americans" },
  ]);
  expect(citizens("scholarships for italian americans")).toEqual([]);
});
