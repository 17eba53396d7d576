import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";
import { tokensOf } from "../text/tokens.ts";
import { groups } from "./groups.ts";

test("brackets that explain a first generation name no degree or level of the student", () => {
  for (const text of [
    "Must be a first-generation student (neither parent earned a four-year degree).",
    "Students whose parents did not attend a four-year college.",
  ]) {
    const { facts, demands } = readEligibility({ title: "", provider: "", text });
    expect([facts.groups, facts.academic_level, demands]).toEqual([["first_generation"], [], []]);
  }
});

test("who is named beside others limits nobody", () => {
  expect(read("All applicants, persons with disabilities among them, must have a GPA of 3.0.")).toEqual([]);
});

test("parts of a sentence that semicolons join name one list of groups", () => {
  const { facts } = readEligibility({ title: "", provider: "", text: "Must be Black; Hispanic; or Native American." });
  expect(facts.groups).toEqual(["black", "hispanic", "native_american"]);
});

function read(text: string, part: "title" | "text" = "text") {
  const found = groups({ text, tokens: tokensOf(text), lead: "", part });
  return [...new Set(found.flatMap(({ meaning }) => (meaning.about === "groups" ? meaning.groups : [])))];
}

test.each([
  ["Must be female.", ["women"]],
  ["Open to women.", ["women"]],
  ["Limited to women.", ["women"]],
  ["The recipient shall be a young lady of high character.", ["women"]],
  ["Women only.", ["women"]],
  ["For women.", ["women"]],
  ["FOR WOMEN MAJORING IN ENGINEERING", ["women"]],
  ["Awarded annually to a deserving female engineering student.", ["women"]],
  ["Applicants must identify as a woman.", ["women"]],
  ["For men entering nursing.", ["men"]],
  ["Must be African American, Hispanic or Native American.", ["black", "hispanic", "native_american"]],
  ["Open to Black/African-American undergraduates.", ["black"]],
  ["For students of African American descent.", ["black"]],
  ["For Latino/a high school seniors.", ["hispanic"]],
  ["For Latina/o students.", ["hispanic"]],
  ["For Afro-Latino students.", ["black", "hispanic"]],
  ["Open to Indian American students.", ["asian"]],
  ["Open to 2SLGBTQIA+ students.", ["lgbtq"]],
  ["Open to LGBTQ2S+ students.", ["lgbtq"]],
  ["For 1st generation college students.", ["first_generation"]],
  ["For First in Family students.", ["first_generation"]],
  ["Students whose parents never went to college.", ["first_generation"]],
  ["Open to students without a parent who has a degree.", ["first_generation"]],
  ["Open to students without a parent who did not finish college.", []],
  ["Open to care leavers.", ["foster"]],
  ["For care-experienced students.", ["foster"]],
  ["Open to wheelchair users.", ["disability"]],
  ["For Samoan students.", ["pacific_islander"]],
  ["For single mothers and other women in need.", ["women"]],
  ["Be of the first generation in your family to go to university.", ["first_generation"]],
  ["For Chicano students.", ["hispanic"]],
  ["Open to AAPI students.", ["asian", "pacific_islander"]],
  ["Must be Asian American and/or Pacific Islander.", ["asian", "pacific_islander"]],
  ["For Native Hawaiian students.", ["pacific_islander"]],
  ["Must be an American Indian or Alaska Native.", ["native_american"]],
  ["Must be an enrolled member of a federally recognized tribe.", ["native_american"]],
  ["Provided to enrolled Northern Cheyenne members only.", ["native_american"]],
  ["Must provide proof of enrollment in a federally recognized tribe.", ["native_american"]],
  ["For students of color.", ["minority"]],
  ["Must be a member of an underrepresented minority group.", ["minority"]],
  ["Open to women of color.", ["women", "minority"]],
  ["For students with disabilities.", ["disability"]],
  ["For students with severe hearing loss.", ["disability"]],
  ["Open to students diagnosed with autism.", ["disability"]],
  ["For visually impaired Japanese nationals.", ["disability"]],
  ["For female, first - year MBA students.", ["women"]],
  ["Awarded to a West Virginia female who studies law.", ["women"]],
  ["For a full-time graduating female in business.", ["women"]],
  ["Awarded to an African American female.", ["black", "women"]],
  ["Medical students from underrepresented minorities may apply.", ["minority"]],
  ["For students who have had a disability.", ["disability"]],
  ["African American or Hispanic male from Detroit.", ["black", "hispanic", "men"]],
  ["Must be of at least 1/4 Native Hawaiian ancestry.", ["pacific_islander"]],
  ["Students who have severe or profound hearing or visual impairment.", ["disability"]],
  ["Students of color (Black, Asian) are eligible.", ["minority", "black", "asian"]],
  ["Scholarships for registered Indians under the Indian Act.", ["native_american"]],
  ["Must be an enrolled member of an Indian band.", ["native_american"]],
  ["Neither of the applicant's parents may have earned a degree.", ["first_generation"]],
  ["First in family to attend post-secondary education.", ["first_generation"]],
  ["Members of a principal minority group.", ["minority"]],
  ["Must be partially sighted.", ["disability"]],
  ["Inuit beneficiaries of the agreement.", ["native_american"]],
  ["For students from an underrepresented ethnic group.", ["minority"]],
  ["Women and minority (Black or Hispanic) students are eligible.", ["women", "minority", "black", "hispanic"]],
  ["For physically disabled students.", ["disability"]],
  ["Must be legally blind.", ["disability"]],
  ["Open to LGBTQIA+ students.", ["lgbtq"]],
  ["Applicants must be gay, lesbian, bisexual or transgender.", ["lgbtq"]],
  ["For former foster youth.", ["foster"]],
  ["Open to students who have been in government care.", ["foster"]],
  ["Must be legal residents of the 50 United States and D.C., age 18 or older and of Latino decent.", ["hispanic"]],
  ["Must be of African desent.", ["black"]],
  ["Women may enter the Hale Competition.", ["women"]],
  ["For Asian Indian students.", ["asian"]],
  ["Must have been a ward of the court.", ["foster"]],
  ["For first-generation college students.", ["first_generation"]],
  ["Must be the first in their family to attend college.", ["first_generation"]],
  ["For a student who is the first in their family to embark on tertiary education.", ["first_generation"]],
  ["Supports eligible Hopi individuals.", ["native_american"]],
  ["For undocumented students.", ["undocumented"]],
  ["Must be Jewish.", ["jewish"]],
  ["For Muslim students.", ["muslim"]],
  ["For Lutheran students.", ["christian"]],
  ["Must be a citizen, male, and a resident of Ohio.", ["men"]],
  ["For students of African descent.", ["black"]],
  ["Awarded to a Native American who attends college.", ["native_american"]],
  ["For Hispanics, Asian Americans or a Pacific Islander in nursing.", ["hispanic", "asian", "pacific_islander"]],
  ["Wisconsin residents who are at least 25% Native American.", ["native_american"]],
  ["Open to female, first-year MBA students.", ["women"]],
  ["To women 35 years of age and over.", ["women"]],
  ["To stimulate women to achieve full potential as engineers.", ["women"]],
  ["Must have a moderate to severe disability.", ["disability"]],
  ["For a female administrator.", ["women"]],
  ["Student self-identifies as a visible minority student.", ["minority"]],
  ["Must have lived in a foster home.", ["foster"]],
  ["Open to members of the women's volleyball team.", ["women"]],
  ["Be the daughter of a member.", ["women"]],
  ["For single mothers.", ["women", "single_parent"]],
  ["Be a mother with minor children.", ["women", "parent"]],
  ["Open to student parents with dependent children.", ["parent"]],
  ["Must be a parent or legal guardian of a child under 18.", ["parent"]],
  ["Open to students with dependent children who live in Oregon.", ["parent"]],
  ["Open to single mothers and single fathers.", ["single_parent"]],
  ["You must be a single mother or father.", ["single_parent"]],
  ["Candidates with children under 18 may apply.", ["parent"]],
  ["Open to first-generation students, single parents, or veterans.", ["first_generation", "single_parent"]],
  ["For Latina students.", ["women", "hispanic"]],
  ["Must be openly gay.", ["lgbtq"]],
  ["Muslim women of color.", ["women", "muslim", "minority"]],
  ["South Asian women.", ["asian", "women"]],
  ["Must be a Cherokee Nation citizen.", ["native_american"]],
  ["For minority students (Black, American Indian, Hispanic).", ["minority", "black", "native_american", "hispanic"]],
  ["Students with autism or Asperger's.", ["disability"]],
  ["Of full or partial Native Hawaiian ancestry.", ["pacific_islander"]],
  ["Students who are members of the LGBT community.", ["lgbtq"]],
  ["Youth aging out of the foster system.", ["foster"]],
  ["Students who are Native Hawaiian, Samoan or Tongan.", ["pacific_islander"]],
  ["Jewish men and women entering graduate school.", ["jewish"]],
  ["Students with a documented physical, mental or learning disability.", ["disability"]],
  ["For former or current foster youth.", ["foster"]],
  ["Open to South African females studying engineering.", ["women"]],
  ["For girl students.", ["women"]],
  ["For Asian students.", ["asian"]],
  ["Students from Black, Asian and minority ethnic backgrounds.", ["black", "asian", "minority"]],
  ["For neurodivergent students.", ["disability"]],
  ["Students with ADHD or other learning differences.", ["disability"]],
  ["First to attend college in their family.", ["first_generation"]],
  ["Members of an Alaska Native corporation.", ["native_american"]],
  ["For Latino or Latina students.", ["hispanic"]],
  [
    "Must be Native American (Alaska Native, Native Hawaiian), Puerto Rican, or Hispanic in good standing.",
    ["native_american", "pacific_islander", "hispanic"],
  ],
  ["For minority students (Black, Asian or Hispanic ethnicity).", ["minority", "black", "asian", "hispanic"]],
  ["Must be an active United Methodist.", ["christian"]],
  ["An outstanding young man entering the ministry.", ["men"]],
  ["Students of Middle Eastern or North African heritage.", ["middle_eastern"]],
  ["For Puerto Rican students.", ["hispanic"]],
  ["Must be an enrolled member of the Choctaw Nation.", ["native_american"]],
  ["Must have proof of tribal association.", ["native_american"]],
  ["Awarded to the top girl in the class.", ["women"]],
  ["For the education of Black students.", ["black"]],
  ["For women from other countries.", ["women"]],
  ["Your parents have no four-year degree and you study in Ohio.", ["first_generation"]],
  ["Neither parent went to university.", ["first_generation"]],
  ["First in family to attend uni", ["first_generation"]],
  ["Parent(s) without a college degree", ["first_generation"]],
  ["Must be from a family in which no one has gone to college.", ["first_generation"]],
  ["One award is set aside for a student with a physical disability.", ["disability"]],
  ["Young people who have been through the care system", ["foster"]],
  ["Awarded to a mother returning to college", ["women", "parent"]],
  ["Must be part of a historically disadvantaged or underrepresented minority group.", ["minority"]],
  ["Must have been in local authority care.", ["foster"]],
  ["Sole parents receiving a benefit", ["single_parent"]],
  ["Single heads of household with custody of a dependent child", ["single_parent"]],
  ["Awarded to a senior girl of Lake High School.", ["women"]],
  ["Open to Black women and men.", ["black"]],
  ["Only women are welcome to apply.", ["women"]],
])("%s names a group that the student must belong to", (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  "Must be African American, Hispanic or Native American.",
  "Awarded annually to a deserving female engineering student.",
  "Must be an enrolled member of a federally recognized tribe.",
  "For students with disabilities.",
  "Must be a member of the Society of Women Engineers.",
  "Open to men and women.",
])("%s reads the same in capitals", (text) => {
  expect(read(text.toUpperCase())).toEqual(read(text));
});

test.each([
  "Open to men and women.",
  "For women or men in nursing.",
  "Open to boys and girls.",
  "Open to sons and daughters of members.",
  "Must be the daughter of a member or the son of a member.",
  "Open to Black women and Hispanic men.",
  "Open to women and minority men.",
  "Undocumented students are eligible to apply.",
  "Sponsored by the Daughters of the American Revolution.",
  "Our company was founded by a woman.",
  "Open to all students regardless of race, color, creed or gender.",
  "Awarded without regard to race, religion or disability.",
  "Not open to women.",
  "Students who are not Hispanic may apply.",
  "For non-minority students.",
  "Must be a member of the Society of Women Engineers.",
  "Sponsored by the Hispanic Scholarship Fund.",
  "Must attend a historically Black college.",
  "For students at Hispanic-serving institutions.",
  "Must major in Women's Studies.",
  "Must major in Asian American studies.",
  "For graduates of a Christian college.",
  "Must demonstrate commitment to helping women in their communities.",
  "For research on issues affecting women and minorities.",
  "Must work with people with disabilities.",
  "For LGBTQ students and their allies.",
  "Women are encouraged to apply.",
  "Be affected by a disadvantage such as illness, Indigenous Australian students, or age.",
  "Lee Thornton was the first African-American woman to cover the White House.",
  "More than one-third of college students are people of color.",
  "Honors the first woman president of the college.",
  "Must be the first-generation American in the family.",
  "Registered members of the band are eligible.",
  "Open to Catholic high school graduates.",
  "Must be the child of a totally and permanently disabled service person.",
  "A parent must have a disability.",
  "Applicants must have been raised by a single mother.",
  "Open to people of all genders who support women in technology.",
  "One award goes to a young man and one to a young woman.",
  "Open to any woman over 25 or any man over 30.",
  "Honoring African American inventors, this award goes to an engineering student.",
  "The National Hispanic Health Scholarship is available to full-time students.",
  "Open to undocumented students, DACA recipients and refugees.",
  "The Girls Impact the World Film Festival is a program in which undergraduate students submit films about women's issues.",
  "The Women in Networks Conference is open to undergraduate students.",
  "Applicants must want decent housing for Latino families.",
  "Open to parents of applicants.",
  "Must be a child of parents who work at Acme.",
  "Parents may not apply for a Parent PLUS loan.",
  "The mother must be an employee of Acme.",
  "Must be a parent of a member.",
  "Must be a parent, child or spouse of a member.",
  "Applicants whose mother is a single parent.",
  "Students who come from single-parent households.",
  "For families with minor children.",
  "Must have at least one child under fourteen.",
  "Parents of children with disabilities may apply.",
  "Open to parents of children attending Lincoln Elementary School.",
  "Students whose parents do not have the means to pay for college.",
  "Students whose parents don't earn enough to pay for college.",
  "Students whose parents have no college savings.",
  "No parent may enter the college essay contest.",
])("%s names no group that the student must belong to", (text) => {
  expect(read(text)).toEqual([]);
});

test("parents who do not hold a degree make the student the first, and exclude nobody", () => {
  const text = "Open to first-generation students, defined as students whose parents do not hold a bachelor's degree.";
  const { facts, demands } = readEligibility({ title: "", provider: "", text });
  expect(facts.groups).toEqual(["first_generation"]);
  expect(demands).not.toContainEqual(expect.objectContaining({ kind: "excluded" }));
});

test.each([
  ["Must identify as Black, African American or African.", ["black"]],
  ["Open to undocumented students with DACA status.", ["undocumented"]],
])("%j names its group in more words", (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test("a title names a group before the word for the award, and not in a name", () => {
  expect(read("Minority Scholarship Program", "title")).toEqual(["minority"]);
  expect(read("Scholarship for Women in Science", "title")).toEqual(["women"]);
  expect(read("Society of Women Engineers Scholarship", "title")).toEqual([]);
});

test("a women's team counts inside an activity", () => {
  const { facts } = readEligibility({
    title: "",
    provider: "",
    text: "Open to students who are currently participating in the Women's Volleyball team.",
  });
  expect(facts.groups).toEqual(["women"]);
});

test("who belongs to a church or congregation has its religion", () => {
  const groupsOf = (text: string) => readEligibility({ title: "", provider: "", text }).facts.groups;
  expect(groupsOf("Must have been a United Methodist member.")).toEqual(["christian"]);
  expect(groupsOf("Must be a member of a synagogue.")).toEqual(["jewish"]);
  expect(groupsOf("Must be a member in good standing of a Baptist church.")).toEqual(["christian"]);
  expect(groupsOf("Must not be a member of the Catholic Church.")).toEqual([]);
});

test.each([
  ["Applicants must be members of St. Paul's Lutheran Church.", ["christian"]],
  ["Must be a member in good standing of the First Baptist Church of Tulsa.", ["christian"]],
  ["Open to members of the National Association of Catholic Church Musicians.", []],
  ["Not a member of First Baptist Church.", []],
  ["Members of Holy Cross Credit Union.", []],
])("who belongs to a church by its name has its religion: %s", (text, expected) => {
  const { facts, demands } = readEligibility({ title: "", provider: "", text });
  expect(facts.groups).toEqual(expected);
  expect(demands).not.toEqual([]);
});

test("a named condition or denomination is left to check besides its group", () => {
  const text = "Must be deaf.";
  expect(groups({ text, tokens: tokensOf(text), lead: "", part: "text" })).toEqual([
    {
      from: 2,
      to: 3,
      meaning: { about: "groups", groups: ["disability"] },
      also: [{ about: "demand", demand: { about: "check", kind: "health" } }],
    },
  ]);
});

test.each([
  "Last year's winner was a female veteran.",
  "Our 2024 recipients include a nurse and a veteran.",
  "Women make up only 20 percent of engineers.",
  "More than half of Black students cannot pay for college.",
  "The award remembers Ann, a first-generation student from Iowa who died in 2015.",
  "Bonus points are awarded to veterans.",
  "One of the two awards is for a veteran.",
  "At least one award each year goes to a woman.",
  "Must meet at least two of the following: woman, veteran, resident of Ohio.",
  "Then propose a benefit of your own to help senior veterans.",
  "Applications are encouraged from women and persons with disabilities.",
  "Established in honor of a gentle woman who loved music.",
])("%j limits nobody to a group", (text) => {
  expect(readEligibility({ title: "", provider: "", text }).facts.groups).toEqual([]);
});

test("whether the student is an ally is left to check, and who is LGBTQ+ need not be one", () => {
  const demandsOf = (text: string) => readEligibility({ title: "", provider: "", text }).demands;
  expect(demandsOf("For LGBTQ students and their allies.")).toMatchObject([{ about: "check", kind: "activity" }]);
  expect(demandsOf("Be LGBTQ+ or an ally.")[0]).toMatchObject({ kind: "alternative", ways: [{ groups: ["lgbtq"] }] });
});

test.each([
  ["For current or former foster youth.", []],
  ["For students currently in foster care.", ["family"]],
  ["For students who aged out of foster care.", ["family"]],
])("%s: who is in foster care or left it is left to check where only these may apply", (text, kinds) => {
  const { facts, demands } = readEligibility({ title: "", provider: "", text });
  expect(facts.groups).toEqual(["foster"]);
  expect(demands.flatMap((demand) => (demand.about === "check" ? [demand.kind] : []))).toEqual(kinds);
});

test.each([
  "Open to allies and members of the LGBTQ+ community.",
  "Straight allies and LGBTQ+ students may apply.",
  "Supportive allies of LGBTQ students and LGBTQ students are eligible.",
])("allies before a group are left to check too: %s", (text) => {
  const { facts, demands } = readEligibility({ title: "", provider: "", text });
  expect(facts.groups).toEqual([]);
  expect(demands).toContainEqual(expect.objectContaining({ about: "check" }));
});

test("supporters who give are no allies who may apply", () => {
  const { facts } = readEligibility({ title: "", provider: "", text: "Our supporters award this to LGBTQ+ students." });
  expect(facts.groups).toEqual(["lgbtq"]);
});

test.each([
  ["US men's soccer misses the Olympics.", []],
  ["For those who play women's soccer.", ["women"]],
  ["For women's soccer players.", ["women"]],
  ["Applications are invited from women.", ["women"]],
  ["We are seeking applications from veterans.", ["military"]],
  ["Applications are not accepted from women.", []],
])("a sport alone names nobody, and applications come from those who may apply: %s", (text, groups) => {
  expect(readEligibility({ title: "", provider: "", text: `X. ${text}` }).facts.groups).toEqual(groups);
});
