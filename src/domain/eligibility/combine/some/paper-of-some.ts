import type { Mention } from "../../mention.ts";
import { modals } from "../../text/modals.ts";
import { tokenSet } from "../../text/word-set.ts";
import { isOfPerson } from "../criterion-of-meaning.ts";
import type { Statement } from "../statement.ts";

/**
 * Whether an entry names a paper that only some have ("Solo Parent ID issued by the city", "Evidence of disability, where applicable"), of a
 * group that nothing else names: it is handed in by those who have it, and demanded of nobody else. Where nothing else says of which persons the
 * award is, and the paper is not asked "if any", whoever has it is meant.
 */
export function isPaperOfSome(statement: Statement, all: readonly Statement[]): boolean {
  const { tokens, mentions } = statement;
  if (tokens.length > longestEntry || tokens.some(({ word }) => modals.has(word))) return false;
  if (!papers.hasAny(tokens) && !(proofs.hasAny(tokens) && applicable.hasAny(tokens))) return false;
  const groups = mentions.flatMap(groupsOf);
  const others = all.filter((each) => each !== statement && (each.part === "title" || each.mood === "demand"));
  const named = new Set(others.flatMap((each) => each.mentions.flatMap(groupsOf)));
  const namesOthers = others.some((each) => each.mentions.some(({ meaning }) => isOfPerson(meaning)));
  return groups.length > 0 && !groups.some((group) => named.has(group)) && (namesOthers || applicable.hasAny(tokens));
}
const papers = tokenSet("id card certificate certification certificates affidavit");
const proofs = tokenSet("proof evidence documentation verification letter copy");
const applicable = tokenSet("applicable any available");
/** In tokens. */
const longestEntry = 20;

const groupsOf = ({ meaning }: Mention): readonly string[] => (meaning.about === "groups" ? meaning.groups : []);
