import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonClasses } from "./button.tsx";

function ButtonAnchor({ variant, size, className, ...rest }: ComponentProps<"a"> & ButtonLook) {
  return <a {...rest} className={buttonClasses({ variant, size }, className)} />;
}

/** A link to one of our routes that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);
