import type { StateCode } from "./us-states.ts";

/** Cities, boroughs and areas that people name without their state. Names that several states share are left out. */
const cities = `
AK|anchorage fairbanks juneau
AL|birmingham_alabama montgomery huntsville tuscaloosa
AZ|phoenix tucson mesa scottsdale tempe flagstaff
AR|little_rock fayetteville_arkansas
CA|los_angeles san_diego san_jose san_francisco sf oakland sacramento fresno long_beach bakersfield anaheim santa_ana riverside stockton irvine san_bernardino modesto berkeley santa_barbara santa_cruz bay_area sf_bay_area silicon_valley socal norcal southern_california northern_california inland_empire orange_county central_valley east_la compton pasadena
CO|denver colorado_springs boulder fort_collins
CT|hartford new_haven stamford bridgeport
DC|washington_dc
FL|miami orlando tampa jacksonville fort_lauderdale tallahassee gainesville st_petersburg hialeah south_florida miami_dade
GA|atlanta savannah atl
HI|honolulu oahu maui kauai big_island
IA|des_moines cedar_rapids
ID|boise
IL|chicago chicagoland south_side_chicago
IN|indianapolis fort_wayne south_bend
KS|wichita topeka
KY|louisville
LA|new_orleans baton_rouge shreveport nola
MA|boston worcester
MD|baltimore
MI|detroit grand_rapids ann_arbor lansing dearborn kalamazoo upper_peninsula
MN|minneapolis st_paul twin_cities duluth
MO|st_louis saint_louis kansas_city
MS|biloxi
MT|billings missoula bozeman
NC|charlotte raleigh greensboro winston_salem
ND|fargo bismarck
NE|omaha
NJ|newark jersey_city paterson trenton south_jersey north_jersey
NM|albuquerque santa_fe las_cruces
NV|las_vegas vegas reno
NY|new_york_city nyc brooklyn queens bronx the_bronx manhattan staten_island long_island buffalo syracuse yonkers harlem upstate_new_york upstate_ny western_new_york
OH|cleveland cincinnati toledo akron dayton
OK|oklahoma_city tulsa okc
OR|eugene
PA|philadelphia philly pittsburgh scranton allentown harrisburg
RI|providence
SC|charleston myrtle_beach
SD|sioux_falls
TN|nashville memphis knoxville chattanooga
TX|houston dallas san_antonio austin fort_worth el_paso corpus_christi laredo lubbock mcallen dfw rio_grande_valley rgv brownsville amarillo plano
UT|salt_lake_city provo
VA|richmond norfolk virginia_beach nova_va roanoke
VT|burlington
WA|seattle tacoma spokane
WI|milwaukee green_bay
PR|san_juan ponce mayaguez
`;

/** Names in lower case, each with the code of its state. */
export const stateOfCity: ReadonlyMap<string, StateCode> = new Map(
  cities
    .trim()
    .split("\n")
    .flatMap((row) => {
      const [code, names = ""] = row.split("|");
      // The rows above begin with codes of states.
      return names.split(" ").map((name) => [name.replaceAll("_", " "), code as StateCode] as const);
    }),
);
