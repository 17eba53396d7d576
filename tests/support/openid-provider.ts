import { Events, OAuth2Server } from "oauth2-mock-server";

export type Identity = { sub: string; email?: string; email_verified?: boolean; name?: string };

/**
 * A local OpenID provider that signs real tokens and stands in for Google. A browser that is sent there returns with
 * the identity last given to `as`. `beforeRedirect` changes the next redirect back, `beforeSigning` the next ID token.
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
    /** The URL that the provider redirects a browser to when it opens `url`. */
    async visit(url: string): Promise<string> {
      const response = await fetch(url, { redirect: "manual" });
      return response.headers.get("location") ?? "";
    },
    stop: () => server.stop(),
  };
}
