import { SignInPrompt } from "#web/features/accounts/shared/sign-in-prompt.tsx";
import { signInPrompts } from "./-sign-in-prompts.ts";

/** What a visitor sees in place of a student's page, whose path begins with `section`. It loads for visitors only. */
export default function VisitorPrompt({ section, next }: { section: string; next: string }) {
  return <SignInPrompt {...signInPrompts(section)} next={next} />;
}
