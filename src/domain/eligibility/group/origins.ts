import { checkGrammar, phrasesOf } from "../person/check-phrases.ts";

/** Origins that stand for no single group of a profile. */
export const origins = checkGrammar(
  phrasesOf(
    "heritage",
    `(of|) (australian|) (aboriginal|indigenous australian|indigenous) (and|or|and or) torres strait islander (descent|heritage|origin|background|student|students|person|people|peoples|)
     (of|) torres strait islander (descent|heritage|origin|background|student|students|person|people|peoples|)
     (of|) (maori|māori) (descent|heritage|origin|background|student|students|whakapapa|)
     (from|of|) (historically|traditionally|) (underrepresented|under represented|marginalized|marginalised|underserved|excluded) (group|groups|background|backgrounds|population|populations|community|communities|student|students)
     (from|of|) (a|) (diverse|culturally diverse|multicultural|ethnically diverse|immigrant|refugee) (background|backgrounds|family|families|student|students)
     (first or second|second|first) generation (immigrant|immigrants|american|americans|canadian|canadians)
     (child|children) of immigrants`,
  ),
);
