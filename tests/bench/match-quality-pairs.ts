import type { Eligibility } from "#domain/matches/match-vocabulary.ts";
import type { StudentName } from "./match-quality-profiles.ts";

export type Label = {
  student: StudentName;
  title: string;
  provider: string;
  eligibility: Eligibility;
  relevance: number;
};

/**
 * Each line: what a careful reader of the row decides on 2026-11-21, how much the student would want to see it (0 to
 * 3), the title and the provider. Labelled by reading the row and its requirements, before the program was asked.
 * `eligible`: all that the row says of who may apply is met by the answers; things to do (an essay, a form, a promise
 * to serve) are not about who may apply. `unknown`: nothing is against it, but an answer is missing or the profile has
 * none for it (a membership, a nomination, an age), or its yearly round has closed and comes again while the student can apply.
 * `ineligible`: an answer is against it, or it is closed.
 */
const lines: Record<StudentName, string> = {
  maya: `
ineligible 0 Amazon Future Engineer Scholarship | Amazon
ineligible 0 Generation Google Scholarship | Google
eligible 3 Hispanic Scholarship Fund Scholar Program | Hispanic Scholarship Fund
ineligible 0 Cameron Impact Scholarship | Bryan Cameron Education Foundation
unknown 2 TEXAS Grant | Texas Higher Education Coordinating Board
eligible 3 SWE Scholarship Program | Society of Women Engineers
eligible 1 Burger King Scholars Program | Burger King Foundation
eligible 1 GE-Reagan Foundation Scholarship Program | Ronald Reagan Presidential Foundation & Institute
unknown 1 Adobe Women-in-Technology Scholarship | Adobe
unknown 1 Palantir Women in Technology Scholarship | Palantir Technologies
ineligible 0 NSF Graduate Research Fellowship Program | National Science Foundation
ineligible 0 National Society of Accountants Scholarship | National Society of Accountants Scholarship Foundation
ineligible 0 Ron Brown Scholar Program | Ron Brown Scholar Program
ineligible 0 Excelsior Scholarship | New York State Higher Education Services Corporation
ineligible 0 Jack Kent Cooke Foundation College Scholarship Program | Jack Kent Cooke Foundation
unknown 0 Breakthrough Junior Challenge | Breakthrough Prize Foundation
unknown 2 Dell Scholars Program | Michael & Susan Dell Foundation
unknown 2 Forty Acres Scholars Program | Texas Exes`,
  deshawn: `
eligible 3 Ron Brown Scholar Program | Ron Brown Scholar Program
eligible 2 100 Black Men of America National Scholarship | 100 Black Men of America
eligible 3 Next NC Scholarship | North Carolina State Education Assistance Authority
eligible 2 Jackie Robinson Foundation Scholarship Program | Jackie Robinson Foundation
eligible 3 Park Scholarships | NC State University
ineligible 0 Morehead-Cain Scholarship | Morehead-Cain Foundation
ineligible 0 Jefferson Scholarship | Jefferson Scholars Foundation
ineligible 0 FNSNA Undergraduate Scholarship | Foundation of the National Student Nurses' Association
unknown 2 UNCF General Scholarship | United Negro College Fund
unknown 2 Agnes Jones Jackson Scholarship | NAACP
ineligible 0 The Gates Scholarship | Bill & Melinda Gates Foundation
ineligible 0 Hagan Scholarship | Hagan Scholarship Foundation
ineligible 0 NCWIT Award for Aspirations in Computing | National Center for Women & Information Technology
ineligible 0 P.E.O. STAR Scholarship | P.E.O. Sisterhood
ineligible 0 Palmetto Fellows Scholarship | South Carolina Commission on Higher Education
eligible 1 Burger King Scholars Program | Burger King Foundation
unknown 1 Comcast Leaders and Achievers Scholarship | Comcast NBCUniversal Foundation
ineligible 0 National Health Service Corps (NHSC) Scholarship Program | Health Resources and Services Administration
eligible 2 Federal Pell Grant | U.S. Department of Education`,
  linh: `
eligible 3 SWE Scholarship Program | Society of Women Engineers
unknown 3 ASME Scholarships | American Society of Mechanical Engineers
eligible 2 ASHRAE Society Scholarship Program | ASHRAE
unknown 2 Tau Beta Pi Scholarship Program | Tau Beta Pi
eligible 2 AFCEA STEM Majors Scholarship | AFCEA Educational Foundation
ineligible 0 SMART Scholarship-for-Service Program | U.S. Department of Defense
ineligible 0 Astronaut Scholarship | Astronaut Scholarship Foundation
ineligible 0 National Space Grant Scholarships and Fellowships | NASA
unknown 2 Barry Goldwater Scholarship | Barry Goldwater Scholarship and Excellence in Education Foundation
unknown 2 AIAA Foundation Undergraduate Scholarships | American Institute of Aeronautics and Astronautics
ineligible 0 ASCE Scholarships | American Society of Civil Engineers
ineligible 0 John J. McKetta Undergraduate Scholarship | American Institute of Chemical Engineers
ineligible 0 Amelia Earhart Fellowship | Zonta International
unknown 1 NSBE Scholarship Program | National Society of Black Engineers
unknown 1 NACME Scholarships | National Action Council for Minorities in Engineering
eligible 3 SAE International Scholarships | SAE Foundation
ineligible 0 Cal Grant | California Student Aid Commission
eligible 1 Agnes and Ed Weisiger Scholarship | North Carolina State University
ineligible 0 The Class of 1982 Scholarship | East Carolina University
unknown 1 Next NC Scholarship | North Carolina State Education Assistance Authority`,
  carlos: `
ineligible 0 RTDNA Foundation Scholarships | RTDNA Foundation
eligible 3 National Press Club Scholarships | National Press Club Journalism Institute
unknown 1 NABJ Scholarship Program | National Association of Black Journalists
eligible 3 Hispanic Scholarship Fund Scholar Program | Hispanic Scholarship Fund
ineligible 0 LULAC National Scholarship Fund | LULAC National Educational Service Centers
ineligible 0 Scholarship America Dream Award | Scholarship America
ineligible 0 Florida Bright Futures Scholarship Program | Florida Department of Education
ineligible 0 Voyager Scholarship | The Obama Foundation
ineligible 0 Hispanic Marketing Communication | Florida State University
ineligible 0 Faculty Undergraduate Scholarship Fund | Florida State University
unknown 2 Benjamin A. Gilman International Scholarship | U.S. Department of State
ineligible 0 McDonald's HACER National Scholarship | McDonald's
ineligible 0 SWE Scholarship Program | Society of Women Engineers
unknown 1 PRSSA / PRSA Foundation Scholarships | Public Relations Student Society of America
eligible 2 Federal Pell Grant | U.S. Department of Education
eligible 1 Critical Language Scholarship | U.S. Department of State
ineligible 0 Jeannette Rankin National Scholar Grant | Jeannette Rankin Foundation
ineligible 0 Georgia HOPE Scholarship | Georgia Student Finance Commission
unknown 1 Dr Pepper Tuition Giveaway | Keurig Dr Pepper`,
  aisha: `
ineligible 0 AICPA Legacy Scholarships | AICPA Foundation
ineligible 0 National Society of Accountants Scholarship | National Society of Accountants Scholarship Foundation
eligible 3 Zonta Women in Business Scholarship | Zonta International
unknown 3 MPOWER Global Citizen Scholarship | MPOWER Financing
ineligible 0 P.E.O. International Peace Scholarship | P.E.O. International
ineligible 0 AAUW International Fellowships | American Association of University Women
ineligible 0 Wells Mountain Initiative Scholarship | Wells Mountain Initiative
ineligible 0 Federal Pell Grant | U.S. Department of Education
unknown 1 Next NC Scholarship | North Carolina State Education Assistance Authority
unknown 1 KFC Foundation Scholarship | KFC Foundation
unknown 2 DECA Scholarship Program | DECA
eligible 1 Mensa Foundation Scholarships | Mensa Foundation
ineligible 0 ABA Legal Opportunity Scholarship | American Bar Association
unknown 2 UNCF General Scholarship | United Negro College Fund
unknown 2 FBLA Scholarships | Future Business Leaders of America
ineligible 0 Coca-Cola Scholars Program | Coca-Cola Scholars Foundation
unknown 1 IsDB Scholarship Programme | Islamic Development Bank
unknown 1 Cato Corporation Opportunity Scholarship | Central Piedmont Community College`,
  tom: `
eligible 3 American Welding Society Scholarships | American Welding Society Foundation
eligible 3 mikeroweWORKS Work Ethic Scholarship | mikeroweWORKS Foundation
ineligible 0 SKILLED Nation Scholarships | SKILLED Nation
eligible 3 Riggins Veterans Scholarship | Central Piedmont Community College
eligible 3 Kenneth R. Miller Veterans Scholarship | Central Piedmont Community College
eligible 2 Tillman Scholars Program | Pat Tillman Foundation
eligible 2 Wells Fargo Veterans Scholarship | Wells Fargo
unknown 1 Raytheon Patriot Scholarship | RTX and Student Veterans of America
eligible 2 AMVETS National Scholarship Program | AMVETS
ineligible 0 Children of Warriors National Presidents' Scholarship | American Legion Auxiliary
ineligible 0 Coca-Cola Academic Team Scholarship | Coca-Cola Scholars Foundation and Phi Theta Kappa
ineligible 0 Cooke Undergraduate Transfer Scholarship | Jack Kent Cooke Foundation
ineligible 0 Ball-Aspnes Future Teachers Excellence Award | Wake Technical Community College
eligible 1 Cato Corporation Opportunity Scholarship | Central Piedmont Community College
ineligible 0 Health Sciences Scholarship | Central Piedmont Community College
unknown 1 Levine Scholarship - Family Dollar/Dollar Tree Store Associates | Central Piedmont Community College
unknown 2 SkillsUSA Scholarships and Grants | SkillsUSA
unknown 1 TechForce Foundation Scholarships | TechForce Foundation
ineligible 0 Bear Creek Arsenal Machining Scholarship | Fayetteville Technical Community College
unknown 0 Fry Scholarship | U.S. Department of Veterans Affairs`,
  priya: `
unknown 3 ACM SIGHPC Computational and Data Science Fellowships | ACM SIGHPC
unknown 2 ACM-W Conference Scholarships | ACM-W
eligible 3 AAUW International Fellowships | American Association of University Women
unknown 3 P.E.O. International Peace Scholarship | P.E.O. International
ineligible 0 AAUW Fellowships and Grants | American Association of University Women
eligible 2 ASA Pride Scholarship | American Statistical Association
ineligible 0 NSF Graduate Research Fellowship Program | National Science Foundation
ineligible 0 CyberCorps Scholarship for Service | National Science Foundation and Office of Personnel Management
ineligible 0 SMART Scholarship-for-Service Program | U.S. Department of Defense
ineligible 0 GEM Fellowship | National GEM Consortium
ineligible 0 Pennsylvania State Grant | Pennsylvania Higher Education Assistance Agency
ineligible 0 Google PhD Fellowship | Google
ineligible 0 Sallie Mae Bridging the Dream Scholarship for Graduate Students | The Sallie Mae Fund
unknown 2 MPOWER Global Citizen Scholarship | MPOWER Financing
eligible 3 Adobe Women-in-Technology Scholarship | Adobe
unknown 2 SWE Scholarship Program | Society of Women Engineers
ineligible 0 Cal Grant | California Student Aid Commission
eligible 1 Mensa Foundation Scholarships | Mensa Foundation
ineligible 0 Hertz Fellowship | Fannie and John Hertz Foundation
ineligible 0 Amelia Earhart Fellowship | Zonta International`,
  grace: `
eligible 3 Amelia Earhart Fellowship | Zonta International
unknown 2 National Defense Science and Engineering Graduate Fellowship (NDSEG) | U.S. Department of Defense
ineligible 0 AIAA Foundation Undergraduate Scholarships | American Institute of Aeronautics and Astronautics
eligible 3 SWE Scholarship Program | Society of Women Engineers
unknown 3 P.E.O. Scholar Awards | P.E.O. International
ineligible 0 AAUW Fellowships and Grants | American Association of University Women
ineligible 0 GEM Fellowship | National GEM Consortium
eligible 3 National Space Club Keynote Scholarship | National Space Club and Foundation
unknown 3 National Space Grant Scholarships and Fellowships | NASA
eligible 2 SMART Scholarship-for-Service Program | U.S. Department of Defense
ineligible 0 Zonta Women in Business Scholarship | Zonta International
ineligible 0 NVIDIA Graduate Fellowship | NVIDIA
unknown 2 DOE Computational Science Graduate Fellowship | U.S. Department of Energy
eligible 1 Critical Language Scholarship | U.S. Department of State
ineligible 0 Daniels Scholarship | Daniels Fund
unknown 1 Fulbright U.S. Student Program | U.S. Department of State
eligible 2 SAE International Scholarships | SAE Foundation
ineligible 0 Churchill Scholarship | Winston Churchill Foundation of the United States`,
  jordan: `
unknown 1 Nevada Promise Scholarship | Nevada System of Higher Education (NSHE)
ineligible 0 Public Education Foundation Scholarships | Public Education Foundation
ineligible 0 Silver State Opportunity Grant | Nevada System of Higher Education (NSHE)
unknown 2 Governor Guinn Millennium Scholarship | State of Nevada, Office of the State Treasurer
eligible 3 YoungArts National Arts Competition | National YoungArts Foundation
eligible 3 Scholastic Art & Writing Awards | Alliance for Young Artists & Writers
unknown 2 National Federation of Music Clubs Competitions and Awards | National Federation of Music Clubs
eligible 2 BMI Composer Awards | BMI Foundation
eligible 2 John F. Kennedy Profile in Courage Essay Contest | John F. Kennedy Library Foundation
eligible 2 Optimist International Essay Contest | Optimist International
eligible 2 Point Community College Scholarship | Point Foundation
ineligible 0 Point Foundation Flagship Scholarship | Point Foundation
unknown 1 The Gates Scholarship | Bill & Melinda Gates Foundation
ineligible 0 Pride Foundation Scholarships | Pride Foundation
ineligible 0 P.E.O. STAR Scholarship | P.E.O. Sisterhood
unknown 1 VFW Voice of Democracy | Veterans of Foreign Wars
ineligible 0 Hathaway Scholarship | State of Wyoming`,
  sam: `
eligible 3 English Family-Teacher Education Scholarship | Virginia Tech
ineligible 0 Dr. Barbara Lockee Native American Tribal Honors Scholarship | Virginia Tech
eligible 1 Blue Ridge Rubber Group Endowed Scholarship | Virginia Tech
unknown 2 TEACH Grant | U.S. Department of Education
unknown 3 PDK Educational Foundation Scholarship Program | PDK International
eligible 3 Wells Fargo Stacey Milbern Scholarship | Wells Fargo
unknown 1 ACB Scholarship Program | American Council of the Blind
unknown 1 National Federation of the Blind Scholarship Program | National Federation of the Blind
ineligible 0 Microsoft Disability Scholarship | Microsoft
ineligible 0 Anne Ford Scholarship | National Center for Learning Disabilities
ineligible 0 Virginia Tuition Assistance Grant (VTAG) | State Council of Higher Education for Virginia
unknown 1 James Madison Memorial Fellowship | James Madison Memorial Fellowship Foundation
ineligible 0 Ball-Aspnes Future Teachers Excellence Award | Wake Technical Community College
ineligible 0 Serving Spirit Graduate Fellowship | Virginia Tech
ineligible 0 Mossberg Table Tennis Scholarship (Freshman) | Virginia Tech
eligible 2 Federal Pell Grant | U.S. Department of Education
ineligible 0 Lime Connect Pathways Scholarship | Lime Connect
ineligible 0 Hispanic Scholarship Fund Scholar Program | Hispanic Scholarship Fund`,
  leilani: `
ineligible 0 NOAA Ernest F. Hollings Undergraduate Scholarship | National Oceanic and Atmospheric Administration
eligible 3 AMS First-Year Undergraduate Scholarship | American Meteorological Society
ineligible 0 AISES A.T. Anderson Memorial Scholarship | American Indian Science and Engineering Society
ineligible 0 Cameron Impact Scholarship | Bryan Cameron Education Foundation
eligible 1 BigFuture Scholarships | College Board
unknown 1 Davidson Fellows Scholarship | Davidson Institute for Talent Development
ineligible 0 Cal Grant | California Student Aid Commission
ineligible 0 Generation Google Scholarship | Google
ineligible 0 SWE Scholarship Program | Society of Women Engineers
eligible 1 GE-Reagan Foundation Scholarship Program | Ronald Reagan Presidential Foundation & Institute
unknown 2 APIA Scholars Program | APIA Scholars
ineligible 0 Hispanic Heritage Youth Awards | Hispanic Heritage Foundation
ineligible 0 TheDream.US National Scholarship | TheDream.US
ineligible 0 National Garden Clubs Scholarships | National Garden Clubs
eligible 1 Swift Student Challenge | Apple
unknown 1 Key Club Scholarships | Kiwanis Children's Fund
unknown 0 The Gates Scholarship | Bill & Melinda Gates Foundation
ineligible 0 Regeneron Science Talent Search | Society for Science`,
  dana: `
eligible 3 FNSNA Undergraduate Scholarship | Foundation of the National Student Nurses' Association
eligible 3 Nurse Corps Scholarship Program | Health Resources and Services Administration
unknown 2 AACN2 Pathway to Critical Care Nursing Scholarship | American Association of Critical-Care Nurses and American Association of Colleges of Nursing
unknown 1 Tylenol Future Care Scholarship | Kenvue (TYLENOL)
unknown 1 AACN Minority Nurse Faculty Scholarship Program | American Association of Colleges of Nursing
eligible 1 The Class of 1982 Scholarship | East Carolina University
eligible 2 The ECU Retired Faculty Association Undergraduate Scholarship | East Carolina University
ineligible 0 The ECU Retired Faculty Association Graduate Fellowship | East Carolina University
ineligible 0 Agnes Jacob Wilkins Memorial Endowment for Nursing | Fayetteville Technical Community College
eligible 3 Next NC Scholarship | North Carolina State Education Assistance Authority
eligible 2 National Health Service Corps (NHSC) Scholarship Program | Health Resources and Services Administration
unknown 0 IHS Scholarship Program | Indian Health Service
unknown 1 Jeannette Rankin National Scholar Grant | Jeannette Rankin Foundation
unknown 1 P.E.O. Program for Continuing Education | P.E.O. International
unknown 1 UNCF General Scholarship | United Negro College Fund
ineligible 0 Zell Miller Scholarship | Georgia Student Finance Commission
ineligible 0 ABA Legal Opportunity Scholarship | American Bar Association
ineligible 0 American Physical Therapy Association Minority Scholarship Award | American Physical Therapy Association`,
  omar: `
ineligible 0 ABA Legal Opportunity Scholarship | American Bar Association
eligible 3 MALDEF Law School Scholarship Program | MALDEF
ineligible 0 Illinois Monetary Award Program (MAP) | Illinois Student Assistance Commission
unknown 1 Paul & Daisy Soros Fellowships for New Americans | Paul & Daisy Soros Fellowships
ineligible 0 Physicians of Tomorrow Scholarship | AMA Foundation
unknown 2 Luce Scholars Program | Henry Luce Foundation
unknown 1 Tillman Scholars Program | Pat Tillman Foundation
ineligible 0 AAUW Fellowships and Grants | American Association of University Women
unknown 1 Boren Fellowship for Graduate Students | Defense Language and National Security Education Office
ineligible 0 LULAC National Scholarship Fund | LULAC National Educational Service Centers
unknown 0 JACL National Scholarship Program | Japanese American Citizens League
unknown 0 National Federation of the Blind Scholarship Program | National Federation of the Blind
unknown 0 Knight-Hennessy Scholars | Stanford University
ineligible 0 NMF Scholarships and Awards | National Medical Fellowships
ineligible 0 Voyager Scholarship | The Obama Foundation`,
  elena: `
unknown 3 NIH Undergraduate Scholarship Program (UGSP) | National Institutes of Health
unknown 2 NOAA Ernest F. Hollings Undergraduate Scholarship | National Oceanic and Atmospheric Administration
unknown 2 Barry Goldwater Scholarship | Barry Goldwater Scholarship and Excellence in Education Foundation
ineligible 0 AWIS Undergraduate Scholarships | Association for Women in Science
unknown 1 Hertz Fellowship | Fannie and John Hertz Foundation
ineligible 0 ASCE Scholarships | American Society of Civil Engineers
ineligible 0 FNSNA Undergraduate Scholarship | Foundation of the National Student Nurses' Association
unknown 1 Phi Kappa Phi Fellowship | Honor Society of Phi Kappa Phi
unknown 1 Hispanic Scholarship Fund Scholar Program | Hispanic Scholarship Fund
eligible 1 Swift Student Challenge | Apple
eligible 1 Mensa Foundation Scholarships | Mensa Foundation
unknown 1 Cal Grant | California Student Aid Commission
ineligible 0 The Gates Scholarship | Bill & Melinda Gates Foundation
ineligible 0 Google PhD Fellowship | Google
unknown 1 Out to Innovate Scholarship | Out to Innovate
unknown 1 National Garden Clubs Scholarships | National Garden Clubs
eligible 1 Gen and Kelly Tanabe Scholarship | Gen and Kelly Tanabe
ineligible 0 American Physical Society Undergraduate Scholarships | American Physical Society`,
  noah: `
unknown 3 TheDream.US National Scholarship | TheDream.US
eligible 3 Cal Grant | California Student Aid Commission
unknown 2 California Middle Class Scholarship | California Student Aid Commission
unknown 1 California Chafee Grant for Foster Youth | California Student Aid Commission
unknown 2 Hispanic Scholarship Fund Scholar Program | Hispanic Scholarship Fund
ineligible 0 Generation Google Scholarship | Google
ineligible 0 Amazon Future Engineer Scholarship | Amazon
ineligible 0 Cameron Impact Scholarship | Bryan Cameron Education Foundation
ineligible 0 GE-Reagan Foundation Scholarship Program | Ronald Reagan Presidential Foundation & Institute
ineligible 0 Federal Pell Grant | U.S. Department of Education
ineligible 0 McDonald's HACER National Scholarship | McDonald's
ineligible 0 Golden Door Scholars | Golden Door Scholars
ineligible 0 MPOWER Global Citizen Scholarship | MPOWER Financing
eligible 1 Burger King Scholars Program | Burger King Foundation
ineligible 0 SWE Scholarship Program | Society of Women Engineers
ineligible 0 Morehead-Cain Scholarship | Morehead-Cain Foundation
unknown 3 ScholarSHPE Scholarship Program | Society of Hispanic Professional Engineers
ineligible 0 Excelsior Scholarship | New York State Higher Education Services Corporation`,
  kwame: `
unknown 2 Chevening Scholarship | UK Foreign, Commonwealth and Development Office
unknown 3 Mandela Rhodes Scholarship | Mandela Rhodes Foundation
unknown 3 Commonwealth Master's Scholarships | Commonwealth Scholarship Commission in the UK
unknown 3 Mastercard Foundation Scholars Program | Mastercard Foundation
eligible 2 Gates Cambridge Scholarship | Gates Cambridge Trust
ineligible 0 Inlaks Scholarships | Inlaks Shivdasani Foundation
ineligible 0 Loran Award | Loran Scholars Foundation
eligible 3 Fulbright Foreign Student Program | U.S. Department of State
ineligible 0 Federal Pell Grant | U.S. Department of Education
ineligible 0 TEXAS Grant | Texas Higher Education Coordinating Board
ineligible 0 British Council Scholarships for Women in STEM | British Council
unknown 0 Schwarzman Scholars | Schwarzman Scholars
unknown 0 ADB-Japan Scholarship Program | Asian Development Bank
unknown 3 Wells Mountain Initiative Scholarship | Wells Mountain Initiative
unknown 2 Rhodes Scholarship (outside the United States) | The Rhodes Trust
unknown 1 McCall MacBain Scholarships | McCall MacBain Foundation
unknown 2 MEXT Scholarship for Research Students | Government of Japan
ineligible 0 Marshall Scholarship | Marshall Aid Commemoration Commission
unknown 2 Australia Awards Scholarships | Australian Department of Foreign Affairs and Trade`,
  nina: `
ineligible 0 Generation Google Scholarship | Google
eligible 3 Palantir Women in Technology Scholarship | Palantir Technologies
eligible 3 Adobe Women-in-Technology Scholarship | Adobe
eligible 3 SWE Scholarship Program | Society of Women Engineers
ineligible 0 NSBE Scholarship Program | National Society of Black Engineers
unknown 2 UNCF General Scholarship | United Negro College Fund
eligible 3 Washington State Opportunity Scholarship | Washington State Opportunity Scholarship
eligible 2 Washington College Grant | Washington Student Achievement Council
unknown 2 Thurgood Marshall College Fund Scholarships | Thurgood Marshall College Fund
ineligible 0 Ron Brown Scholar Program | Ron Brown Scholar Program
ineligible 0 Cooke Undergraduate Transfer Scholarship | Jack Kent Cooke Foundation
ineligible 0 Oregon Opportunity Grant | Oregon Office of Student Access and Completion
eligible 3 NSF Graduate Research Fellowship Program | National Science Foundation
ineligible 0 Astronaut Scholarship | Astronaut Scholarship Foundation
ineligible 0 Donald F. Othmer Scholarship Awards | American Institute of Chemical Engineers
eligible 2 SMART Scholarship-for-Service Program | U.S. Department of Defense
unknown 2 GEM Fellowship | National GEM Consortium
ineligible 0 Tau Beta Pi Scholarship Program | Tau Beta Pi
unknown 2 CyberCorps Scholarship for Service | National Science Foundation and Office of Personnel Management
eligible 2 Federal Pell Grant | U.S. Department of Education
eligible 1 Critical Language Scholarship | U.S. Department of State`,
  ben: `
eligible 3 National History Day Contest | National History Day
eligible 2 John F. Kennedy Profile in Courage Essay Contest | John F. Kennedy Library Foundation
eligible 2 Ayn Rand Institute Essay Contests | Ayn Rand Institute
eligible 2 Scholastic Art & Writing Awards | Alliance for Young Artists & Writers
eligible 2 American Legion National Oratorical Contest | The American Legion
unknown 2 National Honor Society Scholarship | National Association of Secondary School Principals
unknown 1 Key Club Scholarships | Kiwanis Children's Fund
unknown 1 Ohio College Opportunity Grant | Ohio Department of Higher Education
eligible 1 Princeton Prize in Race Relations | Princeton University
ineligible 0 Hispanic Heritage Youth Awards | Hispanic Heritage Foundation
eligible 3 Coolidge Scholarship | Calvin Coolidge Presidential Foundation
ineligible 0 Daniels Scholarship | Daniels Fund
ineligible 0 James Madison Memorial Fellowship | James Madison Memorial Fellowship Foundation
ineligible 0 Phi Alpha Theta Scholarships and Awards | Phi Alpha Theta
eligible 1 BigFuture Scholarships | College Board
eligible 1 Optimist International Essay Contest | Optimist International
unknown 0 Breakthrough Junior Challenge | Breakthrough Prize Foundation
unknown 1 Davidson Fellows Scholarship | Davidson Institute for Talent Development
ineligible 0 NCWIT Award for Aspirations in Computing | National Center for Women & Information Technology
ineligible 0 Jeannette Rankin National Scholar Grant | Jeannette Rankin Foundation`,
  mei: `
ineligible 0 AAUW Fellowships and Grants | American Association of University Women
eligible 3 AAUW International Fellowships | American Association of University Women
unknown 2 P.E.O. International Peace Scholarship | P.E.O. International
unknown 3 P.E.O. Scholar Awards | P.E.O. International
ineligible 0 NSF Graduate Research Fellowship Program | National Science Foundation
ineligible 0 Hertz Fellowship | Fannie and John Hertz Foundation
ineligible 0 National Defense Science and Engineering Graduate Fellowship (NDSEG) | U.S. Department of Defense
ineligible 0 Amelia Earhart Fellowship | Zonta International
ineligible 0 Illinois Monetary Award Program (MAP) | Illinois Student Assistance Commission
unknown 2 MPOWER Global Citizen Scholarship | MPOWER Financing
ineligible 0 ACS Catalyst Scholarship | American Chemical Society
eligible 1 Mensa Foundation Scholarships | Mensa Foundation
ineligible 0 NACE Foundation Scholarships | NACE Foundation
ineligible 0 Churchill Scholarship | Winston Churchill Foundation of the United States
unknown 1 Rotary Foundation Global Grant Scholarship | The Rotary Foundation
ineligible 0 Google PhD Fellowship | Google
unknown 1 SPE Foundation Scholarships | Society of Plastics Engineers Foundation
ineligible 0 TEACH Grant | U.S. Department of Education
ineligible 0 GEM Fellowship | National GEM Consortium`,
  rosa: `
unknown 2 South Carolina LIFE Scholarship | South Carolina Commission on Higher Education
eligible 3 Jeannette Rankin National Scholar Grant | Jeannette Rankin Foundation
unknown 2 Patsy Takemoto Mink Education Support Award | Patsy Takemoto Mink Education Foundation
unknown 2 P.E.O. Program for Continuing Education | P.E.O. International
eligible 3 Hispanic Scholarship Fund Scholar Program | Hispanic Scholarship Fund
unknown 1 Coca-Cola Leaders of Promise Scholarship | Coca-Cola Scholars Foundation and Phi Theta Kappa
unknown 1 All-USA Academic Team | Phi Theta Kappa
ineligible 0 Cooke Undergraduate Transfer Scholarship | Jack Kent Cooke Foundation
unknown 1 mikeroweWORKS Work Ethic Scholarship | mikeroweWORKS Foundation
ineligible 0 SKILLED Nation Scholarships | SKILLED Nation
eligible 2 Scholarship America Dream Award | Scholarship America
eligible 2 Federal Pell Grant | U.S. Department of Education
ineligible 0 Palmetto Fellows Scholarship | South Carolina Commission on Higher Education
ineligible 0 Next NC Scholarship | North Carolina State Education Assistance Authority
ineligible 0 Boren Scholarship | Defense Language and National Security Education Office
ineligible 0 TheDream.US National Scholarship | TheDream.US
ineligible 0 Courage to Grow Scholarship | Courage to Grow
ineligible 0 FNSNA Undergraduate Scholarship | Foundation of the National Student Nurses' Association
ineligible 0 Elks Emergency Educational Grant | Elks National Foundation
ineligible 0 Barbara Cubitt Massey Nursing Scholarship | Greenville Technical College
eligible 1 Aughtry Family Endowed Scholarship Fund | Greenville Technical College`,
};

// The keys are exactly the names; Object.entries forgets it.
const entries = Object.entries(lines) as [StudentName, string][];

export const labels: Label[] = entries.flatMap(([student, text]) =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [, eligibility, relevance, title, provider] =
        /^(eligible|unknown|ineligible) ([0-3]) (.+) \| (.+)$/.exec(line) ?? [];
      if (title === undefined || provider === undefined) throw new Error(`not a label: ${line}`);
      return { student, title, provider, eligibility: eligibility as Eligibility, relevance: Number(relevance) };
    }),
);
