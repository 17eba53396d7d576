import { showToast } from "#web/ui/overlays/toast.tsx";

type UndoableChange<Input> = {
  /** Saves an input, and shows the error itself when that fails. */
  save: (input: Input) => Promise<unknown>;
  to: Input;
  /** The input that undoes the change. */
  back: Input;
  /** The title of the toast. */
  done: string;
  /** The title of the scholarship. */
  title: string;
};

/** Saves a change, then offers Undo in a toast, also when the button is gone with its row. */
export async function changeWithUndo<Input>({ save, to, back, done, title }: UndoableChange<Input>): Promise<void> {
  try {
    await save(to);
  } catch {
    return; // `save` shows the error
  }
  const undo = () => void save(back).catch(() => {});
  showToast({ title: done, description: title, action: { label: "Undo", onClick: undo } });
}
