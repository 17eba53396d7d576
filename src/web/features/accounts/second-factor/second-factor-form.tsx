import { useState } from "react";
import { isProblem, problemText } from "#web/http/problem-error.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useSubmitOnce } from "#web/ui/forms/use-submit-once.ts";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { afterCode } from "../email-links/lost-answer.ts";
import { useWayIn } from "../shared/session.ts";
import { type Entered, signInToasts } from "../sign-in/sign-in-requests.ts";
import { CodeField } from "./code-field.tsx";

type SecondFactorFormProps = {
  onEntered: (entered: Entered) => void;
  /** The first step was too long ago, or never happened here. */
  onExpired: () => void;
};

/** The second step of signing in: a code of the authenticator app, or one of the recovery codes. */
export function SecondFactorForm({ onEntered, onExpired }: SecondFactorFormProps) {
  const [recovering, setRecovering] = useState(false);
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string>();
  const verify = useWayIn<{ code: string }>(
    recovering ? "/two-factor/verify-recovery-code" : "/two-factor/verify-totp",
    afterCode,
  );
  const change = (typed: string) => {
    setCode(typed);
    setProblem(undefined);
  };
  const send = useSubmitOnce(async () => {
    if (code.trim() === "") return setProblem("Enter the code.");
    try {
      const answer = await verify.mutateAsync({ code: code.trim() });
      showToast(signInToasts.welcome);
      onEntered(answer);
    } catch (error) {
      if (isProblem(error, "two_factor_expired")) return onExpired();
      if (isProblem(error, "invalid_code")) return setProblem(problemText(error));
      toastProblem(error);
    }
  });
  const turn = () => {
    setRecovering(!recovering);
    change("");
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send(undefined);
      }}
    >
      {recovering ? (
        <TextField
          key="recovery"
          label="Recovery code"
          hint="One of the codes that you kept when you set this up. Each works once."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
          value={code}
          onChange={(event) => change(event.target.value)}
          error={problem}
        />
      ) : (
        <CodeField autoFocus value={code} onChange={change} error={problem} />
      )}
      <Button type="submit" busy={verify.isPending} className="w-full">
        {verify.isPending ? "Checking..." : "Sign In"}
      </Button>
      <Button variant="ghost" size="sm" className="justify-self-start" onClick={turn}>
        {recovering ? "Use a code from the app" : "Use a recovery code instead"}
      </Button>
    </form>
  );
}
