import { decisionsOn, decisionsOnMade } from "./decisions.ts";
import type { LabelledText } from "./labels.ts";
import { demandsBeside } from "./missed.ts";
import { conditionsOf, newReader, type WasRead } from "./readers.ts";
import { type CriterionName, compare, criteria, criterionNames } from "./values.ts";

const quoteKeys: Partial<Record<CriterionName, string>> = { states: "residence", countries: "residence" };

/** Prints what the reader got wrong: the values of one criterion or of all, texts without demands, or wrong decisions. */
export function printErrors(what: string, labelled: readonly LabelledText[]): void {
  const texts = labelled.map((text) => ({ text, reading: newReader.read(text) }));
  const names = what === "all" ? criterionNames : criterionNames.filter((name) => name === what);
  for (const name of names) for (const { text, reading } of texts) printValueError(name, text, reading);
  if (what === "others") for (const { text, reading } of texts) printOthers(text, reading);
  if (what === "eligible" || what === "left-out")
    for (const { text, reading } of texts) printDecisionErrors(what, text, reading);
}

function printValueError(name: CriterionName, text: LabelledText, reading: WasRead): void {
  const { read, right, labelled, found } = compare(criteria[name], text.label, reading);
  if (right === read && found === labelled) return;
  const expected = criteria[name].labelled(text.label).map((list) => `[${list.join(", ")}]`);
  const quotes = reading.quotes.filter(({ key }) => key === (quoteKeys[name] ?? name)).map(({ words }) => words);
  console.log(`${name}\t${nameOf(text)}`);
  console.log(`\texpected ${expected.join(" or ")}\tread [${criteria[name].read(reading).join(", ")}]`);
  console.log(quotes.length > 0 ? `\tquote: ${quotes.join(" … ")}` : `\ttext: ${text.text.slice(0, 600)}`);
}

function printOthers(text: LabelledText, reading: WasRead): void {
  const { label } = text;
  const beside = demandsBeside(label);
  if (beside > 0 === conditionsOf(reading).length > 0) return;
  const { other, excludes, either } = label;
  console.log(`others\t${nameOf(text)}`);
  console.log(
    beside > 0 ? `\tmissed: ${JSON.stringify({ other, excludes, either, class: label.class })}` : "\tneedless:",
  );
  for (const demand of reading.demands) console.log(`\t\t${JSON.stringify(demand)}`);
  if (beside > 0) console.log(`\ttext: ${text.text.slice(0, 900)}`);
}

function printDecisionErrors(what: "eligible" | "left-out", text: LabelledText, reading: WasRead): void {
  const wrong = [...decisionsOn(text, reading), ...decisionsOnMade(text, reading)].filter(({ said, truth }) =>
    what === "eligible"
      ? said === "eligible" && truth !== "eligible"
      : said === "ineligible" && (truth === "eligible" || truth === "check"),
  );
  if (wrong.length === 0) return;
  console.log(`${what}\t${nameOf(text)}`);
  for (const { who, truth, failed } of wrong) console.log(`\t${who}: truly ${truth} ${failed.join(", ")}`);
  const { file, title, ...label } = text.label;
  console.log(`\tlabel ${JSON.stringify(label)}\n\tread ${JSON.stringify(reading.facts)}`);
  console.log(`\ttext: ${text.text.slice(0, 900)}`);
}

const nameOf = ({ file, title }: LabelledText) => `${file}: ${title}`;
