import type { Plugin } from "vite";

/** The file with the shares, inside the folder of the built web app. */
export const ownSharesFile = ".vite/own-shares.json";

/** For each built script, the share of its code that is ours and not a package's, from 0 to 1. */
export type OwnShares = Readonly<Record<string, number>>;

/** A Vite plugin that writes the share of our own code in each chunk. The manifest does not name packages. */
export const ownShare = (): Plugin => ({
  name: "laurel:own-share",
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  generateBundle(_, bundle) {
    const shares: Record<string, number> = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      const sizes = Object.entries(chunk.modules).map(([id, { renderedLength }]) => ({ id, renderedLength }));
      const own = sizes.filter(({ id }) => !id.includes("/node_modules/") && !id.startsWith("\0"));
      shares[chunk.fileName] = sum(own) / Math.max(1, sum(sizes));
    }
    this.emitFile({ type: "asset", fileName: ownSharesFile, source: JSON.stringify(shares) });
  },
});

const sum = (modules: readonly { renderedLength: number }[]) =>
  modules.reduce((total, { renderedLength }) => total + renderedLength, 0);
