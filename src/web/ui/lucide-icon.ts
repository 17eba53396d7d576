import { type ComponentProps, createElement } from "react";

type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };

/**
 * Stands in for createLucideIcon of lucide-react (vite.config.ts): the same drawing, for what we ask of it. Theirs has
 * options that weigh more than all the icons of the first page.
 */
export default function createLucideIcon({ node }: IconData) {
  return ({ size = 24, ...rest }: ComponentProps<"svg"> & { size?: number }) =>
    createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        "aria-hidden": "true",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
