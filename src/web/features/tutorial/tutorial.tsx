import { useEffect, useState } from "react";
import { lazyPart } from "#web/ui/overlays/lazy-part.tsx";
import { browserFlags, isTutorialDue, noteSignIn, noteTutorialSeen, noteTutorialStarted } from "./tutorial-flags.ts";

const TutorialCard = lazyPart(() => import("./tutorial-card.tsx"), { missing: () => null });

const delayMs = 1000;

type TutorialProps = {
  userId: string;
  /** Starts at once, also for a student who has seen the tutorial, because they started it again. */
  restarted: boolean;
  onEnd: () => void;
};

/** The tutorial for a new student. It starts one second after their first visit here, or when they start it again. */
export function Tutorial({ userId, restarted, onEnd }: TutorialProps) {
  const [running, setRunning] = useState(restarted);
  const [wasRestarted, setWasRestarted] = useState(restarted);
  if (restarted !== wasRestarted) {
    setWasRestarted(restarted);
    if (restarted) setRunning(true);
  }

  useEffect(() => {
    const flags = browserFlags();
    noteSignIn(flags, userId);
    if (restarted) noteTutorialStarted(flags, userId);
    if (!isTutorialDue(flags, userId)) return;
    const timer = setTimeout(() => {
      noteTutorialStarted(flags, userId);
      setRunning(true);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [userId, restarted]);

  const end = () => {
    noteTutorialSeen(browserFlags(), userId);
    setRunning(false);
    onEnd();
  };
  return running ? <TutorialCard onEnd={end} /> : null;
}
