import { expect, test } from "vitest";
import { readAmount } from "./amount-in-text.ts";

const read = (text: string) => {
  const { amount_min, amount_max } = readAmount("", text);
  return [amount_min, amount_max];
};

test.each([
  ["Scholarship amounts depend on class:\nFreshmen: $500\nSophomores: $750\nJuniors: $1,000", 500, 1000],
  ["Awards by rank:\nGold – $5,000\nSilver – $3,000 each", 3000, 5000],
  ["Scholarship levels are as follows:\n3.5 to 4.0 GPA - $4,000\n3.0 to 3.49 GPA - $2,500 per year", 2500, 4000],
])("the words that lead in a list tell what its entries are: %s", (text, min, max) => {
  expect(read(text)).toEqual([min, max]);
});

test.each([
  [
    "Scholarship levels are as follows:\nFreshmen: $500\nSeniors: $1,500",
    "Scholarship levels are as follows: Freshmen: $500 Seniors: $1,500",
  ],
  [
    "Awards by rank:\nFirst: $500\nNote\nAwards by team:\nSecond: $300",
    "Awards by rank: First: $500 Awards by team: Second: $300",
  ],
])("the words that lead in a list stand once in the text of the amount: %s", (text, words) => {
  expect(readAmount("", text).amount_text).toBe(words);
});

test.each([
  "Scholarship applicants must have a family income of:\nOne child: $30,000\nTwo children: $40,000",
  "Fees for the scholarship exam:\nMembers: $20\nOthers: $30",
  "Past scholarship winners:\nJane Doe, Ohio - $2,000\nJohn - $500",
  "Our scholarship endowment:\nJohn Smith: $1,000,000",
  "The scholarship fund was built from:\nAlumni - $50,000",
  "Total awards so far:\nOhio: $25,000",
  "Awards by state, last year:\nOhio: $12,000",
  "Scholarship applicants show assets:\nSavings: $5,000",
  "This award recognizes leaders who won grants:\nNSF: $200,000",
  "Awards by year:\n2019 - $500\n2020 - $1,000",
  "Donors to the scholarship fund:\nSmith family: $30,000\nJones - $500",
])("a list of costs, incomes or gifts names no amount: %s", (text) => {
  expect(read(text)).toEqual([null, null]);
});

test.each([
  ["The foundation gives over $300,000 a year to local students.", null, null],
  ["The foundation awards more than $50,000 each year.", null, null],
  ["We award over $2,000 per year to each scholar.", 2000, null],
  ["The foundation gives over $300,000 a year.", null, null],
  ["The university grants about $12,000 per year, renewable for four years.", 12_000, 12_000],
  ["The college awards approximately $2,500 per year.", 2500, 2500],
  ["The fund awards nearly $10,000 annually per student.", 10_000, 10_000],
  ["The scholarship provides over $5,000 a year.", 5000, null],
  ["Each year, over $140,000 is given out. Scholarships range from $250 to $75,000.", 250, 75_000],
  ["A $2 million fund pays for scholarships.", null, null],
  ["The foundation has a $1.5 million scholarship program.", null, null],
  ["The winner receives $1,000,000.", 1_000_000, 1_000_000],
  ["$5,000 (5 awards of $1,000)", 1000, 1000],
  ["Full $10,000 scholarship (paid as two grants of $5,000)", 10_000, 10_000],
  ["$20,000 scholarship (four awards of $5,000, one per year)", 20_000, 20_000],
  ["Your membership is renewable for $35.", null, null],
  ["$1,500 awarded to 1 student from each province", 1500, 1500],
])("what a sponsor gives to all is no amount of one award: %s", (text, min, max) => {
  expect(read(text)).toEqual([min, max]);
});

test.each([
  ["The stipend is $850 a month plus $500 for travel.", null, null],
  ["Interns get $15 an hour plus a $2,000 scholarship.", 2000, 2000],
  ["Monthly stipend of $900\nInsurance allowance of $300", null, null],
])("what is paid beside a rate is not the amount: %s", (text, min, max) => {
  expect(read(text)).toEqual([min, max]);
});

test.each([
  ["The award is $2,000.\nIncome limit\n$45,000", 2000, 2000],
  ["For nurses.\nIncome limit\n$45,000", null, null],
  ["For nurses.\nApplication fee | $25", null, null],
  ["For nurses.\nFall term\n$500", 500, 500],
  ["Winners receive $2,000 each. Last year's winner received $1,500.", 2000, 2000],
  ["One student receives $2,000. In 2019 the award was $750.", 2000, 2000],
  ["The 2019 winner received $750.", 750, 750],
  ["The 2019 winner received $750. The application fee is $25.", 750, 750],
  ["First-year students receive $1,000. Students in their last year receive $3,000.", 1000, 3000],
  ["1. $1,000-$6,000 per year for four years, for students of any college of the university", 1000, 6000],
  ["$25 is due with each application that is sent in by mail to our office in the town", null, null],
  ["These grants of up to $500 award, $100 travel stipend and a fee are for students.", null, 600],
])("a label of other money and earlier awards name no amount beside others: %j", (text, least, most) => {
  expect(readAmount("A scholarship", text)).toMatchObject({ amount_min: least, amount_max: most });
});

test.each([
  ["A total of five $1,000 scholarships will be awarded.", 1000, 1000],
  ["A total of ten (10) awards of up to $800 will be given.", null, 800],
  ["A total of twelve awards of $750 are made each fall.", 750, 750],
  ["A total of 12 students share $6,000.", null, null],
  ["The foundation has $600,000 available in scholarships.", null, null],
  ["The sum for new awards is $20,000. Up to four awards of $5,000 each are granted.", 5000, 5000],
  ["The award is $3,000. Holders of a scholarship of over $22,000 a year may not apply.", 3000, 3000],
  ["In 2025 a total of 40 $100,000 grants went to schools. Students receive $500.", 500, 500],
  ["The award is $500, and students who receive it are not eligible for others.", 500, 500],
  ["A $2,500 scholarship for nurses who cannot apply for aid.", 2500, 2500],
  ["The scholarship is worth $20,000. It is paid as four grants of $5,000.", 5000, 20_000],
  ["First: $5,000. Second: $2,000. Third: $1,000.", 1000, 5000],
  ["Up to $3,000 is available in scholarships for each student.", null, 3000],
  ["Three scholarships are given, the largest being $10,000.", null, 10_000],
  ["Awards are between five hundred and two thousand dollars.", 500, 2000],
  ["Grand prize: $5,000. Second: $2,500. Third: $1,000.", 1000, 5000],
])("%s", (text, least, most) => {
  const { amount_min, amount_max } = readAmount("", text);
  expect([amount_min, amount_max]).toEqual([least, most]);
});
