import { useTranslation } from 'react-i18next';
import { CopyValue } from '#web/shared/copying/CopyValue.tsx';
import { FlowSubmit } from '#web/shared/flow/FlowSubmit.tsx';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { useDraft } from '#web/shared/forms/use-draft.ts';
import { lazyPart } from '#web/shared/loading/lazy-part.tsx';
import { CodeInput } from '#web/ui/fields/CodeInput.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import styles from './security.module.css';
import type { TwoStepFlow } from './use-two-step.ts';

// Loaded with its library: few people ever see it.
const PairingCode = lazyPart(() => import('./PairingCode.tsx'), null);

/** Letters of the secret per group. */
const GROUP = /.{1,4}/gu;

/** The app's setup by QR code or by typing, and its first code. */
export function PairingScreen({ flow }: { readonly flow: TwoStepFlow }) {
  const { t } = useTranslation('twoStep');
  const { register, errorOf } = useDraft(flow.draft, flow.requiredFields);
  const { pairing } = flow.draft.received;
  return (
    <FlowForm label={t('pair.title')} flow={flow}>
      <p className="hint">{t('pair.scan')}</p>
      {pairing && (
        <>
          <div className={styles.paper}>
            <PairingCode value={pairing.address} title={t('pair.qr')} />
          </div>
          <CopyValue
            label={t('pair.secret')}
            value={pairing.secret.match(GROUP)?.join(' ') ?? pairing.secret}
            copyLabel={t('pair.copySecret')}
            copyText={t('pair.copy')}
            copiedText={t('pair.copied')}
          />
          {/* On the phone itself there is nothing to scan: a link opens the app. */}
          <a className={styles.openApp} href={pairing.address}>
            {t('pair.open')}
          </a>
        </>
      )}
      <Field label={t('pair.code')} error={errorOf('code')} required>
        <CodeInput {...register('code')} maxLength={64} data-autofocus />
      </Field>
      <FlowSubmit flow={flow}>{t('pair.submit')}</FlowSubmit>
    </FlowForm>
  );
}
