import type { Group } from "../../scholarships/vocabulary.ts";
import { phraseFinder } from "../text/phrases.ts";
import { tribeNames } from "./tribes.ts";

const nations = (group: Group | null, names: string) => names.split(", ").map((name) => [name, group] as const);

/** Peoples of whom students descend, each with the group that follows from it. */
export const peoples = phraseFinder<Group | null>([
  ...nations(
    null,
    "albanian, armenian, assyrian, australian, austrian, belarusian, belgian, british, bulgarian, canadian, caribbean, west indian, celtic, croatian, czech, czechoslovakian, danish, dutch, english, estonian, european, finnish, french, french canadian, georgian, german, greek, hellenic, hungarian, icelandic, irish, italian, jamaican, haitian, latvian, lithuanian, luxembourg, macedonian, maltese, moravian, nordic, norwegian, polish, portuguese, romanian, russian, ruthenian, rusyn, scandinavian, scots, scottish, serbian, slavic, slovak, slovene, slovenian, sicilian, spanish, swedish, swiss, syrian, turkish, ukrainian, welsh, cypriot, basque, catalan, indian, cape verdean, brazilian, ethiopian, nigerian, ghanaian, kenyan, somali, eritrean, liberian, iranian, persian, iraqi, kurdish, afghan, lebanese, palestinian, jordanian, egyptian, moroccan",
  ),
  ...nations(
    "asian",
    "sri lankan, nepali, bangladeshi, pakistani, south asian, south asian indian, east indian, asian indian, chinese, japanese, korean, vietnamese, filipino, taiwanese, hmong, cambodian, laotian, thai, okinawan, indonesian, malaysian, burmese",
  ),
  ...nations(
    "hispanic",
    "mexican, cuban, puerto rican, dominican, salvadoran, guatemalan, colombian, peruvian, ecuadorian, venezuelan, honduran, nicaraguan",
  ),
  ...nations("native_american", tribeNames.join(", ")),
  ...nations("pacific_islander", "hawaiian, samoan, tongan, chamorro, fijian, guamanian, pacific island"),
]);
