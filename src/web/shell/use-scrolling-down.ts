import { useEffect, useState } from "react";

// A shorter scroll is a resting finger, or the bounce at the end of a page.
const minPx = 8;

/** Whether the last scroll of the page went down. False at the top of the page. */
export function useScrollingDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = Math.max(0, window.scrollY);
      if (now !== 0 && Math.abs(now - last) < minPx) return;
      setDown(now > last);
      last = now;
    };
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, []);
  return isDown;
}
