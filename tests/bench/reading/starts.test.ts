import { expect, test } from "vitest";
import { grammars, topicGrammars } from "#domain/eligibility/grammars.ts";
import { type ClauseWords, placesOf, startsIn } from "#domain/eligibility/mention.ts";
import { sponsorText } from "#domain/eligibility/read-eligibility.ts";
import { clausesOf } from "#domain/eligibility/text/clauses.ts";
import { tokensOf } from "#domain/eligibility/text/tokens.ts";
import { readLines } from "#server/scholarships/starter/load-starter-catalogue.ts";
import { allTexts, hasTexts, textsInSight } from "./labels.ts";

type Text = { title: string; text: string };
const all = [...grammars, ...topicGrammars];

/** Every second text of the starter catalog, and every eighth of the real ones. */
async function texts(): Promise<Text[]> {
  const starter = (await readLines()).map(({ text }) => {
    const { title, description = "", requirements = [] } = JSON.parse(text);
    return sponsorText({ title, provider_name: "", description, requirements });
  });
  const real = hasTexts ? textsInSight(allTexts()) : [];
  return [...starter.filter((_, at) => at % 2 === 0), ...real.filter((_, at) => at % 8 === 0)];
}

function clausesIn({ title, text }: Text): ClauseWords[] {
  const words = (part: ClauseWords["part"], source: string) =>
    clausesOf(source).map((clause) => ({
      text: clause.text,
      tokens: tokensOf(clause.text),
      lead: clause.lead || clause.heading,
      part,
    }));
  return [...words("title", title), ...words("text", text)];
}

test("a grammar finds nothing in a clause without what it starts from", async () => {
  const missed = (await texts()).flatMap(clausesIn).flatMap((clause) => {
    const starts = [startsIn(clause)];
    return all.flatMap((read, at) => {
      const [found] = placesOf(read, starts).length > 0 ? [] : read(clause);
      return found ? [{ grammar: at, meaning: found.meaning.about, lead: clause.lead, clause: clause.text }] : [];
    });
  });
  expect(missed.slice(0, 5)).toEqual([]);
});
