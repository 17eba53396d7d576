import type { Group } from "../../scholarships/vocabulary.ts";

/**
 * What groups are called in plain words, with "|" between them. Tables that need more add it: `group/group-phrases.ts` knows how the
 * words stand in a sentence of requirements, `search/query/person/groups.ts` how students speak, `matches/criteria/likely-applicants.ts`
 * the names of bodies, and `student-groups.ts` there what people write of their own heritage. Not here: "gay", a name too,
 * and "disabled", often a word for a veteran or a parent.
 */
export const groupWords = {
  women: "woman|women|womans|womens|girl|girls|female|females",
  men: "man|men|boy|boys|male|males",
  minority: "underrepresented|minority|minorities|of color|bipoc",
  black: "black|blacks|african american|african americans",
  hispanic: "hispanic|hispanics|latino|latina|latinos|latinas|latinx|latine|chicano|chicana",
  asian: "asian|asians|aapi",
  native_american:
    "native american|native americans|american indian|american indians|alaska native|alaska natives|indigenous",
  pacific_islander: "native hawaiian|native hawaiians|pacific islander|pacific islanders",
  middle_eastern: "middle eastern|arab|arabs",
  white: "white|whites",
  first_generation: "first generation|first gen",
  lgbtq: "lgbt|lgbtq|lgbtqia|glbt|lesbian|lesbians|queer|transgender",
  disability: "disability|disabilities",
  military: "veteran|veterans|military|service member|service members",
  foster: "foster",
  undocumented: "undocumented|daca|dreamer|dreamers",
  jewish: "jewish",
  muslim: "muslim|muslims|islamic",
  christian: "christian|christians|catholic|catholics",
  parent: "parent|parents|mother|mothers|mom|moms|father|fathers|dad|dads",
  single_parent:
    "single mother|single mothers|single mom|single moms|single parent|single parents|single father|single fathers|single dad|single dads",
} as const satisfies Record<Group, string>;
