import { type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import type { Mention } from "../mention.ts";
import { isRelative } from "../person/relatives.ts";
import { placeBeforeName } from "./words-before.ts";

/**
 * How a place belongs to a student's past. `service`: "a tour in Iraq", "Iraq veteran". `stay`: "taught in Peru". `death`: "my dad died in Iraq". `origin`: "born in
 * Ohio", "grew up in Ohio". `left`: "moved from Ohio".
 */
type Past = "service" | "stay" | "death" | "origin" | "left";

const wordsOfPast: readonly (readonly [Past, ReadonlySet<string>])[] = [
  [
    "service",
    wordSet("tour tours duty deployed deploy deployment deployments served fought stationed combat sirvio servi"),
  ],
  [
    "stay",
    wordSet("taught volunteered visited traveled travelled trip trips mission missions missionary worked vacation"),
  ],
  ["death", wordSet("died killed passed fell lost murio fallecio")],
  ["origin", wordSet("born raised grew nacido nacida naci creci lived")],
];
const isLoved = (word: string): boolean =>
  isRelative(word) || /^(?:son|daughter|child|fiance|fiancee|friend|family)$/.test(word);
const leaving = wordSet("moved relocated immigrated emigrated migrated transferred came fled left escaped");
/** Who serves so is no soldier. */
const civil = wordSet("peace americorps mission missionary church volunteer volunteers");
const inPlace = wordSet("in to at through across around en a");
const noPlace = wordSet("in to at from the of");
const veterans = wordSet("veteran veterans vet vets");
/** Before the word for the past and the place: "served two years in Iraq". */
const longest = 3;

/** The mentions of places: one of a student's past is neither where they live nor where they want to study. */
export function withoutPast(places: readonly Mention[], tokens: readonly Token[]): Mention[] {
  const pasts = places.map((place) => pastOf(place, places, tokens));
  const isSettled = places.some(({ says }, at) => !pasts[at] && says.some(({ slot }) => slot === "residence"));
  const isCivil = tokens.some(({ word }) => civil.has(word));
  return places.flatMap((place, at): Mention[] => {
    const past = pasts[at];
    const { from, to, says } = place;
    if (!past || says.length === 0) return [place];
    if (says.some(({ slot }) => slot === "residence")) {
      const isGone = past.kind === "left" || (past.kind === "origin" && isSettled);
      return [isGone ? { from, to, says: [] } : place];
    }
    if (past.kind === "service" && !isCivil)
      return [
        { from, to, says: [], topic: true },
        { from: past.at, to: past.at + 1, says: [{ slot: "group", value: "military" }] },
      ];
    if (past.kind === "stay" || past.kind === "service" || past.kind === "death")
      return [{ from, to, says: [], topic: true }];
    return [
      { ...place, says: says.map((each) => (each.slot === "country" ? { ...each, relation: "home" } : each)) },
      ...(/^(?:grew|raised)$/.test(wordAt(tokens, past.at)) ? [{ from: past.at, to: past.at + 1, says: [] }] : []),
    ];
  });
}

/** How a place is of the past, and the word that says so. */
function pastOf(
  { from, to }: Mention,
  places: readonly Mention[],
  tokens: readonly Token[],
): { kind: Past; at: number } | null {
  const written = (at: number) => wordAt(tokens, at);
  const veteran = /^(?:war|combat|era)$/.test(written(to)) ? to + 1 : to;
  if (veterans.has(written(veteran))) return { kind: "service", at: veteran };
  // "Moved from San Diego, California"
  const start = places.find((other) => other.to === from)?.from ?? from;
  const preposition = placeBeforeName(tokens, start);
  const before = written(preposition);
  if (/^(?:fled|left|escaped)$/.test(before)) return { kind: "left", at: preposition };
  const mover = /^(?:here|recently|away|over)$/.test(written(preposition - 1)) ? preposition - 2 : preposition - 1;
  if (before === "from" && leaving.has(written(mover))) return { kind: "left", at: mover };
  // "Used to live in"
  if (
    inPlace.has(before) &&
    written(preposition - 1) === "live" &&
    written(preposition - 2) === "to" &&
    written(preposition - 3) === "used"
  )
    return { kind: "left", at: preposition - 1 };
  // "Moved to Ohio from Texas"
  if (before === "from" && inPlace.has(written(preposition - 2)) && leaving.has(written(preposition - 3)))
    return { kind: "left", at: preposition - 3 };
  if (!inPlace.has(before)) return null;
  for (let at = preposition - 1; at >= Math.max(0, preposition - longest); at--) {
    const kind = wordsOfPast.find(([, words]) => words.has(written(at)))?.[0];
    // "Lost my dad in Iraq", but "lost my job in Peru"
    const isOther = written(at) === "lost" && !tokens.slice(at, preposition).some(({ word }) => isLoved(word));
    if (kind) return isOther ? null : { kind, at };
    if (noPlace.has(written(at)) && written(at) !== "of") return null;
  }
  return null;
}
