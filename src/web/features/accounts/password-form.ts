import { z } from "zod";
import { NewAccount, PasswordSignIn } from "#domain/accounts/account.ts";

export type PasswordFormValues = { name: string; email: string; password: string };

const passwordHint = "Password must be at least 6 characters";

const signUp = NewAccount.extend({ password: z.string().min(6, passwordHint) });
const signIn = PasswordSignIn.extend({ email: NewAccount.shape.email, name: z.string() });

/** What each sub-tab checks before anything is sent. The server may ask for a longer password and says so. */
export const passwordSchemas = { "sign-in": signIn, "sign-up": signUp } as const;
