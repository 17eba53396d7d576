import { expect, test } from "vitest";
import { compileIndex } from "../../matches/catalogue/index-builder.ts";
import { emptyFacts } from "../../scholarships/requirements/empty-facts.ts";
import type { ScholarshipFacts } from "../../scholarships/scholarship.ts";
import { readQuery } from "../query/read-query.ts";
import { searchCatalogue } from "../search-catalogue.ts";
import { reasonTeller } from "./reasons.ts";

const today = "2026-11-22";

const moreElsewhere: ScholarshipFacts["demands"] = [
  { about: "check", kind: "not_stated", quote: "The page lists any other requirements." },
];

/** The reasons why one scholarship is found for a query; "+" marks what it is for. */
function reasonsFor(query: string, known: Partial<ScholarshipFacts>): string[] {
  const facts = { ...emptyFacts(), title: "A scholarship", provider_name: "A sponsor", ...known } as ScholarshipFacts;
  const row = { ...facts, id: "a", status: "active" as const, created_at: new Date(today), source_name: null };
  const understood = readQuery(query, today);
  const [found] = searchCatalogue(compileIndex([row], today), { understood, words: query, limit: 1 }).items;
  return reasonTeller(understood)(facts, found?.fits ?? []).map(({ text, specific }) => (specific ? `+${text}` : text));
}

test.each<[query: string, facts: Partial<ScholarshipFacts>, ...reasons: string[]]>([
  ["nursing scholarships", { field_of_study: ["Nursing"] }, "+For Nursing students"],
  [
    "nursing scholarships",
    { field_of_study: ["Nursing", "Medicine", "Dentistry"] },
    "+For students of Nursing and 2 other fields",
  ],
  ["nursing in Texas", { location_restrictions: ["TX"] }, "+For students in Texas", "Open to any field of study"],
  [
    "ohio",
    {
      location_restrictions: ["OH"],
      demands: [
        { about: "county", names: ["Lorain"], state: "OH", lives_there: true, quote: "Live in Lorain County." },
      ],
    },
    "+For students in Lorain County, Ohio",
  ],
  ["nursing in Texas", { field_of_study: ["Nursing"] }, "+For Nursing students", "Open to any state"],
  ["nursing scholarships", { title: "Future Nursing Leaders" }, "+Mentions “Nursing”"],
  ["hbcu", { institutions: ["Howard University"] }, "+Howard University is a historically Black college"],
  ["hbcu", { description: "Be a student of an HBCU." }, "+Mentions “HBCU”"],
  ["first gen", { groups: ["first_generation"] }, "+For first-generation students"],
  ["single mom scholarships", { groups: ["women", "parent"] }, "+For women or students who are parents"],
  ["low income", { need_based: true }, "+For students with financial need"],
  ["hs senior", { academic_level: ["high_school", "bachelor"] }, "+For high school students"],
  ["nursing for women", { academic_level: ["high_school", "associate", "bachelor"] }, "Open to any field of study"],
  ["daca", { citizenship: ["daca"] }, "+For DACA students"],
  ["study in Japan", { countries: [], keywords: ["Japan"], description: "Study in Japan." }, "+For study in Japan"],
  ["study in Germany or Japan", { description: "Study in Japan." }, "+For study in Japan"],
  [
    "nursing in Texas",
    {
      field_of_study: ["Nursing"],
      demands: [
        { about: "county", names: ["Ohio County"], state: null, lives_there: true, quote: "Live in Ohio County." },
      ],
    },
    "+For Nursing students",
  ],
  ["soccer", { description: "For athletes with a disability.", groups: ["disability"] }, "Mentions “athletes”"],
  ["I'm 20", { demands: [{ about: "age", least: 16, most: 26, quote: "" }] }, "+For ages 16 to 26"],
  ["no essay", { essay_required: false }, "+No essay"],
  // Who requires no group may still require something else.
  ["nursing for women", { citizenship: ["us_citizen"], field_of_study: ["Nursing"] }, "+For Nursing students"],
  [
    "nursing for women",
    { title: "Future Nursing Leaders", citizenship: ["international"] },
    "+Mentions “Nursing”",
    "For international students",
  ],
  // A student sees no keywords, and looks for words as they are quoted.
  ["study abroad", { keywords: ["study abroad"], description: "For a year in Peru." }, "Listed under “study abroad”"],
  ["chess buffs", { description: "A game of chess." }, "Mentions “chess”"],
  ["single dad", { description: "For fathers." }, "Mentions “fathers”"],
  ["rockets", { description: "For aerospace." }, "Mentions “aerospace”"],
  ["robots", { provider_name: "Robotics Society" }, "By Robotics Society"],
  ["nursing in Texas", { title: "Nurses", countries: ["US"] }, "+Mentions “Nursing”", "Open to any state"],
  ["from Ghana", { citizenship: ["us_citizen", "international"] }, "Open to international students"],
  ["study in Ghana", { citizenship: ["international"] }],
  ["study in Scandinavia", { description: "Study in Norway or Sweden." }, "+For study in Norway or Sweden"],
  ["masters in Europe", { provider_name: "European Union" }, "+For study in the European Union"],
  ["study abroad", { description: "For those who study a language abroad." }, "+Mentions “study” and “abroad”"],
  ["study abroad", { description: "For those who are studying abroad." }, "+Mentions “studying abroad”"],
  ["4H", { title: "4-H Youth Award" }, "+Mentions “4-H”"],
  ["nursing for women", { field_of_study: ["Nursing"], gpa_requirement: 3 }, "+For Nursing students"],
  ["nursing for women", { title: "Future Nursing Leaders", academic_level: ["high_school"] }, "+Mentions “Nursing”"],
  // What one reason tells, the others do not repeat.
  [
    "nursing for women, associate degree",
    { field_of_study: ["Nursing"], academic_level: ["associate", "bachelor", "master", "doctoral"] },
    "+For Nursing students",
    "+For associate students",
  ],
  [
    "nursing for women, associate degree",
    { field_of_study: ["Nursing"], academic_level: ["associate", "bachelor"], citizenship: ["us_citizen"] },
    "+For Nursing students",
    "+For associate students",
  ],
  ["nursing in Texas", {}, "Who can apply is not stated"],
  ["nursing in Texas", { demands: moreElsewhere }, "Who can apply is not stated"],
  ["nursing in Texas", { field_of_study: ["Nursing"], demands: moreElsewhere }, "+For Nursing students"],
  ["volleyball", { description: "For athletes." }, "+Takes any sport"],
  ["volleyball", { description: "For athletes who play tennis." }, "Mentions “athletes”"],
  ["clarinet", { description: "For musicians." }, "+Takes any instrument"],
  ["chess", { description: "For players of chess." }, "+Mentions “chess”"],
  ["transfering students", { description: "For students who plan to transfer." }, "+Mentions “transfer”"],
  ["4 H", { description: "For members of 4-H." }, "+Mentions “4-H”"],
  ["part-time student", { description: "Also for part-time study." }, "Mentions “part-time”"],
  // What is quoted says what the student does.
  ["owned", { description: "For work of their own." }],
  ["social worker", { description: "For employees of a builder." }, "Who can apply is not stated"],
  ["scholarships for africans", { description: "For citizens of a Commonwealth country." }],
  ["back to school after 20 years", { description: "Up to 20 awards." }],
  ["over $500", { amount_min: 1000, amount_max: 1000 }],
])("%s is answered by %j with the reasons %s", (query, facts, ...reasons) => {
  expect(reasonsFor(query, facts)).toEqual(reasons);
});
