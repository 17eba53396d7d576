import type { Configuration } from "openid-client";
import type { Env } from "#server/platform/env.ts";

/** What Google says about whoever signed in there. */
export type GoogleIdentity = { subject: string; email: string; emailVerified: boolean; name: string };

export type GoogleProvider = {
  /** Where to send the browser, and what must be kept to recognise the answer. */
  begin(state: string): Promise<{ url: string; verifier: string; nonce: string }>;
  /** Exchanges the code in the address that Google sent the browser back to; throws when anything does not fit. */
  finish(returned: URL, kept: { state: string; verifier: string; nonce: string }): Promise<GoogleIdentity>;
};

const timeoutSeconds = 10;

/**
 * Sign-in at GOOGLE_ISSUER by OpenID Connect: authorization code, PKCE, state and nonce, the signature of the ID token
 * checked against the issuer's keys. Null without keys. The issuer is asked for its addresses when they are first
 * needed, and again when that failed: it may be away while we start.
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
  // Loaded when somebody signs in with Google, not while the server starts.
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
  // Plain http is for an issuer on this machine, in tests; env.ts takes it, Google has none.
  const insecure = issuer.protocol === "http:" ? [openid.allowInsecureRequests] : [];
  return openid.discovery(issuer, clientId, secret, openid.ClientSecretPost(secret), {
    execute: [openid.enableNonRepudiationChecks, ...insecure],
    timeout: timeoutSeconds,
  });
}
