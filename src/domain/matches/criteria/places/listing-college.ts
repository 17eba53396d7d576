import { foldedWords } from "../../../places/folded-words.ts";
import { listedBy } from "../../../scholarships/apply-target.ts";
import type { ScholarshipFacts } from "../../../scholarships/scholarship.ts";
import type { RequiredColleges } from "../requirements.ts";
import { placeOfCollege } from "./college-places.ts";

/** Where the name of the college ends: "East Carolina University. Amount varies." */
const ends = [". ", " (", ", ", "; "];
const longest = 120;

/**
 * The college whose list of others' scholarships names this one. Such lists hold what is near: funds, clubs and employers of the region. Null where no known college of the US lists
 * it, and where the sponsor gives in the whole country.
 */
export function listingCollege(scholarship: ScholarshipFacts): RequiredColleges | null {
  const said = listedBy(scholarship)?.slice(0, longest);
  if (said === undefined || isNational(scholarship)) return null;
  const end = Math.min(...ends.map((mark) => said.indexOf(mark)).filter((at) => at >= 0), said.length);
  const name = said.slice(0, end).replace("the ", "");
  const { states } = placeOfCollege(name);
  return states.length > 0 ? { names: [name], from: null, byName: true, listedIn: states } : null;
}

/** Whether the sponsor's name says so, or the words ask for what people of the whole country are: its citizens, or the families of its forces. */
const isNational = ({ provider_name, citizenship, groups, location_restrictions: places }: ScholarshipFacts): boolean =>
  foldedWords(provider_name).some((word) => nationwide.has(word)) ||
  (places.length === 0 && (citizenship.length > 0 || groups.includes("military"))) ||
  places.includes("US");

/** Words in the names of bodies that give in the whole country. */
const nationwide = new Set(
  "america american americas federal international national nationwide states us usa world".split(" "),
);
