import { foldWords } from "../folded-words.ts";

/** The historically Black colleges and universities of the US Department of Education, by the names that sponsors use. */
const names = `
Alabama A&M University
Alabama State University
Albany State University
Alcorn State University
Allen University
American Baptist College
University of Arkansas at Pine Bluff
Arkansas Baptist College
Barber-Scotia College
Benedict College
Bennett College
Bethune-Cookman University
Bishop State Community College
Bluefield State University
Bowie State University
Central State University
Charles R. Drew University
Charles Drew University of Medicine and Science
Cheyney University
Claflin University
Clark Atlanta University
Clinton College
Coahoma Community College
Coppin State University
Delaware State University
Denmark Technical College
Dillard University
University of the District of Columbia
Edward Waters University
Edward Waters College
Elizabeth City State University
Fayetteville State University
Fisk University
Florida A&M University
Florida Agricultural and Mechanical University
Florida Memorial University
Fort Valley State University
Gadsden State Community College
Grambling State University
Hampton University
Harris-Stowe State University
Hinds Community College Utica
Howard University
Huston-Tillotson University
Interdenominational Theological Center
J.F. Drake State Community and Technical College
Jackson State University
Jarvis Christian University
Jarvis Christian College
Johnson C. Smith University
Kentucky State University
Knoxville College
Lane College
Langston University
Lawson State Community College
LeMoyne-Owen College
Lincoln University of Missouri
Lincoln University of Pennsylvania
Livingstone College
University of Maryland Eastern Shore
Meharry Medical College
Miles College
Mississippi Valley State University
Morehouse College
Morehouse School of Medicine
Morgan State University
Morris Brown College
Morris College
Norfolk State University
North Carolina A&T State University
North Carolina A&T
North Carolina Agricultural and Technical State University
North Carolina Central University
Oakwood University
Paine College
Paul Quinn College
Philander Smith University
Philander Smith College
Prairie View A&M University
Rust College
Savannah State University
Selma University
Shaw University
Shelton State Community College
Shorter College
Simmons College of Kentucky
South Carolina State University
Southern University and A&M College
Southern University and Agricultural and Mechanical College
Southern University at New Orleans
Southern University at Shreveport
Southwestern Christian College
Spelman College
St. Augustine's University
Saint Augustine's University
St. Philip's College
Stillman College
Talladega College
Tennessee State University
Texas College
Texas Southern University
Tougaloo College
Trenholm State Community College
Tuskegee University
University of the Virgin Islands
Virginia State University
Virginia Union University
Virginia University of Lynchburg
Voorhees University
Voorhees College
West Virginia State University
Wilberforce University
Wiley University
Wiley College
Winston-Salem State University
Xavier University of Louisiana
`;
const byFirstWord = Map.groupBy(names.trim().split("\n").map(foldWords), (name) => name.split(" ", 1)[0] as string);

/** What a search for one of them looks for, as sponsors call them. */
export const hbcuTopic = "historically Black colleges";

/** Whether a name is that of one of them, or of a part of it: "Howard University School of Law". */
export function isHbcu(name: string): boolean {
  const [, first = ""] = /^(?:the )?([\w.-]*)/i.exec(name) ?? [];
  const candidates = byFirstWord.get(foldWords(first).split(" ", 1)[0] as string);
  if (!candidates) return false;
  const folded = `${foldWords(name).replace(/^the /, "")} `;
  return candidates.some((hbcu) => folded.startsWith(`${hbcu} `));
}
