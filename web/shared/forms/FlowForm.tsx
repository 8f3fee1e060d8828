import type { ReactNode, SyntheticEvent } from 'react';
import { ReadOnlyContext } from '#web/ui/fields/field-context.ts';

interface FlowFormProps {
  /** Label for screen readers. */
  readonly label: string;
  /** Its submit handler, and whether it is busy. */
  readonly flow: {
    readonly isBusy: boolean;
    readonly submit: (event: SyntheticEvent) => void;
    readonly edited: () => void;
  };
  readonly children: ReactNode;
}

/**
 * A form of a flow. During a request nothing in it can be changed, and the focus stays: the answer
 * is about what was sent. The button is marked busy, and a line below names the step; the form
 * itself must not be marked busy, or a screen reader would not read that line.
 */
export function FlowForm({ label, flow, children }: FlowFormProps) {
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
