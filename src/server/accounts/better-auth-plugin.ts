import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint, sessionMiddleware } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";
import { dayMs } from "#domain/calendar/day.ts";

const sessionDays = 30;

/** Endpoints for our own functions only. No route forwards to them, so they cannot be reached from outside. */
export const ownEndpoints = () =>
  ({
    id: "laurel",
    endpoints: {
      // Replaces better-auth's own endpoint at this path. better-auth's second factor runs after this path.
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
        const expiresAt = new Date(now.getTime() + sessionDays * dayMs);
        // Null when the session ended in another request meanwhile. It stays ended.
        const renewed = await ctx.context.internalAdapter.updateSession(session.token, { expiresAt, updatedAt: now });
        if (!renewed) throw new APIError("UNAUTHORIZED");
        await setSessionCookie(ctx, { session: renewed, user });
        return ctx.json({ expires_at: expiresAt.toISOString() });
      }),
      // The session gets a new token and keeps its start time, because only a sign-in makes a session fresh.
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
