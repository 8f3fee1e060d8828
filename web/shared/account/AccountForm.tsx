import type { ReactNode, SyntheticEvent } from 'react';
import { ReadOnlyContext } from '#web/ui/fields/field-context.ts';

interface AccountFormProps {
  /** Its name for a screen reader. */
  readonly label: string;
  /** What it sends, and whether that is under way. */
  readonly flow: {
    readonly isBusy: boolean;
    readonly submit: (event: SyntheticEvent) => void;
    readonly edited: () => void;
  };
  readonly children: ReactNode;
}

/**
 * A form of the account. What was sent is what is answered: until the answer nothing in it can be
 * changed, and the focus stays where it is. The button says that it is busy and a line below it
 * which step is taken; the form itself must not, or a screen reader would keep that line to itself.
 */
export function AccountForm({ label, flow, children }: AccountFormProps) {
  return (
    <form
      className="stack gap-4"
      noValidate
      aria-label={label}
      onSubmit={flow.submit}
      onChange={flow.edited}
    >
      <ReadOnlyContext value={flow.isBusy}>{children}</ReadOnlyContext>
    </form>
  );
}
