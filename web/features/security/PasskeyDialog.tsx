import { type ComponentType, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowSubmit } from '#web/shared/flow/FlowSubmit.tsx';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { FlowStep } from '#web/shared/forms/FlowStep.tsx';
import { useDraft } from '#web/shared/forms/use-draft.ts';
import type { ModalProps } from '#web/shared/modals/modal-props.ts';
import { UnansweredDialog } from '#web/shared/submission/UnansweredDialog.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import styles from './security.module.css';
import { type PasskeyFlow, usePasskeyAdding } from './use-passkey-adding.ts';

interface ScreenProps {
  readonly flow: PasskeyFlow;
}

/** The screen of each state; a new state without one does not compile. */
const screens: Readonly<Record<PasskeyFlow['state'], ComponentType<ScreenProps>>> = {
  naming: NameScreen,
  askingOptions: NameScreen,
  prompting: NameScreen,
  saving: NameScreen,
  unsupported: UnsupportedScreen,
  added: NameScreen,
  cancelled: NameScreen,
};

/** What the form says during a slow step. */
const stepTexts = {
  askingOptions: 'passkeyAdding.asking',
  prompting: 'passkeyAdding.follow',
  saving: 'passkeyAdding.saving',
} as const;

/** Adding a passkey to the account (A24). */
export default function PasskeyDialog({ onClose }: ModalProps<'passkeyAdding'>) {
  const { t } = useTranslation([
    'security',
    'account',
    'errors',
    'registration',
    'submission',
    'memberSubmission',
  ]);
  const flow = usePasskeyAdding(onClose);
  if (flow.unanswered) return <UnansweredDialog flow={flow} onClose={onClose} />;
  const Shown = screens[flow.state];
  return (
    <Dialog
      open
      title={t('passkeyAdding.title')}
      closeLabel={t('shell:close')}
      width="form"
      coverCloses={false}
      onClose={flow.leave}
    >
      <Shown flow={flow} />
      <Button
        variant="ghost"
        block
        aria-disabled={!flow.can({ type: 'flow.left' })}
        onClick={flow.leave}
      >
        {t('shell:cancel')}
      </Button>
    </Dialog>
  );
}

function NameScreen({ flow }: ScreenProps) {
  const { t } = useTranslation('security');
  const { register, errorOf } = useDraft(flow.draft);
  return (
    <FlowForm label={t('passkeyAdding.title')} flow={flow}>
      <p className="hint">{t('passkeyAdding.about')}</p>
      <Field label={t('passkeyAdding.name')} error={errorOf('name')} required>
        <TextInput {...register('name')} autoComplete="off" data-autofocus />
      </Field>
      <FlowSubmit flow={flow}>{t('passkeyAdding.submit')}</FlowSubmit>
      <FlowStep text={flow.step && t(stepTexts[flow.step])} />
    </FlowForm>
  );
}

/** The form and its focus are gone: the focus moves to what replaces it. */
function ScreenTitle({ text }: { readonly text: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h3 ref={title} tabIndex={-1}>
      {text}
    </h3>
  );
}

function UnsupportedScreen() {
  const { t } = useTranslation('security');
  return (
    <div className={styles.codesScreen}>
      <ScreenTitle text={t('passkeyAdding.unsupported')} />
      <p className="hint">{t('passkeyAdding.unsupportedText')}</p>
    </div>
  );
}
