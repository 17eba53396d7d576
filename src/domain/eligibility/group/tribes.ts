/**
 * The Native peoples of the US and Canada, as `foldWords` spells them. Source: the names of the federally and state recognized tribes, of
 * Alaska's peoples and of Canada's First Nations, without the words for a tribe and where it lives.
 */
const peoples = `
abenaki, absentee shawnee, achomawi, acoma, ahtna, akwesasne, algonquin, alutiiq, aleut, anishinaabe, anishinabe, anishinaabeg, apache, apsaalooke, aquinnah, arapaho, arikara, assiniboine, atikamekw, athabascan, athabaskan,
bannock, blackfeet, caddo, cahto, cahuilla, chemehuevi, cherokee, chickahominy, chickasaw, chippewa, chippewa cree, chiricahua, chitimacha, choctaw, chukchansi, chumash, coast salish, cochiti, cocopah, coharie, comanche, coushatta, cree, cupik,
dakelh, denaina, dene, dine, diné, eskimo, eyak, gabrielino, gabrieleno, gitxsan, goshute, gros ventre, gwichin, haida, haisla, haliwa saponi, haudenosaunee, havasupai, heiltsuk, hidatsa, ho chunk, hoopa, hopi, hualapai, hunkpapa, hupa,
innu, inuit, inuk, inupiaq, inupiat, iñupiaq, inuvialuit, iroquois, jicarilla, kainai, kalispel, karuk, kaska, kashia, keetoowah, kickapoo, kiowa, koyukon, ktunaxa, kumeyaay, kwakiutl, kwakwakawakw,
lakota, lenape, lenni lenape, luiseno, luiseño, lumbee, lummi, maidu, makah, maliseet, mashantucket, mashpee wampanoag, mattaponi, mdewakanton, meherrin, meskwaki, mescalero, metis, métis, miccosukee, mikmaq, mikmaw, micmac, miwok, mohegan, muckleshoot, munsee, muscogee,
nakoda, nakota, nansemond, nanticoke, naskapi, navajo, nez perce, nimiipuu, nipmuc, nisenan, nisgaa, nisqually, nlakapamux, nomlaki, nooksack, nottawaseppi, nuu chah nulth, nuxalk, odawa, oglala, ohkay owingeh, ohlone, ojibwe, ojibwa, ojibway, oji cree, oodham, osage, otoe, otoe missouria,
paiute, pamunkey, pascua yaqui, passamaquoddy, patwin, pawnee, pequot, picuris, piikani, piscataway, pit river, pojoaque, pokagon, pomo, ponca, potawatomi, quapaw, quechan, quileute, quinault,
sac and fox, sac fox, salish, sappony, saulteaux, secwepemc, seminole, shinnecock, shoshone, shoshone bannock, sicangu, siksika, siletz, sioux, sisseton, skokomish, sklallam, sto lo, stockbridge munsee, sugpiaq, suquamish, swinomish, syilx,
tahltan, tewa, tigua, timbisha, tlicho, tlingit, tohono oodham, tolowa, tonkawa, tsimshian, tsleil waututh, tsuutina, tulalip, tunica biloxi, tuscarora, tutchone, unangan, unangax, ute, wahpeton, wailaki, wampanoag, wendat, wetsuweten, wintu, wintun, wiyot, wolastoqey, wolastoqiyik,
yakama, yaqui, yavapai apache, yokuts, yuchi, euchee, yupik, yurok, zuni`;

/** Names that are as often of a place, a college or a band, or a word. */
const namesOfPlaces = `
arapahoe, blackfoot, catawba, cayuga, chehalis, cheyenne, chinook, coeur dalene, coquille, cowlitz, creek, crow, dakota, huron, isleta, jemez, kaw, klamath, kootenai, mandan, menominee, modoc, mohawk, mojave, monacan, narragansett, omaha, oneida, onondaga, ottawa,
penobscot, pima, powhatan, pueblo, puyallup, rappahannock, rosebud, santee, seneca, shawnee, snoqualmie, spokane, squamish, stillaguamish, tule river, umatilla, washoe, winnebago, wyandot, wyandotte, yavapai, first nation, first nations`;

const namesIn = (list: string): string[] => list.split(",").map((name) => name.trim());

/** Those that are called as places are. */
export const alsoPlaces: readonly string[] = namesIn(namesOfPlaces);
/** Those that say so anywhere. "Crow" and "Omaha" are more often something else. */
export const surelyTribes: readonly string[] = namesIn(peoples);
/** A student who names one as theirs is of it. */
export const tribeNames: readonly string[] = [...surelyTribes, ...alsoPlaces];

/** Tribes that are called after where they live, as students name their own. */
export const tribesOfPlaces: readonly string[] = namesIn(
  `agua caliente, ak chin, bad river, barona, bay mills, bois forte, cheyenne river, colville, crow creek, delaware nation, eastern band, fond du lac, fort belknap, fort berthold, fort mcdowell, fort peck, gila river, grand portage, grand ronde, houma, lac courte oreilles, lac du flambeau, leech lake, lower brule,
mha nation, mille lacs, morongo, pechanga, pine ridge, poarch, prairie island, red cliff, red lake, rocky boy, salt river, san carlos, sault tribe, six nations, soboba, spirit lake, standing rock, sycuan, three affiliated, turtle mountain, viejas, warm springs, white earth, white mountain, wind river`,
);

/** Names of one people in each row. Behind a bar: names of parts of it, whose members are of the people, but not the other way round. */
const namesOfOne = [
  "alutiiq, sugpiaq",
  "aleut, unangan, unangax",
  "anishinaabe, anishinabe, chippewa, ojibwa, ojibway, ojibwe",
  "apache | chiricahua, jicarilla, mescalero",
  "apsaalooke, crow",
  "creek, muscogee",
  "dakota, lakota, nakota, sioux | hunkpapa, mdewakanton, oglala, sicangu, sisseton, wahpeton",
  "delaware, lenape",
  "dine, navajo",
  "euchee, yuchi",
  "haudenosaunee, iroquois",
  "huron, wendat, wyandot, wyandotte",
  "inupiaq, inupiat",
  "micmac, mikmaq, mikmaw",
].map((row) => row.split(" | ").map(namesIn));

/** The other names of a people: "navajo" for "dine". */
export const otherNamesOf = (name: string): readonly string[] =>
  namesOfOne.flatMap(([names = []]) => (names.includes(name) ? names.filter((other) => other !== name) : []));

/** The names that say so anywhere and are one word, those of one people together, with the names of its parts. */
export const tribesByWord: readonly (readonly string[])[] = [
  ...Map.groupBy(
    surelyTribes.filter((name) => /^[a-z]+$/.test(name)),
    (name) => namesOfOne.find((row) => row.flat().includes(name)) ?? name,
  ).values(),
];

/** Peoples of which there are several tribes: whoever says no more may be of another than the sponsor's. */
export const ofSeveralTribes: ReadonlySet<string> = new Set(
  "apache cherokee cheyenne chippewa choctaw cree creek dakota delaware iroquois lakota miwok mohawk ojibwe oneida paiute pomo potawatomi seminole shawnee shoshone sioux ute wampanoag".split(
    " ",
  ),
);

/** Phrases, one a line, that say that somebody belongs to a Native American tribe. Those with a name are read by `tribalMembers`. */
export const tribalMembership = `(enrolled|certified|registered|) (american|) (indian|) tribal (member|members|citizen|citizens)
     (enrolled|registered|) (member|members|citizen|citizens) of (a|an|any|) (us|) (federally|state) recognized (american indian|native american) (and|or) alaska(n) native (tribe|tribes|group|groups|village|villages|tribe or village|tribe or corporation)
     proof of (american indian|native american|indian|) tribal (membership|enrollment|affiliation)
     tribally enrolled
     (proof|verification|documentation|evidence) of (tribal|indian) (association|ancestry|descent|heritage|blood|status)
     (a|of|) (lineal|direct|) (descendant|descendants|descendent|descendents) of (an|a|) (enrolled|) (tribal member|tribal members|member of a tribe|member of the tribe|member of a federally recognized tribe)
     (status|registered|treaty|non status|status or non status) indian(s)
     (proof of|valid|) (indian status|treaty status|status card)
     (one quarter|one fourth|at least one quarter|at least one fourth) (degree|) (american|) indian blood
     (certificate of degree of indian blood|certificate of indian blood|certificate degree of indian blood|cdib|cdib card)`;
