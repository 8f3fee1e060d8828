import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactCodes } from '#contract/entities/contact.ts';
import { FlowSubmit } from '#web/shared/flow/FlowSubmit.tsx';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { FlowStep } from '#web/shared/forms/FlowStep.tsx';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useDraft } from '#web/shared/forms/use-draft.ts';
import { useTimeLeft } from '#web/shared/money/use-time-left.ts';
import { CodePictureField } from '#web/shared/verification/CodePictureField.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { CodeInput } from '#web/ui/fields/CodeInput.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import styles from './security.module.css';
import type { ContactFlow } from './use-contact-change.ts';
import { useResend } from './use-resend.ts';

const LONGEST_CODE = 255;

/** The code for the new address, and the one for the old (W5). */
export function ContactCodesScreen({ flow }: { readonly flow: ContactFlow }) {
  const { t } = useTranslation('security');
  const { register, errorOf } = useDraft(flow.draft, flow.requiredFields);
  const { sent, kind } = flow.context;
  useEffect(() => flow.draft.form.setFocus('newCode'), [flow.draft]);
  if (!sent) return null;
  return (
    <FlowForm label={t('contact.codes')} flow={flow}>
      <p className="hint">
        {t(sent.oldReceiver === null ? 'contact.aboutCode' : 'contact.aboutCodes')}
      </p>
      <Field
        label={t(sent.oldReceiver === null ? 'contact.onlyCode' : 'contact.newCode', {
          to: sent.newReceiver,
        })}
        error={errorOf('newCode')}
        required
      >
        <CodeInput {...register('newCode')} maxLength={LONGEST_CODE} />
      </Field>
      {sent.oldReceiver !== null && (
        <Field
          label={t('contact.oldCode', { to: sent.oldReceiver })}
          error={errorOf('oldCode')}
          required
        >
          <CodeInput {...register('oldCode')} maxLength={LONGEST_CODE} />
        </Field>
      )}
      <OtherCodes flow={flow} sent={sent} />
      <FlowSubmit flow={flow}>{t('contact.confirm')}</FlowSubmit>
      <FlowStep text={flow.isBusy ? t('contact.checking') : null} />
      <Button
        variant="ghost"
        block
        aria-disabled={!flow.can({ type: 'address.reopened' })}
        onClick={flow.reopen}
      >
        {t(`contact.other.${kind}`)}
      </Button>
    </FlowForm>
  );
}

/** Requests other codes once these have expired; until then shows a countdown. */
function OtherCodes({ flow, sent }: { readonly flow: ContactFlow; readonly sent: ContactCodes }) {
  const { t } = useTranslation('security');
  const again = useResend(flow.resend, sent.expiresAt, flow.actor);
  const time = useTimeLeft(again.availableAt);
  return (
    <>
      <CodePictureField picture={again.picture} />
      <Button
        size="s"
        className={styles.otherWay}
        busy={again.isRequesting}
        aria-disabled={!again.canRequest}
        onClick={again.request}
      >
        {again.isCounting ? t('account:codeAgainIn', { time }) : t('contact.resend')}
      </Button>
      <RefusalMessage refusal={again.refusal} serverWords />
    </>
  );
}
