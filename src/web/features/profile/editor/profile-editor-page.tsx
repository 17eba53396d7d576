import { FormProvider } from "react-hook-form";
import { labelsOf, profileCompletion } from "#domain/profile/completion.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { FurtherAnswers } from "../answer/further-answers.tsx";
import { FormSkeleton } from "../form/form-skeleton.tsx";
import { ProfileLoader } from "../form/profile-loader.tsx";
import { allQuestionGroups } from "../form/question-groups.ts";
import { SaveBar, SaveBarSkeleton } from "../form/save-bar.tsx";
import { UnsavedNotice } from "../form/unsaved-notice.tsx";
import { useDeleteAnswer } from "../form/use-delete-answer.ts";
import { type SaveOutcome, useProfileForm } from "../form/use-profile-form.ts";
import { MoreQuestions } from "../steps/more-questions.tsx";
import { editorForm } from "./editor-form.ts";
import { EditorSections } from "./editor-sections.tsx";

type EditorPageProps = { user: { id: string; email: string } };

/** /profile/edit: every answer on one page. */
export function ProfileEditorPage(props: EditorPageProps) {
  return (
    <Page width="reading" className="grid content-start gap-6">
      <PageTitle
        lead="All your answers on one page."
        actions={
          <ButtonLink to="/profile" variant="quiet">
            Back to Overview
          </ButtonLink>
        }
      >
        Edit your profile
      </PageTitle>
      <ProfileLoader waiting={<EditorSkeleton {...props} />}>
        {(profile) => <Editor key={props.user.id} {...props} profile={profile} />}
      </ProfileLoader>
    </Page>
  );
}

function Editor({ user, profile }: EditorPageProps & { profile: Profile | null }) {
  const state = useProfileForm({
    kind: editorForm,
    of: { userId: user.id, form: "editor" },
    profile,
    onRefused: (message) =>
      showToast({
        title: "Failed to save profile. Please try again.",
        ...(message && { description: message }),
        tone: "error",
      }),
  });
  const deleteAnswer = useDeleteAnswer(state);
  const tellOutcome = (outcome: SaveOutcome) => {
    if (outcome === "saved") showToast({ title: "Profile updated", description: "Your matches are up to date." });
    if (outcome === "nothing") showToast({ title: "Nothing to save: everything is saved" });
  };
  return (
    <FormProvider {...state.form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void state.save().then(tellOutcome);
        }}
        className="grid gap-6"
      >
        <CompletionBar profile={profile} />
        <UnsavedNotice reason={state.unsavedReason} onDiscard={state.discard} />
        <EditorSections email={user.email} />
        <MoreQuestions groups={allQuestionGroups} base={state.base} onDelete={deleteAnswer} />
        <SaveBar base={state.base} saving={state.saving} />
      </form>
    </FormProvider>
  );
}

function EditorSkeleton({ user }: EditorPageProps) {
  return (
    <FormSkeleton kind={editorForm} className="grid gap-6">
      <Card className="grid gap-3 p-5">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-[1.25rem]">Profile Completion</h2>
          <b className="figure text-[1.375rem]">&nbsp;</b>
        </div>
        <Skeleton className="h-2" />
        <p className="num text-muted">
          You have given <span className="inline-block h-3 w-2.5 animate-pulse rounded-sm bg-line" /> of the{" "}
          {profileCompletion(null).total} answers that this percentage counts.
        </p>
      </Card>
      <EditorSections email={user.email} />
      <SaveBarSkeleton />
    </FormSkeleton>
  );
}

function CompletionBar({ profile }: { profile: Profile | null }) {
  const { filled, total, percent, missing, optional } = profileCompletion(profile);
  return (
    <Card className="grid gap-3 p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-[1.25rem]">Profile Completion</h2>
        <b className="figure text-[1.375rem] text-green">{percent}%</b>
      </div>
      <ProgressBar label="Profile Completion" value={percent} valueText={`${filled} of ${total} answers`} />
      <p className="num text-muted">
        You have given {filled} of the {total} answers that this percentage counts.
        {missing.length === 0 && optional.length > 0 && ` Optional: ${labelsOf(optional)}.`}
      </p>
      {profile && <FurtherAnswers profile={profile} />}
    </Card>
  );
}
