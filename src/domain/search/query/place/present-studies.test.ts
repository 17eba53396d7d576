import { expect, test } from "vitest";
import { readQuery } from "../read-query.ts";

const read = (query: string) => readQuery(query, "2026-11-30");
const countriesToStudyIn = (query: string) =>
  read(query).constraints.flatMap((each) => (each.slot === "country" && each.relation === "study" ? each.value : []));

test.each([
  ["finishing my bachelor's at the University of Warsaw, want a master's in Germany", ["DE"]],
  ["finishing my bachelors at university of warsaw, masters in Sweden", ["SE"]],
  ["I graduated from the University of Lagos and want to study in Canada", ["CA"]],
  ["studying at the University of Nairobi now, want a PhD in Canada", ["CA"]],
  ["currently studying in Poland, want a master's in France", ["FR"]],
  ["my degree is from the University of Delhi, MSc in the UK", ["GB"]],
  ["I want to finish my degree in Spain", ["ES"]],
  ["graduate scholarships in Germany", ["DE"]],
])("where somebody studies now or got a degree is no wish to study there: %s", (query, countries) => {
  expect(countriesToStudyIn(query)).toEqual(countries);
});

test("the college where somebody studies now is not looked for", () => {
  expect(read("currently at Makerere, masters in public health in the UK").topics).toEqual([]);
  expect(read("I graduate from TU Delft").topics).toEqual([]);
});

test.each([
  ["I am Polish, finishing my bachelor's", ["PL"]],
  ["I'm French and want to study abroad", ["FR"]],
  ["I'm French speaking", []],
  ["I am an English major", []],
])("an adjective that somebody says of themselves is their country: %s", (query, countries) => {
  const homes = read(query).constraints.flatMap((each) => (each.slot === "country" ? each.value : []));
  expect(homes).toEqual(countries);
});
