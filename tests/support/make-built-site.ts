import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder like the output of the build, with a renderer whose HTML only names its input and the number of renders. */
export function makeBuiltSite(): string {
  const folder = mkdtempSync(join(tmpdir(), "laurel-pages-"));
  for (const name of [".pages", ".render"]) mkdirSync(join(folder, name));
  writeFileSync(
    join(folder, "index.html"),
    `<head><!--head--><!--/head--><script src="/before-paint.js"></script>
     <script type="module" crossorigin src="/assets/shell.js"></script></head>
     <div id="root"><!--page--></div><!--data--><noscript>Turn it on.</noscript>`,
  );
  writeFileSync(
    join(folder, ".render", "render.js"),
    `let made = 0;
     export const renderPage = async (address, data) => {
       made += 1;
       const html = "<h1>Rendered " + address + " on " + data.day + "</h1><p>Render " + made + "</p>";
       return { title: "T", html, routes: [], queryKeys: [] };
     };`,
  );
  const pages = [
    { path: "/about", query_keys: [], files: { "": "about.html" } },
    {
      path: "/guides",
      query_keys: ["tab", "category"],
      files: { "": "guides.html", "?category=Essay+writing&tab=tips": "guides.1.html" },
      is_for_students: true,
    },
  ];
  for (const file of pages.flatMap(({ files }) => Object.values(files)))
    writeFileSync(
      join(folder, ".pages", file),
      `<link href="https://origin.invalid/x"><main id="main"><h1>Made ahead: ${file}</h1><a href="/x">On</a><input></main>`,
    );
  writeFileSync(join(folder, ".pages", "404.html"), "<h1>Made ahead: none</h1>");
  const modules = { "/scholarships/{id}": ["/assets/scholarship.js"], "/about": ["/assets/about.js"] };
  writeFileSync(
    join(folder, ".pages", "pages.json"),
    JSON.stringify({
      pages,
      modules,
      skeletons: {
        "/dashboard": "<p>Skeleton of the dashboard</p>",
        "/guides": '<nav>Of a student</nav><main id="main"><p>Skeleton of the guides</p></main>',
        "/profile/{step}": "<p>Skeleton of a step</p>",
        "/profile/academic": "<p>Skeleton of the academic step</p>",
      },
      firstRequests: { "/dashboard": ["/api/profile", "/api/matches?sort=section&limit=20"] },
    }),
  );
  return folder;
}
