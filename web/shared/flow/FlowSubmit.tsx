import type { Refusal } from '#contract/errors.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { Button, type ButtonProps } from '#web/ui/buttons/Button.tsx';

interface FlowSubmitProps extends Omit<ButtonProps, 'type' | 'size' | 'block' | 'busy'> {
  readonly flow: { readonly refusal: Refusal | null; readonly isBusy: boolean };
}

/**
 * The main button of a flow's screen, below the last refusal. It submits its form, or calls
 * `onClick`.
 */
export function FlowSubmit({ flow, variant = 'primary', ...button }: FlowSubmitProps) {
  return (
    <>
      <RefusalMessage refusal={flow.refusal} />
      <Button
        {...button}
        type={button.onClick ? 'button' : 'submit'}
        variant={variant}
        size="l"
        block
        busy={flow.isBusy}
      />
    </>
  );
}
