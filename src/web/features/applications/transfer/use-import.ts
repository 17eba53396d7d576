import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { countOf } from "#domain/applications/count-of.ts";
import { largestFile } from "#domain/applications/import/import.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { applicationsQuery } from "../api.ts";
import { importFile } from "./import-file.ts";

/** What is being imported: pasted rows, or a file by its name. */
type ImportSource = { text: string; fileName: string | null };

const nothing: ImportSource = { text: "", fileName: null };

/** An import in two steps: `check` reports what would be added, then `add` adds it. */
export function useImport() {
  const cache = useQueryClient();
  const [source, setSource] = useState(nothing);
  const check = useMutation({
    mutationFn: (text: string) => importFile(text, { dryRun: true }),
    onError: (error) => toastProblem(error),
  });
  const add = useMutation({
    mutationFn: () => importFile(source.text, { dryRun: false }),
    onError: (error) => toastProblem(error),
    onSuccess: ({ added }) => {
      showToast({ title: `${countOf(added)} added` });
      return cache.invalidateQueries({ queryKey: applicationsQuery.queryKey });
    },
  });
  const choose = (next: ImportSource) => {
    setSource(next);
    check.reset();
    add.reset();
  };
  const checkText = (text: string) => {
    if (text.length <= largestFile) check.mutate(text);
    else showToast({ title: "Error", description: "Choose a file of at most 5 MB.", tone: "error" });
  };
  return {
    source,
    paste: (text: string) => choose({ text, fileName: null }),
    open: async (file: File) => {
      const text = await file.text();
      choose({ text, fileName: file.name });
      checkText(text);
    },
    check: () => checkText(source.text),
    add: () => add.mutate(),
    startOver: () => choose(nothing),
    /** The report of the check; that of the import once it is done. */
    report: add.data ?? check.data,
    isDone: add.isSuccess,
    busy: check.isPending || add.isPending,
  };
}
