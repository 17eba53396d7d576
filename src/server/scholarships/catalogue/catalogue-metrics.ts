import { Gauge, type Registry } from "prom-client";
import type { Deps } from "#server/deps.ts";
import type { CompiledCatalogue } from "./build-catalogue.ts";
import { catalogueInMemory } from "./compiled-catalogue.ts";

type Figure = { name: string; help: string; of: (catalogue: CompiledCatalogue) => number };

const figures: readonly Figure[] = [
  {
    name: "laurel_catalogue_scholarships",
    help: "Open scholarships in the index of this process.",
    of: ({ index }) => index.count,
  },
  {
    name: "laurel_catalogue_unreadable",
    help: "Scholarships left out of the index, because they could not be read.",
    of: ({ index }) => index.unreadable.length,
  },
  {
    name: "laurel_catalogue_revision",
    help: "The revision of the catalog that the index shows.",
    of: ({ revision }) => revision,
  },
];

/** Adds the figures of this process's catalog index to the metrics. They are 0 before the first build. */
export function measureCatalogue(registry: Registry, deps: Pick<Deps, "pool">): void {
  for (const { name, help, of } of figures) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        const catalogue = catalogueInMemory(deps);
        this.set(catalogue ? of(catalogue) : 0);
      },
    });
  }
}
