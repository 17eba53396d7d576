import type { ReactNode } from "react";

type EmptyStateProps = {
  title: string;
  /** Why it is empty, and what to do next. */
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
};

/** Shown for an empty list, with the reason and what to do next. */
export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-6 py-12 text-center">
      {icon && <div className="text-muted [&>svg]:size-8">{icon}</div>}
      <h2 className="text-[1.25rem]">{title}</h2>
      {children && <div className="max-w-[46ch] text-balance text-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
