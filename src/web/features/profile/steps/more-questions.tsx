import { useQuery } from "@tanstack/react-query";
import { Fragment, useEffect, useMemo, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import type { CitizenshipStatus } from "#domain/profile/answers/answer-choices.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { Disclosure } from "#web/ui/layout/disclosure.tsx";
import { questionImpactsQuery, studentGroupsQuery } from "../api.ts";
import type { ProfileForm, ProfileInput } from "../form/profile-form.ts";
import type { QuestionGroup } from "../form/question-groups.ts";
import { useResidence } from "../form/use-residence.ts";
import { isFollowUp, MilitaryInputs } from "../inputs/military-ties.tsx";
import { type Impacts, QuestionInput } from "../inputs/question-input.tsx";

type MoreQuestionsProps = {
  groups: readonly QuestionGroup[];
  base: ProfileForm;
  onDelete: (name: ProfileInput) => Promise<void>;
};

/** Optional questions, in groups that open one by one. */
export function MoreQuestions({ groups, base, onDelete }: MoreQuestionsProps) {
  const { data } = useQuery(questionImpactsQuery);
  const impacts = useMemo(() => data && new Map(data.map((impact) => [impact.field as string, impact])), [data]);
  return (
    <section aria-labelledby="more-questions" className="grid gap-3">
      <div className="grid gap-1">
        <h2 id="more-questions" className="text-[1.375rem]">
          More questions (optional)
        </h2>
        <p className="measure text-muted">
          We use each answer only for scholarships that require it, and show it to no one. Skipping a question never
          rules you out.
        </p>
      </div>
      <Card className="divide-y divide-line overflow-hidden">
        {groups.map((group) => (
          <Group key={group.title} group={group} impacts={impacts} base={base} onDelete={onDelete} />
        ))}
      </Card>
    </section>
  );
}

/**
 * Citizens and permanent residents have documents, and abroad they may still be legal residents of a state, as many military families
 * are. The status of students with DACA tells that they have none.
 */
const mayStay: ReadonlySet<string> = new Set<CitizenshipStatus>(["us_citizen", "permanent_resident", "daca"]);
/** Questions about a life in the United States, for everybody else. */
const onlyInUs: ReadonlySet<ProfileInput> = new Set(["state", "county", "undocumented"]);

type GroupProps = Omit<MoreQuestionsProps, "groups"> & { group: QuestionGroup; impacts: Impacts | undefined };

function Group({ group: { title, inputs }, impacts, base, onDelete }: GroupProps) {
  const [open, setOpen] = useState(false);
  const { errors } = useFormState<ProfileForm>();
  const hasError = inputs.some((name) => errors[name]);
  // A group with an error opens, so that the error is visible.
  useEffect(() => {
    if (hasError) setOpen(true);
  }, [hasError]);
  const values = useWatch<ProfileForm>() as ProfileForm; // Complete: every input has a default value.
  const { citizenship_status: status, ethnicity, heritage } = values;
  const home = useResidence();
  const asksTribe = inputs.includes("tribal_membership") && (ethnicity !== "" || heritage.length > 0);
  const groupsOf = useQuery({ ...studentGroupsQuery, enabled: asksTribe }).data;
  const isNative = groupsOf?.({ demographics: { ethnicity, heritage } }).member.native_american === true;
  const applies = (name: ProfileInput) =>
    name === "tribal_membership"
      ? isNative
      : mayStay.has(status)
        ? name !== "undocumented"
        : !(home?.isAbroad && onlyInUs.has(name));
  const asked = inputs.filter((name) => !isFollowUp(name) && (base[name].length > 0 || applies(name)));
  const isKnown = (name: ProfileInput) => values[name].length > 0 || (name === "state" && home?.state != null);
  const answered = asked.filter(isKnown).length;
  return (
    <Disclosure title={title} note={`${answered} of ${asked.length} answered`} open={open} onOpenChange={setOpen}>
      <div className="grid items-start gap-x-6 gap-y-6 pt-2 md:grid-cols-2">
        {asked.map((name) => (
          <Fragment key={name}>
            <QuestionInput name={name} impacts={impacts} stored={base[name].length > 0} onDelete={onDelete} />
            {name === "military" && <MilitaryInputs />}
          </Fragment>
        ))}
      </div>
    </Disclosure>
  );
}
