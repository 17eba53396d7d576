/**
 * Names in the names of universities outside the US, by country: "University of Leeds", "Monash University". Names that
 * colleges of the US share ("Birmingham", "York") are left out, or have the words that tell them apart.
 */
const universities = `
AU|adelaide australia australian canberra curtin deakin flinders griffith la_trobe macquarie melbourne monash university_of_newcastle_australia queensland rmit sydney tasmania unsw wollongong swinburne murdoch bond_university western_sydney new_south_wales
AT|vienna graz innsbruck salzburg
BE|leuven ghent brussels antwerp liege louvain_la_neuve
CA|alberta british_columbia calgary carleton_university concordia_university_montreal dalhousie guelph lakehead laval manitoba mcgill mcmaster memorial_university_of_newfoundland montreal new_brunswick ottawa ryerson saskatchewan simon_fraser toronto ubc university_of_victoria waterloo western_ontario wilfrid_laurier winnipeg
CH|zurich lausanne geneva basel bern epfl st_gallen
CN|beijing fudan peking shanghai tsinghua zhejiang nanjing wuhan
DE|berlin bonn bremen cologne dresden frankfurt freiburg gottingen hamburg heidelberg jena leipzig mannheim munich tubingen stuttgart
DK|copenhagen aarhus aalborg
ES|barcelona madrid malaga navarra salamanca sevilla valencia granada
FI|helsinki turku aalto tampere
FR|sorbonne strasbourg sciences_po grenoble insead lyon toulouse bordeaux montpellier
GB|aberdeen aberystwyth bangor_university_wales bath bedfordshire bournemouth bradford brighton bristol brunel cardiff coventry cranfield cumbria dundee durham_university east_anglia edinburgh essex exeter glasgow greenwich hertfordshire huddersfield hull imperial_college_london keele kings_college_london lancaster_university leeds leicester liverpool london loughborough newcastle_upon_tyne northumbria nottingham oxford portsmouth roehampton salford sheffield soas southampton st_andrews stirling strathclyde sunderland surrey sussex swansea ulster university_college_london university_of_birmingham university_of_cambridge cambridge_university university_of_durham university_of_kent university_of_manchester university_of_reading university_of_york warwick wolverhampton
HK|hong_kong
HU|budapest central_european
IE|dublin galway limerick university_college_cork maynooth trinity_college_dublin university_college_dublin
IL|tel_aviv haifa technion hebrew_university
IN|delhi bombay calcutta madras
IT|bologna milan bocconi padua turin torino pisa siena rome
JP|tokyo kyoto osaka waseda keio hokkaido nagoya
KR|seoul korea yonsei kaist
MY|malaya malaysia
NL|amsterdam delft eindhoven erasmus_university groningen leiden maastricht radboud tilburg twente utrecht wageningen rotterdam
NO|oslo university_of_bergen trondheim
NZ|auckland canterbury massey otago waikato new_zealand victoria_university_of_wellington
PT|lisbon porto coimbra
SA|king_abdullah king_fahd
SE|gothenburg karolinska kth linkoping lund malmo stockholm umea uppsala chalmers
SG|singapore nanyang
TR|istanbul ankara koc bilkent
TW|taiwan
ZA|cape_town johannesburg pretoria stellenbosch witwatersrand kwazulu_natal rhodes_university_south_africa
`;

const countryOfName = new Map(
  universities
    .trim()
    .split("\n")
    .flatMap((row) => {
      const [code = "", names = ""] = row.split("|");
      return names.split(" ").map((name) => [name.replaceAll("_", " "), code] as const);
    }),
);
/** Without one of these words a text names none of the universities. */
export const firstWordsOfUniversities: ReadonlySet<string> = new Set(
  [...countryOfName.keys()].map((name) => name.split(" ")[0] ?? ""),
);
const mostWords = 5;

/** The countries, other than the US, of the universities that a text names. `words` are those of `foldWords`. */
export function countriesOfUniversities(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const code = firstWordsOfUniversities.has(words[at] ?? "") ? countryOfUniversity(words, at) : null;
    if (code !== null) found.push(code);
  }
  return found;
}

function countryOfUniversity(words: readonly string[], at: number): string | null {
  for (let length = mostWords; length > 0; length--) {
    const name = words.slice(at, at + length).join(" ");
    const code = countryOfName.get(name);
    if (code === undefined) continue;
    const isWhole = name.includes("university") || name.includes("college");
    const isOf = words[at - 1] === "of" && words[at - 2] === "university";
    if (isWhole || isOf || words[at + length] === "university") return code;
  }
  return null;
}
