import type { PhraseTable } from "../eligibility/text/phrases.ts";

/** What engineers build, each with the short words of students: "mech eng", "petroleum engr". */
const engineering: PhraseTable<string> = [
  ["(comp|computer)", "Computer"],
  ["(elec|electrical)", "Electrical"],
  ["(civ|civil)", "Civil"],
  ["(mech|mechanical)", "Mechanical"],
  ["(chem|chemical)", "Chemical"],
  ["(aero|aerospace)", "Aerospace"],
  ["(env|enviro|environmental)", "Environmental"],
  ["(bio|biomed|biomedical)", "Biomedical"],
  ["(soft|software)", "Software"],
  ["(ind|industrial)", "Industrial"],
  ["(mat|materials)", "Materials"],
  ["(ag|agricultural)", "Agricultural"],
  ["petroleum", "Petroleum"],
  ["nuclear", "Nuclear"],
  ["mining", "Mining"],
  ["manufacturing", "Manufacturing"],
  ["systems", "Systems"],
  ["structural", "Structural"],
  ["geological", "Geological"],
  ["architectural", "Architectural"],
  ["(ocean|marine)", "Ocean"],
  ["robotics", "Robotics"],
].map(([words, name]) => [`${words} (eng|engr|engg)`, `${name} Engineering`] as const);

/** What teachers teach, in the short words of students: "math ed". */
const education: PhraseTable<string> = [
  ["(math|maths|mathematics)", "Mathematics"],
  ["science", "Science"],
  ["art", "Art"],
  ["(ag|agricultural|agriculture)", "Agricultural"],
  ["(phys|physical)", "Physical"],
  ["health", "Health"],
  ["history", "History"],
  ["(social studies)", "Social Studies"],
  ["(bilingual)", "Bilingual"],
  ["(adult)", "Adult"],
  ["(higher)", "Higher"],
].map(([words, name]) => [`${words} ed`, `${name} Education`] as const);

/** Fields whose last word students shorten: "mech eng", "math ed". */
export const shortNames: PhraseTable<string> = [...engineering, ...education];
