import { premium, trialHours } from "#domain/billing/prices.ts";
import type { SignInPromptText } from "#web/features/accounts/shared/sign-in-prompt.tsx";

const prompts: Record<string, SignInPromptText> = {
  dashboard: {
    page: "Dashboard",
    title: "Sign in required",
    text: "Sign in to see your matches, what is due next, and how ready your profile is.",
  },
  profile: {
    page: "Your Scholar Profile",
    title: "Sign in to manage your profile",
    text: "Your answers decide which scholarships match you. Only you see them.",
  },
  scholarships: {
    page: "Scholarships",
    title: "Sign in required",
    text: "Sign in to see the scholarships you qualify for, and why. You can browse all open scholarships without an account.",
    offersBrowsing: true,
  },
  applications: {
    page: "Application tracker",
    title: "Sign in required",
    text: "Sign in to track your applications: deadlines, checklists, notes and the money you could win.",
  },
  subscription: {
    page: "Subscription",
    title: "Sign in required",
    text: `Please sign in to subscribe. Premium costs $${premium.dollars} for ${premium.months} months. A new account starts with ${trialHours} hours of everything, without a card.`,
  },
  credits: {
    page: "Credits",
    title: "Sign in required",
    text: "Sign in to see your credits and to buy more.",
  },
  "credit-success": {
    page: "Payment",
    title: "Sign in required",
    text: "Sign in with the account that you paid from. Then your credits are added.",
  },
};

/** The texts for a visitor on a student's page, by the first segment of its path. */
export const signInPrompts = (section: string): SignInPromptText =>
  (Object.hasOwn(prompts, section) ? prompts[section] : undefined) ?? {
    page: "Sign in",
    title: "Sign in required",
    text: "This page belongs to your account.",
  };
