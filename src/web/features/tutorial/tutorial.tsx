import { useEffect, useState } from "react";
import { lazyPart } from "#web/ui/overlays/lazy-part.tsx";
import { browserFlags, isTutorialDue, noteSignIn, noteTutorialSeen, noteTutorialStarted } from "./tutorial-flags.ts";

const TutorialCard = lazyPart(() => import("./tutorial-card.tsx"), { missing: () => null });

const delayMs = 1000;

type TutorialProps = {
  userId: string;
  /** Starts at once, seen or not: somebody asked for it. */
  asked: boolean;
  onEnd: () => void;
};

/** The tour of a new student: one second after landing here for the first time, or when asked for. */
export function Tutorial({ userId, asked, onEnd }: TutorialProps) {
  const [running, setRunning] = useState(asked);
  const [wasAsked, setWasAsked] = useState(asked);
  if (asked !== wasAsked) {
    setWasAsked(asked);
    if (asked) setRunning(true);
  }

  useEffect(() => {
    const flags = browserFlags();
    noteSignIn(flags, userId);
    if (asked) noteTutorialStarted(flags, userId);
    if (!isTutorialDue(flags, userId)) return;
    const timer = setTimeout(() => {
      noteTutorialStarted(flags, userId);
      setRunning(true);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [userId, asked]);

  const end = () => {
    noteTutorialSeen(browserFlags(), userId);
    setRunning(false);
    onEnd();
  };
  return running ? <TutorialCard onEnd={end} /> : null;
}
