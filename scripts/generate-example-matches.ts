// Writes src/web/features/landing/example-matches.gen.ts from catalogue/: node scripts/generate-example-matches.ts
import { writeFileSync } from "node:fs";
import { exampleMatchesFile } from "./landing/example-matches.ts";

writeFileSync("src/web/features/landing/example-matches.gen.ts", await exampleMatchesFile());
