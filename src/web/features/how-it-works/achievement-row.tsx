import { Points } from "./points.tsx";

type Achievement = {
  name: string;
  base: number;
  rarity: number;
  leadership_bonus: number;
  impact_bonus: number;
  points: number;
  level: string;
  why: string;
};

/** The calculation of the points, such as "40 x 1.2 + 10 + 7". */
const sum = ({ base, rarity, leadership_bonus, impact_bonus }: Achievement) =>
  [`${base} x ${rarity.toFixed(1)}`, ...[leadership_bonus, impact_bonus].filter((bonus) => bonus > 0)].join(" + ");

/** One achievement with its points and the reason for them. */
export function AchievementRow(achievement: Achievement) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4 py-4">
      <Points value={achievement.points} />
      <div>
        <h3 className="text-[1.05rem]">{achievement.name}</h3>
        <p className="text-[0.9375rem] text-muted">{achievement.why}</p>
        <p className="num mt-1 text-sm text-muted">
          {achievement.level} · {sum(achievement)}
        </p>
      </div>
    </li>
  );
}
