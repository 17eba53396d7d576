import { one, type Random, seeded } from "#server/scholarships/starter/seeded-random.ts";

const pieces = [
  "' or 1=1; drop table scholarships; --",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "%00\0",
  "nursing scholarship texas",
  "scholarship student college university engineering",
  "over $5k before march 3.2 gpa no essay not engineering except loans",
  "\ud800",
  "日本語の奨学金",
  "منحة دراسية",
  "👩🏽‍🎓🏳️‍🌈",
  "é".normalize("NFD").repeat(20),
  "a".repeat(300),
  "((((((((((",
  '"""" -- !! && || :*',
  "0123456789".repeat(10),
  "$1,000,000,000.00",
  "qwertz asdfgh yxcvbn",
  "scholarshpi nursng enginering",
  "no loans students, no sports school, no contests college",
  "law, music, dance, history, physics, chemistry, welding, dentistry",
];

/** Texts that try to break a search, of at most so many characters: the same ones every time. */
export function hostileTexts(count: number, longest: number): string[] {
  const random = seeded(20_261_124);
  return Array.from({ length: count }, () => hostileText(random, longest));
}

function hostileText(random: Random, longest: number): string {
  const length = Math.ceil(random() * longest);
  let text = "";
  while (text.length < length) text += random() < 0.3 ? noise(random) : `${one(pieces, random)} `;
  return text.slice(0, length);
}

/** Any code units, also half of a pair. */
const noise = (random: Random): string =>
  String.fromCharCode(...Array.from({ length: 1 + Math.floor(random() * 40) }, () => Math.floor(random() * 65_536)));
