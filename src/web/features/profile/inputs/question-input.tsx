import { type ReactNode, type RefObject, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { impactText } from "#domain/matches/question-text.ts";
import { isQuestionPath, type QuestionPath } from "#domain/profile/question-paths.ts";
import { asksYesOrNo, type ProfileQuestion, profileQuestions } from "#domain/profile/questions.ts";
import { onlyWhereAsked } from "#domain/profile/sponsor-questions.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { DeleteAnswerDialog } from "../form/delete-answer-dialog.tsx";
import { isListInput, type ProfileForm, type ProfileInput, profileInputs } from "../form/profile-form.ts";
import { ChoiceInput, LineInputField, ListInputField, SuggestInput } from "./form-inputs.tsx";
import { NotMatchedColleges } from "./not-matched.tsx";
import { StateInput } from "./state-input.tsx";
import { useSuggestions } from "./use-suggestions.ts";

export type Impacts = ReadonlyMap<string, { scholarships: number; dollars: number }>;

const yesNo = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

type QuestionInputProps = {
  name: ProfileInput;
  /** Undefined while they load. */
  impacts: Impacts | undefined;
  /** Whether an answer is stored that can be deleted. */
  stored: boolean;
  onDelete: (name: ProfileInput) => Promise<void>;
};

/** An optional question: its input, its reason and impact, and the buttons to skip or delete it. */
export function QuestionInput({ name, impacts, stored, onDelete }: QuestionInputProps) {
  const { path } = profileInputs[name];
  const asides = useWatch<ProfileForm, "set_aside">({ name: "set_aside" });
  const typed = useWatch<ProfileForm>({ name });
  const row = useRef<HTMLDivElement>(null);
  const [isVisited, setVisited] = useState(false);
  const [left, setLeft] = useState<unknown>();
  const question = profileQuestions[path];
  if (!question || !isQuestionPath(path)) return null;
  const aside = asides[path];
  if (aside) return <SetAsideRow path={path} question={question} skipped={aside === "skipped"} />;
  const isEmpty = typed === "" || (Array.isArray(typed) && typed.length === 0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the focus of the input inside, which is the control
    <div ref={row} onFocus={() => setVisited(true)} onBlur={() => setLeft(typed)} className="grid content-start gap-1">
      <Input
        name={name}
        question={question}
        notes={<Notes path={path} question={question} impact={stored ? undefined : impacts?.get(path)} />}
        isVisited={isVisited}
      />
      {name === "college" && left === typed && <UnclearColleges name={name} />}
      {name === "intended_colleges" && isVisited && <UnclearColleges name={name} />}
      {isEmpty && !stored && <SkipButtons path={path} question={question} />}
      {stored && question.sensitive && <DeleteAnswer name={name} question={question} onDelete={onDelete} row={row} />}
    </div>
  );
}

type InputProps = {
  name: ProfileInput;
  question: ProfileQuestion;
  notes: ReactNode;
  /** Whether the student has been in the input, so that its suggestions are worth loading. */
  isVisited: boolean;
};

function Input({ name, question: { label, question, input }, notes, isVisited }: InputProps) {
  const suggestions = useSuggestions("from" in input ? input.from : [], isVisited);
  if (name === "state") return <StateInput label={label} notes={notes} />;
  if (isListInput(name)) return <ListInputField name={name} label={label} hint={notes} suggestions={suggestions} />;
  switch (input.kind) {
    case "choice":
      return (
        <ChoiceInput name={name} label={asksYesOrNo(input) ? question : label} options={input.options} hint={notes} />
      );
    case "yes_no":
      return <ChoiceInput name={name} label={question} options={yesNo} hint={notes} />;
    case "suggest":
      return <SuggestInput name={name} label={label} suggestions={suggestions} hint={notes} />;
    default:
      return <LineInputField name={name} label={label} hint={notes} numeric={input.kind === "number"} />;
  }
}

type NotesProps = {
  path: QuestionPath;
  question: ProfileQuestion;
  impact: { scholarships: number; dollars: number } | undefined;
};

/** How to answer, why, and how many scholarships it can decide. The most common reason is shown above the group. */
function Notes({ path, question: { input, why }, impact }: NotesProps) {
  const how = "hint" in input ? input.hint : input.kind === "number" ? `From ${input.min} to ${input.max}.` : null;
  return (
    <>
      {[how, why === onlyWhereAsked ? null : why].filter(Boolean).join(" ")}{" "}
      {impact && impact.scholarships > 0 && (
        <span className="num">
          Helps check <b className="font-semibold text-gold-ink">{impactText({ field: path, ...impact })}</b>.
        </span>
      )}
    </>
  );
}

/** Says which of the named colleges may be several or none that we know, and offers those that may be meant. */
function UnclearColleges({ name }: { name: "college" | "intended_colleges" }) {
  const { setValue } = useFormContext<ProfileForm>();
  const typed = useWatch<ProfileForm, "college" | "intended_colleges">({ name });
  const names = typeof typed === "string" ? [typed] : typed;
  const replace = (words: string, meant: string) => {
    const value = typeof typed === "string" ? meant : typed.map((each) => (each === words ? meant : each));
    setValue(name, value, { shouldDirty: true });
  };
  return <NotMatchedColleges names={names} onReplace={replace} />;
}

const smallButton = "-mx-3 font-normal text-muted underline decoration-1 underline-offset-[3px]";

type SkipButtonsProps = { path: QuestionPath; question: ProfileQuestion };

function SkipButtons({ path, question: { label, doesNotApply } }: SkipButtonsProps) {
  const { getValues, setValue } = useFormContext<ProfileForm>();
  const setAside = (how: "skipped" | "does_not_apply") =>
    setValue("set_aside", { ...getValues("set_aside"), [path]: how }, { shouldDirty: true });
  return (
    <div className="flex flex-wrap gap-x-8">
      <Button
        variant="ghost"
        size="sm"
        className={smallButton}
        aria-label={`Skip: ${label}`}
        onClick={() => setAside("skipped")}
      >
        Skip
      </Button>
      {doesNotApply && (
        <Button
          variant="ghost"
          size="sm"
          className={smallButton}
          aria-label={`${doesNotApply}: ${label}`}
          onClick={() => setAside("does_not_apply")}
        >
          {doesNotApply}
        </Button>
      )}
    </div>
  );
}

type SetAsideRowProps = { path: QuestionPath; question: ProfileQuestion; skipped: boolean };

function SetAsideRow({ path, question: { label, doesNotApply }, skipped }: SetAsideRowProps) {
  const { getValues, setValue } = useFormContext<ProfileForm>();
  const answer = () => {
    const { [path]: _, ...others } = getValues("set_aside");
    setValue("set_aside", others, { shouldDirty: true });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border border-line px-3 py-1.5">
      <p>
        <span className="text-[0.9375rem] font-semibold">{label}</span>{" "}
        <span className="text-muted">
          {skipped ? "Skipped. We won't ask this again." : `${doesNotApply ?? "Does not apply"}.`}
        </span>
      </p>
      <Button
        variant="ghost"
        size="sm"
        className="-mx-3 underline underline-offset-[3px]"
        aria-label={`Answer: ${label}`}
        onClick={answer}
      >
        Answer
      </Button>
    </div>
  );
}

type DeleteAnswerProps = {
  name: ProfileInput;
  question: ProfileQuestion;
  onDelete: (name: ProfileInput) => Promise<void>;
  /** What holds the input. */
  row: RefObject<HTMLElement | null>;
};

function DeleteAnswer({ name, question: { label }, onDelete, row }: DeleteAnswerProps) {
  const [asking, setAsking] = useState(false);
  const own = useRef<HTMLDivElement>(null);
  return (
    <div ref={own}>
      <Button
        variant="ghost"
        size="sm"
        className={smallButton}
        aria-label={`Delete this answer: ${label}`}
        onClick={() => setAsking(true)}
      >
        Delete this answer
      </Button>
      <DeleteAnswerDialog
        label={label}
        open={asking}
        onOpenChange={setAsking}
        onDelete={() => onDelete(name)}
        // After the deletion this button is gone, so the focus goes to the emptied input.
        finalFocus={() => Boolean(own.current) || row.current?.querySelector<HTMLElement>("input,select")}
      />
    </div>
  );
}
