import type { SecondFactorSetup } from "#domain/accounts/account-settings.ts";
import { useFormSubmit } from "#web/http/use-form-submit.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CopyButton } from "#web/ui/controls/copy-button.tsx";
import { textLinkClasses } from "#web/ui/controls/text-link.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { lazyPart } from "#web/ui/overlays/lazy-part.tsx";
import { useAccountChange } from "../settings/account-api.ts";
import { useCodeForm } from "../sign-in/one-field-form.ts";
import { CodeField } from "./code-field.tsx";

// The key is also shown as text, so the form works when this chunk fails to load.
const QrCode = lazyPart(() => import("./qr-code.tsx"), {
  waiting: <Skeleton className="size-48" />,
  missing: () => null,
});

type SecondFactorSetupFormProps = { setup: SecondFactorSetup; onDone: () => void; onCancel: () => void };

/** Shows the key as a QR code and as text, and asks for the first code of the authenticator app. */
export default function SecondFactorSetupForm({ setup, onDone, onCancel }: SecondFactorSetupFormProps) {
  const form = useCodeForm();
  const verify = useAccountChange<{ code: string }>("/two-factor/verify-totp");
  const { submit } = useFormSubmit({
    form,
    fields: ["code"],
    send: async ({ code }) => {
      await verify.mutateAsync({ code });
      onDone();
    },
    refusals: { invalid_code: ({ message }) => form.setError("code", { message }) },
  });
  return (
    <form noValidate className="grid gap-6 sm:grid-cols-[auto_1fr]" onSubmit={submit}>
      <div className="grid content-start justify-items-start gap-3">
        <QrCode text={setup.totp_uri} label="QR code for the authenticator app" />
      </div>
      <div className="grid content-start gap-4">
        <p>
          Scan this with an authenticator app, such as the one of your password manager. Is it on this device?{" "}
          <a href={setup.totp_uri} className={textLinkClasses}>
            Open it there
          </a>
          , or copy the key.
        </p>
        <div className="grid gap-1.5">
          <p className="text-[0.9375rem] font-semibold">Key</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <code className="num wrap-anywhere rounded-md border border-line bg-paper px-2 py-1 text-[0.9375rem]">
              {inGroups(setup.secret)}
            </code>
            <CopyButton text={setup.secret}>Copy key</CopyButton>
          </p>
        </div>
        <CodeField {...form.register("code")} error={form.formState.errors.code?.message} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={verify.isPending}>
            Turn on
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The key in groups of four characters, which are easier to type. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");
