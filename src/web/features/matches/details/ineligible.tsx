import { Tag } from "#web/ui/feedback/tag.tsx";

/** Says that a requirement rules the student out. */
export const Ineligible = () => (
  <p>
    <Tag tone="clay">You don't qualify</Tag>
  </p>
);
