import { useQuery } from "@tanstack/react-query";
import { Button } from "#web/ui/controls/button.tsx";
import { type MatchedPath, meantAnswersQuery } from "../api.ts";

const mostSuggestions = 3;

type NotMatchedProps = {
  path: MatchedPath;
  /** The answer as typed. */
  words: string;
  onChoose: (meant: string) => void;
  /** Whether a country or a region is an answer too, as it is among the colleges that a student thinks about. */
  takesPlaces?: boolean;
};

/**
 * Says that matching does not understand an answer, and offers what may be meant. The words stay as typed. Of words that it takes for
 * more than they name, such as a part of the world, it says what for.
 */
export function NotMatched({ path, words, onChoose, takesPlaces = false }: NotMatchedProps) {
  const meantAnswer = useQuery(meantAnswersQuery(path)).data;
  if (!meantAnswer) return null;
  const { isMatched, meant, understood, isPlace } = meantAnswer(words);
  if (isPlace && !takesPlaces)
    return (
      <p role="status" className="mt-1.5 text-sm font-medium wrap-anywhere text-amber">
        “{words.trim()}” is a place. Write the name of your college.
      </p>
    );
  if (isMatched)
    return understood ? (
      <p role="status" className="mt-1.5 text-sm text-muted">
        {understood}
      </p>
    ) : null;
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

const mostColleges = 5;

type NotMatchedCollegesProps = {
  names: readonly string[];
  onReplace: (words: string, meant: string) => void;
};

/** The same for each of the first names of a list of colleges and countries. */
export const NotMatchedColleges = ({ names, onReplace }: NotMatchedCollegesProps) =>
  [...new Set(names)]
    .slice(0, mostColleges)
    .map((words) => (
      <NotMatched key={words} path="college" words={words} takesPlaces onChoose={(meant) => onReplace(words, meant)} />
    ));

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
