/** Between what a student answered to several questions. */
const between = "; ";
const untilYear = / until (\d{4})$/;

/**
 * The answers of a student in one line, each said once: "in high school until 2027" also says "in high school" and "Graduates in 2027". Null
 * without an answer.
 */
export function saidOnce(answers: readonly (string | null)[]): string | null {
  const said = [...new Set(answers.flatMap((answer) => answer?.split(between) ?? []))];
  const untils = said.flatMap((each) => {
    const year = untilYear.exec(each);
    return year ? [each.slice(0, year.index), `Graduates in ${year[1]}`] : [];
  });
  return said.filter((each) => !untils.includes(each)).join(between) || null;
}
