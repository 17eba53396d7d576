import { useEffect, useState } from "react";

// A section is the current one while it crosses the upper quarter of the window.
const rootMargin = "-20% 0px -70% 0px";

/** The id of the section in view; undefined above the first. */
export function useCurrentSection(entries: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) => {
        const entered = changes.find((change) => change.isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin },
    );
    for (const { id } of entries) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [entries]);
  return current;
}
