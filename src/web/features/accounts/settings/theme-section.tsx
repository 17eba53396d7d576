import { RadioChoice } from "#web/ui/forms/radio-choice.tsx";
import { CardSection } from "#web/ui/layout/card-section.tsx";
import { setTheme, useThemeChoice } from "#web/ui/theme.ts";

const options = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "System (as your device is set)" },
] as const;

/** The colors of the app on this device. */
export function ThemeSection() {
  const choice = useThemeChoice();
  return (
    <CardSection title="Appearance">
      <RadioChoice
        className="max-w-md"
        name="theme"
        label="Theme"
        hint="Laurel is light until you choose. Saved on this device."
        options={options}
        value={choice}
        onChange={({ target }) => setTheme(options.find(({ value }) => value === target.value)?.value ?? "light")}
      />
    </CardSection>
  );
}
