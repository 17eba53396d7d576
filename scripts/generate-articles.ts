// Writes src/domain/articles/articles.gen.ts from the front matter in content/: node scripts/generate-articles.ts
import { writeFileSync } from "node:fs";
import { articlesFile } from "./content/articles-file.ts";

writeFileSync("src/domain/articles/articles.gen.ts", articlesFile());
