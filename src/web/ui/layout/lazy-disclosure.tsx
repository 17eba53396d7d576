import { type ComponentProps, useState } from "react";
import { Disclosure } from "./disclosure.tsx";

type LazyDisclosureProps = Omit<ComponentProps<typeof Disclosure>, "open" | "onOpenChange">;

/** A disclosure whose content is rendered while it is open, so that lazy content loads when it is first opened. */
export function LazyDisclosure({ children, ...props }: LazyDisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure {...props} open={isOpen} onOpenChange={setOpen}>
      {isOpen && children}
    </Disclosure>
  );
}
