import fc from "fast-check";
import { expect, test } from "vitest";
import { readAmount } from "./amount-in-text.ts";

const read = (text: string, title = "") => {
  const { amount_min, amount_max } = readAmount(title, text);
  return [amount_min, amount_max];
};

test.each([
  ["Founded in 1998. One $2,000 scholarship goes to a nurse. Apply by March 1, 2027.", 2000, 2000],
  ["Awards range from $500 to $2,000.", 500, 2000],
  ["Ten recipients will share $25,000.", null, null],
  ["The fund distributes roughly $40,000 every year to about 20 students.", null, null],
  ["$10,000 is awarded to one student; $2,500 to each of three finalists.", 2500, 10_000],
  ["Not more than $750 per applicant.", null, 750],
  ["The 2027 prize is $5,000. Second prize: $500.", 500, 5000],
  ["The 2019 prize went to a school: $5,000. The winner receives $500.", 500, 500],
  ["$35 for the application is what we ask of everybody who applies, as the committee has costs.", null, null],
  ["The value will not be less than $500.", 500, null],
  ["Nurses receive $30,000 in loan repayment.", 30_000, 30_000],
  ["For nurses of Ohio.\n$2,000 ($1,000 per semester)", 2000, 2000],
  ["For nurses of Ohio.\n$50 application fee", null, null],
  ["Awards of $1,000-2,500 are given.", 1000, 2500],
  ["Awards of 1,000 to $2,500 are given.", 1000, 2500],
  ["Award: $1,000 - 2026 Award Year", 1000, 1000],
  ["A $500 to 1000 words essay contest with an award of $500.", 500, 500],
  ["Scholarships of up to $4,000 are available.", null, 4000],
  ["Amount. $40,000 Deadline. January 20", 40_000, 40_000],
  ["Amount max. 36,600 USD. Includes tuition.", null, 36_600],
  ["Grand Prize: $6,000\nHonorable Mentions (2): $2,000 and $1,000", 1000, 6000],
  ["Renewable award of $400 a year. Total award $1,200.", 400, 400],
  ["The fund awards over $200,000 in scholarships, ranging from $2,000 to $5,000 each.", 2000, 5000],
  ["The winner receives five hundred dollars.", 500, 500],
  ["Scholarship of $6,000, paid out at $1,500 per year over four years.", 6000, 6000],
  ["Application fee: $25. One-time award of $1,000.", 1000, 1000],
  ["Scholarship of at least $1500 to students of nursing.", 1500, null],
  ["Apply today for the $2,000 Ann J. Oak & Associates Scholarship.", 2000, 2000],
  ["Fellows receive a $14,500 living allowance and a $3,500 award at the end.", 18_000, 18_000],
  ["Winners receive a $500 award and a $1,000 award.", 500, 1000],
  ["A $2,000 scholarship is awarded. The Smith Scholar will receive an additional $1,000.", 2000, 2000],
  ["Win $1,000 for your school. The winner receives a $10,000 scholarship.", 10_000, 10_000],
  ["Awards range from $1,000 to $15,000 a year. The value over four years can be $40,000.", 1000, 15_000],
  ["We give a $1,000 award. The $1,000 is divided between two winners, awarding $500 to each.", 500, 500],
  ["We award two five-hundred-dollar scholarships.", 500, 500],
  ["A 750-dollar prize is\npaid to the winner.", 750, 750],
  ["The maximum award to a single applicant has been set at $4,000.", null, 4000],
  ["The smallest scholarship given was $750.", 750, null],
  ["The most a student can receive is $4,500.", null, 4500],
  ["To date, $97,500 scholarships have been awarded. Each scholarship is $500.", 500, 500],
  ["The $25,000 Smith Memorial Fund supports nurses. Each scholarship is $1,000.", 1000, 1000],
  ["The college matches the award dollar for dollar up to $3,000. The award is $1,000.", 1000, 1000],
  ["Juniors: a scholarship of $2,500 $833/quarter $1,250/semester", 2500, 2500],
  ["The scholarship is $2,500 per semester, for a total of $5,000 a year.", 5000, 5000],
  ["First prize is a $300 credit, second prize a $150 credit.", 150, 300],
  ["Grants are $4,000. Over $300,000 is available for this year.", 4000, 4000],
  ["Amount: the first prize is $1,200. $200 goes to each finalist.", 200, 1200],
  ["A family of 4 making $107,000 is eligible for the award of $500.", 500, 500],
  ["The awards are:\n1. To a freshman ($1,500)\n2. To a graduate ($2,000)", 1500, 2000],
  ["This $3,500 scholarship will cover the full cost of a field course.", 3500, 3500],
  ["Recipients are given $1,000 in the fall and $1,000 in the spring.", 2000, 2000],
  ["The scholarship pays $2,000 for tuition and $500 for books.", 2500, 2500],
  ["Fellows receive a stipend of $20,000 and up to $2,000 for research.", 20_000, null],
  ["The scholarship was increased from $500 to $750.", 750, 750],
  ["The scholarship is between 1,000 and 3,000 dollars.", 1000, 3000],
  ["Scholarships of $500 are awarded to 3 students; $700 scholarships will be awarded to 2 seniors.", 500, 700],
  ["All get a free copy of our planner (valued at $99).\nThe winner gets $1,000.", 1000, 1000],
  ["The fund has awarded a $1,000 scholarship every spring.", 1000, 1000],
  ["The fund has presented $1,000 awards to two nurses.", 1000, 1000],
  ["The fund has paid $1,500 per year to one student.", 1500, 1500],
  ["The winner gets $2,000, and their teacher gets $500.", 2000, 2000],
  ["Winners get a $500 honorarium and a $500 award for their Bluebird chapter.", 500, 500],
  ["A $500 award and $1000 travel expenses are given to a graduate student.", 1500, 1500],
  ["Finalists compete for the top award of $250,000.", null, 250_000],
  ["Essay contests with top prizes reaching $25,000.", null, 25_000],
  ["Six awards: one $1,500 award, two $1,000 awards, and three $500 awards.", 500, 1500],
  ["Undergraduate awards are $1,250 each and graduate awards are $1,750 each.", 1250, 1750],
  ["Two awards of $5,000 each. The maximum lifetime award for any recipient is $12,500.", 5000, 5000],
  ["The winner gets $5,000 toward tuition, $1,000 for books, and $500 for travel.", 6500, 6500],
  ["The scholarship is $10,000, $1,000 for mentoring costs, and $4,000 for research expenses.", 15_000, 15_000],
  ["Awards $500. Winners get a travel stipend of $300 to read at our convention.", 500, 500],
  ["The winner receives $500 and a $50 gift card.", 500, 500],
  ["The winning essay earns $750.", 750, 750],
  ["Awards start at $1,000.", 1000, null],
  ["Winners get $2,000 for the year, with $1,000 disbursed each semester.", 2000, 2000],
  ["The maximum award is $2,500. The minimum award is $500.", 500, 2500],
  ["Awards range from $1,000 to $9,000. Some students may receive a maximum of $9,000.", 1000, 9000],
  ["Prizes are gold ($5000), silver ($3000), and bronze ($2000).", 2000, 5000],
  ["We award $6,000 for a year of study (or $2,000 for a part of it).", 2000, 6000],
  ["The annual stipend of $40,000 and a $3,000 fund for research are paid.", 43_000, 43_000],
  ["$250 prize, $500 travel funding and certificate.", 750, 750],
  ["The winner receives $1,000. His/her faculty sponsor receives $500.", 1000, 1000],
  ["$2500 scholarship for a high school senior who will study aviation.", 2500, 2500],
  ["The $1,000 award comes with $500 for the winner's school.", 1000, 1000],
  ["Up for grabs is $5,000 in cash.", 5000, 5000],
  ["Awards of 5,000USD.", 5000, 5000],
  ["Award amount\n$1,500\nHow to apply\nSend the form.", 1500, 1500],
  ["Award amount\n$1,500\nApplication fee\n$25\nHousehold income limit\n$60,000", 1500, 1500],
  ["| Award | Amount |\n| Gold | $5,000 |\n| Silver | $2,500 |", 2500, 5000],
  ["Students with an unmet need of at least $1,000 receive awards of $500.", 500, 500],
  ["The scholarship awards total $1,000 per student.", 1000, 1000],
  ["Awards totaling $2,000 apiece, paid in $1,000 installments.", 2000, 2000],
  ["A total of $1,500 for each scholar is awarded.", 1500, 1500],
  ["We offer four (4) $5,000 awards. Members have a minimum balance of $5.", 5000, 5000],
  ["One $1,000 award. Applicants are members with at least $25.00 on deposit.", 1000, 1000],
  ["One $1,000 award. Recipients must hold $5 in a share account.", 1000, 1000],
  ["One $1,000 award for members who paid $20 in annual membership dues.", 1000, 1000],
  ["The winner receives $500 in a college savings account.", 500, 500],
  ["An award of $2,000 to cover any remaining balance.", 2000, 2000],
  ["Scholars get an award of $3,000 per year until they receive a maximum of $6,000.", 3000, 3000],
  ["All students can receive funds for conferences, up to a lifetime limit of $2,500.", null, 2500],
  ["The maximum scholarship amount per student is $500.", null, 500],
  ["The award cannot exceed $500.", null, 500],
  ["Awards may be as large as $500.", null, 500],
  ["The largest award is $500.", null, 500],
  ["Awards of at most $500.", null, 500],
  ["The minimum scholarship amount is $500.", 500, null],
  ["Awards of $500 and higher.", 500, null],
  ["Awards are no smaller than $500.", 500, null],
  ["The award is $1,000 - $500 in the fall and $500 in the spring.", 1000, 1000],
  ["FELLOWSHIPS ARE FOR UP TO $8,000.", null, 8000],
  ["AWARDS RANGE FROM $500 TO $1,000.", 500, 1000],
  ["The award is pro-rated: who receives the maximum award ($400) would only receive $200 with 6 hours.", null, 400],
  ["The stipend is $40,000. The income must not exceed $40,000.", 40_000, 40_000],
  ["Awards are prorated; a full-time student would receive $2,000.", 2000, 2000],
  ["The $1,000 award is prorated; a part-time student would receive $500.", 1000, 1000],
  ["The award is $1,000. Students may have other scholarships of no more than $4,000.", 1000, 1000],
  ["In addition to other scholarships, we award $1,000 to a nurse.", 1000, 1000],
  ["Fellows receive $28,000. In addition, some receive a $10,000 top-off.", 28_000, 28_000],
  ["A stipend of $4,500. Approximately $600 is available for travel expenses.", 4500, 4500],
  ["Up to $1,000 per grant. Applicants submit for an external grant of $2,500 first.", null, 1000],
])("the amount of one scholarship: %s", (text, min, max) => {
  expect(read(text)).toEqual([min, max]);
});

test.each([
  "The foundation has awarded over $2 million in scholarships since 1998.",
  "A total of $10,000 in scholarships will be awarded each year.",
  "Awarded to students with a family income below $50,000.",
  "Financial need ($50,000 or less adjusted gross income) is considered for this award.",
  "Miss Smith donated $2,000 to the university to provide scholarships.",
  "The stipend is $1,200 per month.",
  "Scholars pay in-state tuition plus only $1 (USD) more per credit hour.",
  "The scholarship fund is fed by a law that charges one dollar for every license.",
  "The company has contributed over $1,000,000 to scholarships.",
  "The average tuition at a public university is over $9,000. Awards help.",
  "Write 1,200 words to win. Deadline 2026-09-15.",
  "Students who receive funding are responsible for $95 non-refundable registration fees.",
  "Our award-winning campus has a $20 million refurbished sports center.",
  "Our company has issued $37,000 in scholarship money to 15 students.",
  "For this award, applicants must show a financial need of $1000.",
  "The prize pool is $50,000.",
  "The average recipient gets $4,500.",
  "A $100 minimum purchase enters you in the drawing for the award.",
  "Award for juniors with 60 credits and a GPA of 3.5.",
  "The scholarship reduces out-of-state tuition from $30,000 to $20,000.",
  "With this award students pay $5,000 instead of $15,000.",
  "Awards total $30,000 per year.",
  "The lifetime total of these awards is $12,500 per student.",
  "Total scholarship money awarded: $40,000.",
  "APPLICATION FEE OF $50 FOR THE AWARD.",
  "Applicants must be receiving at least $100 in matching funds from their departments.",
  "An award is a help: residents pay in-state tuition (~$10,000-$11,000).",
  "Students who hold other scholarships of more than $5,000 cannot get the award.",
  "Awards are for families whose income does not exceed $50,000. Priority is given up to $50,000.",
])("no amount: %s", (text) => {
  expect(read(text)).toEqual([null, null]);
});

test("the title is read when the text names no amount", () => {
  expect(read("Open to everybody.", "$1,000 Cosmetology Scholarship")).toEqual([1000, 1000]);
  expect(read("The winner receives $1,000 and the runner-up $500.", "$1,500 Contest")).toEqual([500, 1000]);
});

test("words without a sum are kept for the student", () => {
  expect(readAmount("", "Be a nurse. The award covers 50% of tuition.").amount_text).toBe(
    "The award covers 50% of tuition.",
  );
  expect(readAmount("", "Free tuition for children of veterans.").kind).toBe("full");
  expect(readAmount("", "The prize is free tuition at our SAT course.").kind).toBe("unknown");
  expect(readAmount("", "We do not offer free tuition.").kind).toBe("unknown");
  expect(readAmount("", "A half-tuition scholarship for nurses.").amount_text).toBe(
    "A half-tuition scholarship for nurses.",
  );
  expect(readAmount("", "Be a nurse. Fellows receive $2,500 a month.").amount_text).toBe(
    "Fellows receive $2,500 a month.",
  );
  expect(readAmount("", "Amount. $5,000 USD per month. Deadline. May 1")).toMatchObject({
    amount_max: null,
    amount_text: "Amount. $5,000 USD per month.",
  });
  expect(readAmount("", "Awards for families with an income of $3,000 a month.").amount_text).toBeNull();
  expect(readAmount("", "Miss Smith donated £2,000 to the university to provide awards.").currency).toBeNull();
  expect(readAmount("", "The award is $5,000.", "CAD")).toMatchObject({ amount_max: null, currency: "CAD" });
});

test.each([
  ["Our college, founded in 1890, offers students of nursing an award worth £10,000.", "GBP", "£10,000"],
  ["Scholarships range between €100 and €460 (up to 80% of the fee).", "EUR", "€100 - €460"],
  ["Amount. 1,500-2,500 GBP", "GBP", "£1,500 - £2,500"],
  ["The bursary is worth TT$1,500.", "TTD", "TTD 1,500"],
  ["A £1,000-2,000 scholarship for nurses.", "GBP", "£1,000 - £2,000"],
  ["Award value AUS$37,345-$45,362.", "AUD", "A$37,345 - A$45,362"],
  ["The maximum of each grant will be 1000 euros.", "EUR", "Up to €1,000"],
  ["The prize is $NZ25,000/year.", "NZD", "NZ$25,000/year"],
  ["Each grant is $A5,000.", "AUD", "A$5,000"],
  ["Winners receive CHF 2,000 per semester.", "CHF", "CHF 2,000 per semester"],
  ["A scholarship of EUR 4,725 (amount payable after scholarship: EUR 14,175).", "EUR", "€4,725"],
  ["The stipend is 1,100 Euro per month.", "EUR", "The stipend is 1,100 Euro per month."],
  ["A full scholarship worth £2,300.", "GBP", "A full scholarship worth £2,300."],
  ["A student loan of £2,300 is awarded.", "GBP", "A student loan of £2,300 is awarded."],
  ["The award is £5,000 (about $6,500).", "GBP", "£5,000"],
  ["Winners get $1,000 here and £500 there.", "GBP", "Winners get $1,000 here and £500 there."],
  ["An award of 2,000 kroner.", "SEK", "An award of 2,000 kroner."],
])("an amount in another currency is a figure, unless the words say more: %s", (text, currency, amount_text) => {
  expect(readAmount("", text)).toMatchObject({ amount_min: null, amount_max: null, currency, amount_text });
});

test.each([
  "The award covers 50% of tuition.",
  "We pay up to 75 percent of the program fee.",
  "A 20% tuition discount for veterans.",
  "50% scholarships for Italian courses.",
  "The bursary reduces tuition by 50%.",
  "The grant pays 40% of the student's calculated need.",
])("a share of the costs stays in words: %s", (text) => {
  expect(readAmount("", `Be a nurse. ${text}`).amount_text).toBe(text);
});

test.each([
  "These colleges produce 25% of African American STEM degrees.",
  "Be in the top 10% of your class to win an award.",
  "An average of at least 90% is needed for the award.",
  "Awards are for an income below 50% of the area median.",
  "Up to 10% of all applicants win an award.",
  "Recipients complete 75% of the hours attempted.",
  "The monthly stipend of other scholarships should not exceed this award (JPY 80,000 per month).",
])("a share of something else is no amount: %s", (text) => {
  expect(readAmount("", text).amount_text).toBeNull();
});

test.each([
  ["Each recipient is given $1,000, paid in two equal checks of $500.", 1000],
  ["Our scholarship increased to $2,000 this year from $1,500.", 2000],
  ["Winners of $500 or more in the past may not enter. The winner gets a $1,000 scholarship.", 1000],
  ["El monto de la beca es de $1,000.", 1000],
  ["Each month we give at least $25,000 in total scholarship funds.", null],
  ["A $10,000 scholarship is split equally among five finalists.", null],
])("of several sums the one that a winner gets is the amount: %j", (text, amount) => {
  expect(readAmount("", text)).toMatchObject({ amount_min: amount, amount_max: amount });
});

test("an entry of a numbered list can begin with a sum", () => {
  const list =
    "1. $1,000-$6,000 per year for qualified undergraduate students\nDeadline for full scholarship consideration";
  expect(readAmount("", list)).toMatchObject({ amount_min: 1000, amount_max: 6000 });
});

test("the income of a table does not become its award", () => {
  const table =
    "With an income of less than £18,370 you get a bursary of £500:\nup to £18,370 £500 (first year of study)";
  expect(readAmount("", table)).toMatchObject({ currency: "GBP", amount_text: "£500" });
});

test("a dollar of another country names its country", () => {
  expect(readAmount("", "The award is $5,000.", "CAD").amount_text).toBe("CA$5,000");
});

const sentence = fc.constantFrom(
  "One award of $500.",
  "Scholarships of up to $2,000.",
  "At least $750 is given.",
  "The family income is below $40,000.",
  "Apply by March 1, 2027.",
  "The total is $9,000 in prizes.",
  "Open to nurses.",
);

test("the order of the sentences does not change the amount", () => {
  fc.assert(
    fc.property(fc.uniqueArray(sentence, { minLength: 2 }), (sentences) => {
      expect(read(sentences.join(" "))).toEqual(read(sentences.toReversed().join(" ")));
    }),
  );
});

test.each([
  ["The scholarship pays $5,000 toward tuition; a late fee of $50 applies after May 1.", 5000, 5000],
  ["Winning essays earn $300, $200 and $100.", 100, 300],
  ["Category\tPrize\nHigh school\t$500\nCollege\t$1,000\nEntry fee\t$10", 500, 1000],
  ["Awards:\n$1,000 - Undergraduate\n$2,000 - Graduate\n$40 - Membership dues", 1000, 2000],
  ["Amount\n1,000 USD", 1000, 1000],
  ["Yearly award of $1,000, up to $4,000 over four years.", 1000, 1000],
  ["In 2025 we awarded $6,000 to six students. Awards in 2027: $1,200 each.", 1200, 1200],
])(
  "what is paid to the sponsor, in all years or was given before is no award, and cells are read like lines: %j",
  (text, least, most) => {
    expect(readAmount("", text)).toMatchObject({ amount_min: least, amount_max: most });
  },
);

test("a line that begins with the code of a currency names a sum", () => {
  expect(readAmount("", "SEK 9,000 per month for ten months").currency).toBe("SEK");
});

test.each([
  ["Covers program fee ($2,000).", 2000],
  ["The award covers the tuition fee of up to $5,000.", 5000],
  ["The award does not cover the program fee ($2,000).", null],
  ["Your check covers the fee of $50.", null],
  ["Applicants pay a program fee ($2,000).", null],
])("a fee is an amount where the award covers it: %s", (text, most) => {
  expect(readAmount("", text).amount_max).toBe(most);
});
