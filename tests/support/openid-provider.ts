import { Events, OAuth2Server } from "oauth2-mock-server";

export type Identity = { sub: string; email?: string; email_verified?: boolean; name?: string };

/**
 * A local OpenID provider that signs real tokens, standing in for Google. Whoever is sent there comes back as the
 * identity that `as` was last given; `before` changes one redirect back or one ID token.
 */
export async function startOpenIdProvider() {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(0, "127.0.0.1");
  let identity: Identity = { sub: "nobody" };
  server.service.on(Events.BeforeTokenSigning, (token) => {
    Object.assign(token.payload, identity);
  });
  return {
    /** GOOGLE_ISSUER. */
    issuer: server.issuer.url ?? "",
    as(next: Identity) {
      identity = next;
    },
    beforeRedirect(change: (url: URL) => void) {
      server.service.once(Events.BeforeAuthorizeRedirect, ({ url }) => change(url));
    },
    beforeSigning(change: (payload: Record<string, unknown>) => void) {
      server.service.once(Events.BeforeTokenSigning, ({ payload }) => change(payload));
    },
    /** Where the provider sends a browser that opens this address, as `fetch` without following sees it. */
    async visit(url: string): Promise<string> {
      const response = await fetch(url, { redirect: "manual" });
      return response.headers.get("location") ?? "";
    },
    stop: () => server.stop(),
  };
}
