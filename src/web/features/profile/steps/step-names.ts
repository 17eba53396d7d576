import { GraduationCap, type LucideIcon, Target, Trophy, UserRound } from "lucide-react";
import type { StepKey } from "#domain/profile/step-keys.ts";

export const stepNames: Readonly<Record<StepKey, string>> = {
  personal: "Personal",
  academic: "Academic",
  activities: "Activities",
  goals: "Goals",
};

export const stepIcons: Readonly<Record<StepKey, LucideIcon>> = {
  personal: UserRound,
  academic: GraduationCap,
  activities: Trophy,
  goals: Target,
};
