import type { PhraseTable } from "../../eligibility/text/phrases.ts";

/**
 * What students tell instead of the field that studies it: "I love coral reefs". The words of sponsors for those fields, with "|" between them.
 * Source: the descriptions of the fields in the CIP taxonomy, which say what each one is about.
 */
export const objectsOfStudy: PhraseTable<string> = [
  [
    "(coral|corals|coral reef|coral reefs|reef|reefs|whale|whales|dolphin|dolphins|shark|sharks|sea turtle|sea turtles|manatee|manatees|sea life|marine life|sea animals|marine animals|octopus|jellyfish|tide pools)",
    "marine biology|marine science|oceanography|ocean|fisheries|aquaculture",
  ],
  [
    "(volcano|volcanoes|volcanos|earthquake|earthquakes|rocks|minerals|gemstones|fossil|fossils|dinosaur|dinosaurs|glacier|glaciers|caves)",
    "geology|geosciences|earth science|geological|paleontology",
  ],
  [
    "(planet|planets|galaxy|galaxies|black hole|black holes|universe|cosmos|telescope|telescopes|outer space|night sky|stargazing)",
    "astronomy|astrophysics|space|physics",
  ],
  ["(tornado|tornadoes|tornados|hurricane|hurricanes|storms|storm chasing)", "meteorology|atmospheric science|weather"],
  ["(bug|bugs|insect|insects|bees|butterflies|spiders|ants|beetles)", "entomology|beekeeping|pollinators|zoology"],
  ["(bird|birds|owls|hawks|eagles)", "ornithology|birds|wildlife|zoology"],
  [
    "(snake|snakes|reptile|reptiles|frogs|lizards|wolf|wolves|bears|elephants|lions|tigers|zoo|zoos|wild animals|endangered species)",
    "zoology|wildlife|conservation|wildlife biology",
  ],
  ["(tree|trees|mushrooms|fungi|fungus|wildflowers)", "botany|forestry|plant science|horticulture|arboriculture"],
  ["(crop|crops|soil|soils|corn|wheat|vineyard|vineyards)", "agronomy|crop science|soil science|agriculture"],
  ["(cow|cows|sheep|goats|pigs|chickens|poultry)", "animal science|livestock|agriculture"],
  ["(river|rivers|wetland|wetlands|groundwater|watersheds)", "hydrology|water resources|environmental science"],
  ["(brain|brains|human brain|neurons)", "neuroscience|psychology|neurology"],
  ["(dna|genes|genome|genomes|human cells|stem cells)", "genetics|molecular biology|biology|biotechnology"],
  ["(virus|viruses|bacteria|germs|pandemic|pandemics|vaccines)", "microbiology|public health|epidemiology|immunology"],
  ["(teeth|braces)", "dentistry|dental"],
  ["(prosthetic|prosthetics|prosthesis|prostheses|artificial limbs)", "biomedical engineering|orthotics|prosthetics"],
  ["(bridge|bridges|dams|skyscraper|skyscrapers|tunnels)", "civil engineering|structural engineering|construction"],
  ["(engine|engines|motors|motorcycle|motorcycles|tractors)", "automotive|diesel|mechanics|technicians"],
  ["(boat|boats|ships|shipbuilding|sailing)", "maritime|naval architecture|marine engineering"],
  ["(solar panels|wind turbines|wind power|solar power|batteries)", "renewable energy|energy|electrical engineering"],
  ["(circuits|electricity|electronics|wiring)", "electrical engineering|electronics|electrical"],
  ["(furniture|woodworking|cabinets)", "carpentry|woodworking|interior design|skilled trades"],
  ["(cartoon|cartoons|anime|manga|comics|comic books|graphic novels)", "animation|illustration|art"],
  ["(pyramids|mummies|ruins|ancient egypt|ancient rome|artifacts)", "archaeology|anthropology|classics|history"],
  [
    "(crime|crimes|crime scene|crime scenes|serial killers|true crime|forensics)",
    "forensic science|criminal justice|criminology",
  ],
  ["(courtroom|mock trial|supreme court|constitution)", "law|legal|pre law"],
  ["(stocks|stock market|investing|investments|wall street)", "finance|business|economics"],
  ["(elections|voting|congress|campaigns)", "political science|government|public policy|civic"],
  ["(newspaper|newspapers|podcast|podcasts|school newspaper|reporting|reporter)", "journalism|media|broadcasting"],
  ["(makeup|nails|lashes|braids|haircuts)", "cosmetology|beauty"],
  ["(restaurant|restaurants|cakes|recipes)", "culinary|hospitality|food|restaurant"],
  ["(hotels|cruise ships)", "hospitality|tourism"],
  ["(beer|brewing|winemaking)", "brewing|fermentation|viticulture|enology"],
];
