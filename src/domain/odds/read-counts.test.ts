import { expect, test } from "vitest";
import { readCounts } from "./read-counts.ts";

const awards = (text: string) => {
  const count = readCounts(text).awards;
  return count && [count.low, count.high];
};
const applicants = (text: string) => {
  const count = readCounts(text).applicants;
  return count && [count.low, count.high];
};

test.each([
  ["The foundation gives 25 awards a year.", 25, 25],
  ["We offer one $5,000 scholarship.", 1, 1],
  ["A total of four (4) awards of $1,500 each.", 4, 4],
  ["Up to twenty $1,000 scholarships are awarded annually.", 1, 20],
  ["Pays $5,000 to each of fifteen students.", 15, 15],
  ["Pays $2,000 to five to fifteen students a year.", 5, 15],
  ["Abbey gives 3-5 Summer Fellowships.", 3, 5],
  ["More than 100 scholarships are awarded.", 100, 150],
  ["One or more awards will be given.", 1, 2],
  ["Five one-third tuition awards for new students.", 5, 5],
  ["Number of awards: 100.", 100, 100],
  ["Two $1,000 and three $500 scholarships.", 5, 5],
  ["Five awards: one of $2,000 and four awards of $500.", 5, 5],
  ["Three awards for master's study and three for doctoral study.", 6, 6],
  ["Six $1000 awards, three for foster children, and one for birth children.", 6, 6],
  ["We offer two scholarships per school year.", 2, 2],
  ["A $1,000 scholarship to enable one student to study.", 1, 1],
  ["Provision of N.5 scholarships.", 5, 5],
  ["Win one of the 10 master scholarships.", 10, 10],
  ["Two winners will be chosen.", 2, 2],
  ["A committee selects two applicants to receive the prize.", 2, 2],
  ["A $500 award is given to a student of law.", 1, 1],
])("%s", (text, low, high) => {
  expect(awards(text)).toEqual([low, high]);
});

test.each([
  ["A one-time $500 scholarship for high school seniors."],
  ["You must have a 26 ACT score to be eligible for this award."],
  ["Send two letters and three essays with the scholarship form."],
  ["The Class of 1936 Scholarship."],
  ["William Dawes '55 Scholarship"],
  ["A student may receive only one award."],
  ["Since 1949 the fund has awarded 2,700 scholarships."],
  ["One application covers more than 330 scholarships."],
  ["Teams of 2 students may nominate up to two applicants."],
  ["Fifteen district winners advance to the area contest."],
  ["Club 21 Scholarship"],
  ["A stipend of 1000 euros for 3 years."],
  ["Awards are given to students of Texas."],
])("no number of awards: %s", (text) => {
  expect(awards(text)).toBeNull();
});

test.each([
  ["Last year we received over 50,000 applications.", 50_000, 75_000],
  ["About 1,200 students apply each year.", 1200, 1200],
  ["Winners are chosen from 300 applicants.", 300, 300],
  ["Thousands of students apply.", 2000, 9999],
  ["The program accepts up to 3,000 applications.", 3000, 3000],
])("%s", (text, low, high) => {
  expect(applicants(text)).toEqual([low, high]);
});

test("the top 10 applications and two applicants of a college are no number of applicants", () => {
  expect(applicants("The top 10 applications will be selected as finalists.")).toBeNull();
  expect(applicants("A college may nominate up to 2 applicants.")).toBeNull();
});

const shares: [text: string, low: number, high: number][] = [
  ["The number awarded is limited to a maximum of 25 percent of the number of applicants.", 0.125, 0.25],
  ["The acceptance rate is about 5%.", 0.05, 0.05],
  ["The success rate of applications is about 15%.", 0.15, 0.15],
  ["One in 20 applicants wins.", 0.05, 0.05],
  ["25% of the applicants receive an award.", 0.25, 0.25],
  ["Less than 1% of applicants are selected.", 0.005, 0.01],
];
test.each(shares)("a share of the applicants that wins: %s", (text, low, high) => {
  expect(readCounts(text).share).toMatchObject({ low, high });
});

test.each([
  "More than 60% of our applicants are first-generation students.",
  "About 40% of applicants come from California.",
  "The top 10% of applicants will be interviewed.",
  "The top 20% of applicants are selected for the second round.",
  "Applicants must be in the top 10% of candidates.",
  "30% of applications are rejected because a letter is missing.",
  "90% of applicants who finish the essay are eligible.",
  "One out of 5 applicants does not finish the form.",
  "Our students have a success rate of 95%.",
  "Colleges with an acceptance rate below 10% are eligible.",
  "1% of applicants are named semifinalists.",
])("no share that wins: %s", (text) => {
  expect(readCounts(text).share).toBeNull();
});

test("every number comes with the sponsor's statement", () => {
  const { awards: found, applicants: applied } = readCounts(
    "Act now. We give 3 awards a year. We received 90 applications.",
  );
  expect([found?.quote, applied?.quote]).toEqual(["We give 3 awards a year.", "We received 90 applications."]);
});
