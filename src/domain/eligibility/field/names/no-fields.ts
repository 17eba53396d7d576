const words = (list: string) => list.trim().split(/\s+/);

/** Names in the taxonomy that mean something else in a sponsor's text: people, places of work, parts of other words. */
export const noFields: readonly string[] = [
  ...words(`cyber data physician doctor veterinarian nurse teacher educator engineer architect chef pilot electrician
general stat stats human service services multi study studies bible affairs mission missions religious jewish gay indian
executive technician aide secretary assistant instructor building operation operations operator fine gene coder technologist
therapist trainer scientist counselor infant programmer analyst specialist mason conducting inquiry methodology logic
insulator glazier roofer drywaller assembler plumber driller blaster receptionist administration civilization imager
facialist bartender sommelier principalship leadership waldorf archives restaurant transportation coaching scopist
corrections policy creative performance flight weather water beauty news startup pathologist audiologist hygienist dietitian
nutritionist barber cosmetologist esthetician aesthetician machinist welder carpenter boilermaker upholsterer gunsmith taxidermist
taxidermy lineworker perfusionist phlebotomist histotechnologist cytotechnologist orthotist prosthetist optician herbalist
hypnotherapist kinesiotherapist orthoptist auctioneering grantsmanship tech computers computer trade chemist pt ot pr cs ee
or as intelligence polymer optics bar reiki paramedic cpa recreation sports sport athletics voice research investing
language languages foreign commonwealth youth media actuary vocational technical trade guidance speech entertainment harp soils drone rotc`),
  ..."research and academia|future teacher|start up|small business|the arts|area studies|african american|american indian|and technical|home attendant|youth services|institutional research|survey research|teaching assistant|teacher assistant|research administration|health aide|ward clerk|executive assistant|executive secretary|executive coaching|higher education|vocational education|technical education|career and technical education|vocational technical education|adult education|continuing education|general education|life sciences research|image management|commercial fishing|court interpreter|wine steward|online educator|school librarian|army jrotc|public service|foreign service|national security|creative field|human services professional|high school teaching|professional pilot|software developer|emergency room|military history research|medication aide|trauma counseling|family systems|physical sciences research|gay studies research|high school|general studies program|trade school|vocational technical|education general|education other|learning sciences|communication general|health-related|health related|indian blood|native blood".split(
    "|",
  ),
];

/** Short names that are ordinary words unless they are written in capitals. */
export const capitalsOnly: ReadonlySet<string> = new Set(
  words("ai it pe hr gis asl md jd ag mls rn swe bme cse msw eec cna cdl"),
);

/** Abbreviations that stay in capitals. */
export const upperCase: ReadonlySet<string> = new Set(
  words(
    "stem stemm steam it ai mba bsn msn msw jd md hvac emt rotc gis asl bba rn mls cse eecs pe hr dpt lpn crna aprn cna cdl hvacr",
  ),
);
