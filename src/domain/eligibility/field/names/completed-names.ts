import { namedField } from "../../../fields-of-study/named-fields.ts";
import { wordSet } from "../../text/word-set.ts";

/** "Civil or mechanical engineering": the earlier items that a later one completes were named as such already. */
export function withHead(names: string[], name: string): string[] {
  const [before, head] = [names.at(-1), lastWord(name)];
  // "Music, music education or music history": the first is a field of its own.
  if (before !== undefined && name.startsWith(`${before} `)) return [];
  // "Medical or engineering students" do not all study medical engineering.
  if (
    before === undefined ||
    /^(?:Medical|Dental|Technical|Legal)$/.test(before) ||
    !/(?:al|ic|ar|Computer|Aerospace|Software|Petroleum|Materials)$/i.test(before)
  )
    return [];
  if (namedField(`${before} ${head}`) === undefined) return [];
  // "Mining, geological or mechanical engineering": each of them.
  const first = head.toLowerCase() === "engineering" ? firstOfKinds(names, head) : names.length - 1;
  return names.splice(first).map((name) => `${name} ${head}`);
}

/** "Math or science education": two subjects that are taught. `joint` stands before the last. */
export const sharesSubject = (names: readonly string[], name: string, joint = ""): boolean =>
  names.length === 1 &&
  /^(?:or|and)$/.test(joint) &&
  / education$/i.test(name) &&
  /^(?:maths?|mathematics|science|english|reading|history)$/i.test(names[0] ?? "");

/** The first of the last names of which each is a kind of the head. */
function firstOfKinds(names: readonly string[], head: string): number {
  const isKind = (name: string) => !/ /.test(name) && namedField(`${name} ${head}`) !== undefined;
  return names.findLastIndex((name) => !isKind(name)) + 1;
}

/**
 * "Slavic, East European and Eurasian studies": the words before a name take its last word where none of them is a field alone. Those that it
 * does not complete stay.
 */
export function completeWords(names: string[], words: Set<string>, name: string): void {
  const head = lastWord(name);
  const isShared = name.includes(" ") && sharedHeads.has(head.toLowerCase());
  const isScience = head.toLowerCase() === "science";
  for (const [at, before] of names.entries()) {
    const whole = `${before} ${head}`;
    const isCut = isShared && (!before.includes(" ") || endsLikeAdjective.test(before));
    if (!words.has(before) || !(isCut || namedField(whole) !== undefined)) continue;
    // "Chemical, computer science and industrial engineering".
    if (isScience && namedField(`${before} engineering`) !== undefined) continue;
    words.delete(before);
    names[at] = whole;
  }
}
/** "East European", but not "environmental control". */
const endsLikeAdjective = /(?:ai?n|ish|ese|ern|al|ic|ar|ive)$/i;
const sharedHeads = wordSet("studies engineering management planning languages literature literatures history");

/** "Manufacturing engineering or technology": a kind of technology too. */
export function withStem(names: readonly string[], name: string): string {
  const before = names.at(-1) ?? "";
  if (!/^technolog(?:y|ies)$/i.test(name) || !/ engineering$/i.test(before)) return name;
  const whole = `${before.slice(0, before.lastIndexOf(" "))} ${name}`;
  return namedField(whole) === undefined ? name : whole;
}

/** The last word of a name: "engineering" of "civil engineering". */
export const lastWord = (name: string) => name.slice(name.lastIndexOf(" ") + 1);
