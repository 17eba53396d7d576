import { type Ref, useState } from "react";
import type { AccountSettings, SecondFactorSetup } from "#domain/accounts/account-settings.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { CardSection } from "#web/ui/layout/card-section.tsx";
import { lazyPart, missingPart } from "#web/ui/overlays/lazy-part.tsx";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { useReturnedFocus } from "#web/ui/use-returned-focus.ts";
import { useAccountCall, useAccountChange } from "../settings/account-api.ts";
import { secondFactorLead, sectionTitles, WaitingForm } from "../settings/account-sections.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

const AskPasswordForm = lazyPart(() => import("./ask-password-form.tsx"), {
  waiting: <WaitingForm height="h-33" />,
  missing: missingPart,
});
const SecondFactorSetupForm = lazyPart(() => import("./second-factor-setup-form.tsx"), {
  waiting: <WaitingForm height="h-120 sm:h-80" />,
  missing: missingPart,
});

type Proof = { password: string };
type Step =
  | { at: "rest" }
  | { at: "password"; for: "enable" | "recovery-codes" | "disable" }
  | { at: "setup"; setup: SecondFactorSetup }
  | { at: "codes"; codes: readonly string[] };

/** Two-step sign-in with an authenticator app: set up, new recovery codes, turn off. */
export function SecondFactorSection({ account }: { account: AccountSettings }) {
  const [step, setStep] = useState<Step>({ at: "rest" });
  const button = useReturnedFocus(step.at !== "rest");
  const enable = useAccountCall<Proof, SecondFactorSetup>("/two-factor/enable");
  const renew = useAccountChange<Proof, Pick<SecondFactorSetup, "recovery_codes">>("/two-factor/recovery-codes");
  const disable = useAccountChange<Proof>("/two-factor/disable");
  const rest = () => setStep({ at: "rest" });
  const tasks = {
    enable: {
      label: "Go on",
      run: async (proof: Proof) => setStep({ at: "setup", setup: await enable.mutateAsync(proof) }),
    },
    "recovery-codes": {
      label: "Make new codes",
      run: async (proof: Proof) => setStep({ at: "codes", codes: (await renew.mutateAsync(proof)).recovery_codes }),
    },
    disable: {
      label: "Turn off",
      run: async (proof: Proof) => {
        await disable.mutateAsync(proof);
        showToast({ title: "Two-step sign-in is off", description: "Your password or link is enough again." });
        rest();
      },
    },
  };
  const on = account.two_factor_enabled;
  return (
    <CardSection
      title={sectionTitles.secondFactor}
      state={on ? <Tag tone="green">On</Tag> : <Tag>Off</Tag>}
      lead={secondFactorLead}
    >
      {on && (
        <p>
          After your password or link we ask for a code of your authenticator app. You have{" "}
          {codesLeft(account.recovery_codes_left)}.
        </p>
      )}
      {step.at === "rest" && (
        <Rest account={account} button={button} onAsk={(task) => setStep({ at: "password", for: task })} />
      )}
      {step.at === "password" && (
        <AskPasswordForm
          label={tasks[step.for].label}
          tone={step.for === "disable" ? "danger" : "primary"}
          onPassword={tasks[step.for].run}
          onCancel={rest}
        />
      )}
      {step.at === "setup" && (
        <SecondFactorSetupForm
          setup={step.setup}
          onDone={() => setStep({ at: "codes", codes: step.setup.recovery_codes })}
          onCancel={rest}
        />
      )}
      {step.at === "codes" && <RecoveryCodes codes={step.codes} onDone={rest} />}
    </CardSection>
  );
}

const codesLeft = (count: number) => `${count} recovery ${count === 1 ? "code" : "codes"} left`;

type RestProps = {
  account: AccountSettings;
  button: Ref<HTMLButtonElement>;
  onAsk: (task: "enable" | "recovery-codes" | "disable") => void;
};

function Rest({ account, button, onAsk }: RestProps) {
  if (account.two_factor_enabled)
    return (
      <div className="flex flex-wrap gap-3">
        <Button ref={button} variant="quiet" onClick={() => onAsk("recovery-codes")}>
          New recovery codes
        </Button>
        <Button variant="quiet" onClick={() => onAsk("disable")}>
          Turn off
        </Button>
      </div>
    );
  if (!account.has_password) return <p>Set a password first. You need it to turn this off later.</p>;
  return (
    <Button ref={button} variant="quiet" className="justify-self-start" onClick={() => onAsk("enable")}>
      Set up
    </Button>
  );
}
