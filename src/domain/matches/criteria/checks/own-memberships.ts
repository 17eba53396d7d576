import { foldedWords } from "../../../places/folded-words.ts";

const memberships = [
  "i am a member of",
  "i am an active member of",
  "i am active in",
  "i am an officer of",
  "i am the president of",
  "i am the vice president of",
  "i have been a member of",
  "i have been active in",
];
/** Where one of these stands, the sentence may name what the student only hopes for, or somebody else. */
const others = new Set(
  "and but hope hopes hoping join joining not once plan planning should until used want wants was wish would".split(
    " ",
  ),
);

/** The sentences in which a student says what they are a member of: "I am active in HOSA", but not "I want to join HOSA". */
export const sentencesOfMembers = (text: string): string[] =>
  text.split(/[.!?;\n]/).flatMap((sentence) => {
    const words = foldedWords(
      sentence.replaceAll(/\bI(?:'|’)(m|ve)\b/g, (_, short) => (short === "m" ? "I am" : "I have")),
    );
    const said = words.join(" ");
    const isSaid = memberships.some((each) => said.startsWith(each)) && !words.some((word) => others.has(word));
    return isSaid ? [sentence.replace(/^\s*I\b/, "")] : [];
  });
