import { Search } from "lucide-react";
import { cx } from "../class-names.ts";
import { controlClasses } from "./control-classes.ts";
import { useDebouncedText } from "./use-debounced-text.ts";

type SearchFieldProps = {
  label: string;
  placeholder: string;
  value: string | undefined;
  /** Called when typing pauses; undefined when the field is empty. */
  onChange: (value: string | undefined) => void;
};

/** Words to search a list on this page for. */
export function SearchField({ label, placeholder, value = "", onChange }: SearchFieldProps) {
  const [text, setText] = useDebouncedText(value, (next) => {
    onChange(next.trim() || undefined);
    return next.trim();
  });
  return (
    <div className="relative min-w-0 flex-1">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 size-[18px] -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={cx(controlClasses, "truncate pl-10")}
      />
    </div>
  );
}
