import type { Configuration } from "openid-client";
import type { Env } from "#server/platform/env.ts";

/** A user as Google knows them. `email` is in lower case, and empty when Google sends none. */
export type GoogleIdentity = { subject: string; email: string; emailVerified: boolean; name: string };

export type GoogleProvider = {
  /** The URL to redirect the browser to, and the secrets for checking its return. */
  begin(state: string): Promise<{ url: string; verifier: string; nonce: string }>;
  /** Exchanges the code in the callback URL for the user. Throws when any check fails. */
  finish(returned: URL, begun: { state: string; verifier: string; nonce: string }): Promise<GoogleIdentity>;
};

const timeoutSeconds = 10;

/**
 * Sign-in at GOOGLE_ISSUER by OpenID Connect: authorization code, PKCE, state and nonce. The signature of the ID token
 * is checked with the issuer's keys. Null when it is not set up. The issuer's endpoints are discovered with the first
 * sign-in, and again after a failure, because the issuer may be down while the server starts.
 */
export function createGoogle(env: Env): GoogleProvider | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: secret, GOOGLE_ISSUER: issuer } = env;
  if (!clientId || !secret) return null;
  const redirect_uri = `${env.PUBLIC_URL}/api/auth/callback/google`;
  let discovered: Promise<Configuration> | undefined;
  const configuration = () => {
    discovered ??= discover(new URL(issuer), clientId, secret);
    discovered.catch(() => {
      discovered = undefined;
    });
    return discovered;
  };
  // Loaded with the first sign-in, not while the server starts.
  const library = () => import("openid-client");
  return {
    async begin(state) {
      const openid = await library();
      const verifier = openid.randomPKCECodeVerifier();
      const nonce = openid.randomNonce();
      const url = openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri,
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        prompt: "select_account",
      });
      return { url: url.href, verifier, nonce };
    },
    async finish({ search }, { state, verifier, nonce }) {
      const openid = await library();
      const tokens = await openid.authorizationCodeGrant(await configuration(), new URL(redirect_uri + search), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error("the issuer sent no ID token");
      const { sub, email, email_verified, name } = claims;
      return {
        subject: sub,
        email: typeof email === "string" ? email.toLowerCase() : "",
        emailVerified: email_verified === true || email_verified === "true",
        name: typeof name === "string" ? name.trim().slice(0, 120) : "",
      };
    },
  };
}

async function discover(issuer: URL, clientId: string, secret: string): Promise<Configuration> {
  const openid = await import("openid-client");
  // Plain http is for an issuer on this host, in tests.
  const insecure = issuer.protocol === "http:" ? [openid.allowInsecureRequests] : [];
  return openid.discovery(issuer, clientId, secret, openid.ClientSecretPost(secret), {
    execute: [openid.enableNonRepudiationChecks, ...insecure],
    timeout: timeoutSeconds,
  });
}
