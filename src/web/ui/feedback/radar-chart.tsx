import { cx } from "../class-names.ts";

/** `value` is 0 to 100, `angle` degrees clockwise from the top. `blank`: there is no value yet. */
export type RadarAxis = { name: string; value: number; angle: number; blank?: boolean };

type RadarChartProps = {
  axes: readonly RadarAxis[];
  /** The accessible name. The values themselves belong beside the chart, as text. */
  label: string;
  /** The fraction of each value that is shown, 0 to 1. An animation raises it. */
  progress?: number;
  className?: string;
};

const size = { width: 380, height: 316 };
const center = { x: size.width / 2, y: size.height / 2 };
const radius = 118;
const labelGap = 12;
const rings = [1 / 3, 2 / 3, 1];

/** Around each known value, so that one between two blanks shows too. */
const dot = 3;

function pointAt(angle: number, distance: number): { x: number; y: number } {
  const radians = ((angle - 90) * Math.PI) / 180;
  return { x: center.x + distance * Math.cos(radians), y: center.y + distance * Math.sin(radians) };
}

const write = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)},${y.toFixed(1)}`;

/**
 * Values around a circle, each from the center (0) to the rim (100). Without values only the axes are shown. A blank has a dashed axis and
 * no dot, and the shape ends in the center on both sides of it: a line across would rate what nobody knows.
 */
export function RadarChart({ axes, label, progress = 1, className }: RadarChartProps) {
  const valueAt = ({ angle, value, blank }: RadarAxis) => pointAt(angle, blank ? 0 : radius * (value / 100) * progress);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={cx("h-auto w-full overflow-visible", className)}
    >
      <g className="fill-none stroke-line">
        {rings.map((share) => (
          <circle key={share} cx={center.x} cy={center.y} r={radius * share} />
        ))}
        {axes.map(({ name, angle, blank }) => {
          const rim = pointAt(angle, radius);
          const dashes = blank ? "2 4" : undefined;
          return <line key={name} x1={center.x} y1={center.y} x2={rim.x} y2={rim.y} strokeDasharray={dashes} />;
        })}
      </g>
      {axes.some(({ value }) => value > 0) && (
        <g className="fill-green stroke-green">
          <polygon
            points={axes.map((axis) => write(valueAt(axis))).join(" ")}
            strokeWidth={2}
            strokeLinejoin="round"
            fillOpacity={0.16}
          />
          {axes.flatMap((axis) => {
            const { x, y } = valueAt(axis);
            return axis.blank ? [] : <circle key={axis.name} cx={x} cy={y} r={dot} />;
          })}
        </g>
      )}
      {axes.map((axis) => (
        <AxisName key={axis.name} {...axis} />
      ))}
    </svg>
  );
}

function AxisName({ name, angle }: RadarAxis) {
  const { x, y } = pointAt(angle, radius + labelGap);
  const across = Math.round(x - center.x);
  return (
    <text
      x={x}
      y={y}
      textAnchor={Math.abs(across) < 8 ? "middle" : across > 0 ? "start" : "end"}
      dominantBaseline={y < center.y - radius ? "auto" : y > center.y + radius ? "hanging" : "middle"}
      className="fill-muted text-[13px]"
    >
      {name}
    </text>
  );
}
