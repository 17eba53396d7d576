type ExampleWordsProps = {
  examples: readonly string[];
  onChoose: (example: string) => void;
};

/** Words that a student could search for. A click takes them. */
export function ExampleWords({ examples, onChoose }: ExampleWordsProps) {
  return (
    <div className="grid justify-items-start text-sm text-muted">
      <p>For example:</p>
      {examples.map((example) => (
        <button
          key={example}
          type="button"
          onClick={() => onChoose(example)}
          className="min-h-9 text-left text-green underline decoration-1 underline-offset-[3px] hover:decoration-2 pointer-coarse:min-h-11"
        >
          {example}
        </button>
      ))}
    </div>
  );
}
