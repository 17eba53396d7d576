import { africa, codes, commonwealth, europeanUnion } from "./world-regions.ts";

/**
 * A body that countries are members of. `maybe`: members that take no part, or that left. A bank has members that pay in beside those
 * that may borrow, which are its `members` here, with all that once did.
 */
type Body = {
  name: RegExp;
  members: readonly string[];
  maybe?: readonly string[];
  kind: "bank" | "organization" | "union";
  /** Of a bank: whether all of its members may borrow, so that none is missing here. */
  isWhole?: true;
};

/** As of 2026-11-29, by what each publishes: adb.org, isdb.org, iadb.org, afdb.org, oas.org and asean.org. */
const bodies: readonly Body[] = [
  {
    name: /\badb\b|\basian development bank\b/,
    kind: "bank",
    members: codes(
      "AF AM AZ BD BN BT CK CN FJ FM GE HK ID IN KG KH KI KR KZ LA LK MH MM MN MV MY NP NR NU PG PH PK PW SB SG TH TJ TL TM TO TV TW UZ VN VU WS",
    ),
  },
  {
    name: /\bisdb\b|\bislamic development bank\b/,
    kind: "bank",
    isWhole: true,
    members: codes(
      "AE AF AL AZ BD BF BH BJ BN CI CM DJ DZ EG GA GM GN GW GY ID IQ IR JO KG KM KW KZ LB LY MA ML MR MV MY MZ NE NG OM PK PS QA SA SD SL SN SO SR SY TD TG TJ TM TN TR UG UZ YE",
    ),
  },
  { name: /\bafdb\b|\bafrican development bank\b/, kind: "bank", members: africa },
  {
    name: /\binter ?american development bank\b/,
    kind: "bank",
    members: codes("AR BB BO BR BS BZ CL CO CR DO EC GT GY HN HT JM MX NI PA PE PY SR SV TT UY VE"),
  },
  {
    name: /\boas\b|\borgani[sz]ation of american states\b/,
    kind: "organization",
    members: codes("AG AR BB BO BR BS BZ CA CL CO CR DM DO EC GD GT GY HN HT JM KN LC MX PA PE PY SR SV TT US UY VC"),
    maybe: codes("CU NI VE"),
  },
  { name: /\basean\b/, kind: "union", members: codes("BN ID KH LA MM MY PH SG TH TL VN") },
  { name: /\b(?:eu|european union)\b/, kind: "union", members: europeanUnion },
  { name: /\bcommonwealth\b/, kind: "union", members: commonwealth },
];

const saysMembers =
  /\bmember (?:countr(?:y|ies)|nations?|states?)\b|\basean (?:countr(?:y|ies)|nations?|states?|citizens?|nationals?)\b/;
const ofItself = /\bmember (?:countr(?:y|ies)|nations?|states?) of the (bank|organi[sz]ation)\b/;
/** Those that pay into a bank are no members of these kinds. */
const borrows = /\b(?:borrowing|developing) member\b/;

/** Whoever is of none of these countries is no member; who is of `maybe` may be none either. `isBank`: it chooses among its members. */
export type Members = { countries: readonly string[]; maybe: readonly string[]; isBank: boolean };

/**
 * The members that words name, "a member state of the OAS", as `foldWords` writes them and the name of the sponsor, which "a member country of
 * the bank" means. Null where they name none or several, and for all members of a bank of which most rich countries are.
 */
export function membersIn(words: string, sponsor = ""): Members | null {
  if (!saysMembers.test(words)) return null;
  const kind = ofItself.exec(words)?.[1]?.replace("s", "z");
  const named = bodies.filter(({ name }) => name.test(words));
  const [body, ...others] =
    named.length > 0
      ? named
      : bodies.filter((each) => (kind ? each.kind === kind : each.isWhole) && each.name.test(sponsor));
  if (!body || others.length > 0) return null;
  const isBank = body.kind === "bank" && !body.isWhole;
  if (isBank && !borrows.test(words)) return null;
  const maybe = body.maybe ?? [];
  return { countries: [...body.members, ...maybe], maybe, isBank };
}

/**
 * The members that words without any name mean by the name of the sponsor: "a citizen of a member country or of another community" of the
 * Islamic Development Bank. Empty where the sponsor is none of these bodies, or a bank with other members too.
 */
export function membersOfSponsor(words: string, sponsor: string): readonly string[] {
  if (!saysMembers.test(words)) return [];
  const [body, ...others] = bodies.filter(({ name }) => name.test(sponsor));
  if (!body || others.length > 0 || (body.kind === "bank" && !body.isWhole)) return [];
  return [...body.members, ...(body.maybe ?? [])];
}

/** Citizens of these are never from "outside the EU, EEA and Switzerland", however much of it the words name. */
export const widerUnion: readonly string[] = [...europeanUnion, ...codes("CH GB IS LI NO")];
