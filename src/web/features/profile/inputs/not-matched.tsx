import { useQuery } from "@tanstack/react-query";
import { Button } from "#web/ui/controls/button.tsx";
import { type MatchedPath, meantAnswersQuery } from "../api.ts";

const mostSuggestions = 3;

type NotMatchedProps = {
  path: MatchedPath;
  /** The answer as typed. */
  words: string;
  onChoose: (meant: string) => void;
};

/** Says that matching does not understand an answer, and offers what may be meant. The words stay as typed. */
export function NotMatched({ path, words, onChoose }: NotMatchedProps) {
  const meantAnswer = useQuery(meantAnswersQuery(path)).data;
  if (!meantAnswer) return null;
  const { isMatched, meant } = meantAnswer(words);
  if (isMatched) return null;
  const { problem, advice } = texts[path];
  return (
    <div role="status" className="mt-1.5 text-sm font-medium wrap-anywhere text-amber">
      {problem(words.trim())} {meant.length > 0 ? "Did you mean:" : advice}
      <span className="flex flex-wrap gap-x-2">
        {meant.slice(0, mostSuggestions).map((name) => (
          <Button key={name} variant="quiet" size="wrap" className="mt-1" onClick={() => onChoose(name)}>
            {name}
          </Button>
        ))}
      </span>
    </div>
  );
}

const texts: Record<MatchedPath, { problem: (words: string) => string; advice: string }> = {
  field_of_study: {
    problem: (words) => `We can't match “${words}” to scholarships yet.`,
    advice: "We save your words.",
  },
  location: {
    problem: (words) => `We can't tell the state or country from “${words}” yet.`,
    advice: "Add it, such as Austin, TX.",
  },
  college: {
    problem: (words) => `We can't tell which college “${words}” is.`,
    advice: "Check its spelling, or write its full name.",
  },
};
