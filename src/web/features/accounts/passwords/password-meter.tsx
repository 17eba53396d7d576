import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import type { PasswordWeakness } from "#domain/accounts/account.ts";
import { cx } from "#web/ui/class-names.ts";
import { accountKeys } from "../api.ts";
import { useMinLength } from "./use-min-length.ts";

type PasswordMeterProps = {
  password: string;
  /** The student's name and email, which a password should not contain. */
  own: readonly string[];
  /** The field already shows an error. */
  refused: boolean;
};

const levels = [
  { word: "Very weak", colour: "bg-clay" },
  { word: "Weak", colour: "bg-clay" },
  { word: "Fair", colour: "bg-amber" },
  { word: "Good", colour: "bg-teal" },
  { word: "Strong", colour: "bg-green" },
] as const;

const refusals: Record<Exclude<PasswordWeakness, "too_short">, string> = {
  too_long: "Too long: 128 characters is the most.",
  too_common: "One of the most common passwords, which guessers try first.",
  too_personal: "Your own name or email is easy to guess.",
};

/** How hard a new password is to guess. The word lists load with the first character. */
export function PasswordMeter({ password, own, refused }: PasswordMeterProps) {
  const minLength = useMinLength();
  const judged = useDeferredValue(password);
  const { data: judge } = useQuery({
    queryKey: accountKeys.passwordStrength,
    queryFn: async () => (await import("./password-strength.ts")).passwordStrength,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: password !== "",
  });
  const known = judged === "" ? undefined : judge?.(judged, minLength, own);
  const level = known && levels[known.level];
  const weakness = refused ? undefined : known?.weakness;
  const refusal = weakness && weakness !== "too_short" ? refusals[weakness] : undefined;
  return (
    <div className="mt-2.5 grid gap-1.5 text-sm text-muted">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={cx(
              "h-1 rounded-full transition-colors",
              known && level && step <= Math.max(1, known.level) ? level.colour : "bg-line",
            )}
          />
        ))}
      </div>
      <p role="status">
        {level && (
          <>
            Strength: <span className="font-semibold text-ink">{level.word}.</span> {refusal}
          </>
        )}
        {known?.level !== 4 && !refusal && " Best is a passphrase: four or five words that do not belong together."}
      </p>
    </div>
  );
}
