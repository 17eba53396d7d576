import { expect, test } from "vitest";
import { cleanedLines, cleanedText } from "./cleaned-text.ts";

test.each([
  ["Women&#39;s &amp;amp; Children&rsquo;s Fund", "Women's & Children’s Fund"],
  ["<p>For <b>nurses</b>.</p><p>Apply&nbsp;now</p>", "For nurses. Apply now"],
  ["Studentâ€™s cafÃ© â€“ 2026", "Student’s café – 2026"],
  ["Arthur and S\u200bibyl \t Ellis\u0000", "Arthur and Sibyl Ellis"],
  ["GPA < 3.0 and Âge", "GPA < 3.0 and Âge"],
  ["AT&T Scholarship", "AT&T Scholarship"],
  ["Apply&lt;br&gt;by &lt;b&gt;May 1&lt;/b&gt;", "Apply by May 1"],
  ["<style>p{color:red}</style><p>For nurses</p><!-- not shown --><script>var a = 1 < 2</script>", "For nurses"],
  ["**$1,000** by _May 1_, see [the page](https://a.example/b_c_d)", "$1,000 by May 1, see the page"],
  ["snake_case_words stay, and 2 ** 3", "snake_case_words stay, and 2 ** 3"],
])("%j reads %j", (dirty, clean) => {
  expect(cleanedText(dirty)).toBe(clean);
});

test("line breaks stay where they matter", () => {
  expect(cleanedLines("One<br>Two\r\n\r\n Three ")).toBe("One\nTwo\nThree");
});
