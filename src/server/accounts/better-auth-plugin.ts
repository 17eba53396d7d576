import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint, sessionMiddleware } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

const sessionDays = 30;

/** What our verbs ask of the accounts library. Neither path can be reached from outside: no route forwards to it. */
export const ownEndpoints = () =>
  ({
    id: "laurel",
    endpoints: {
      // Takes the place of the library's own call at this path, where the second factor steps in.
      signInEmail: createAuthEndpoint(
        "/sign-in/email",
        { method: "POST", body: z.object({ user_id: z.string() }) },
        async (ctx) => {
          const user = await ctx.context.internalAdapter.findUserById(ctx.body.user_id);
          if (!user) throw new APIError("UNAUTHORIZED");
          const session = await ctx.context.internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ user });
        },
      ),
      renewSession: createAuthEndpoint("/renew-session", { method: "POST", use: [sessionMiddleware] }, async (ctx) => {
        const { session, user } = ctx.context.session;
        const now = new Date();
        const expiresAt = new Date(now.getTime() + sessionDays * 86_400_000);
        // An update that finds no row, because the session has just been ended elsewhere, brings nothing back to life.
        const renewed = await ctx.context.internalAdapter.updateSession(session.token, { expiresAt, updatedAt: now });
        if (!renewed) throw new APIError("UNAUTHORIZED");
        await setSessionCookie(ctx, { session: renewed, user });
        return ctx.json({ expires_at: expiresAt.toISOString() });
      }),
      // The same student goes on under a new token, and signed in no later than before: only a way in makes a session
      // fresh.
      replaceSession: createAuthEndpoint(
        "/replace-session",
        { method: "POST", use: [sessionMiddleware] },
        async (ctx) => {
          const { session, user } = ctx.context.session;
          const begun = { createdAt: session.createdAt };
          const replaced = await ctx.context.internalAdapter.createSession(user.id, false, begun, true);
          await setSessionCookie(ctx, { session: replaced, user });
          await ctx.context.internalAdapter.deleteSession(session.token);
          return ctx.json({ user });
        },
      ),
    },
  }) satisfies BetterAuthPlugin;
