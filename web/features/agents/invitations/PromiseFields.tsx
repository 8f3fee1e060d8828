import { useTranslation } from 'react-i18next';
import { invitedKinds } from '#contract/entities/invitation-types.ts';
import { Field } from '#web/ui/fields/Field.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import styles from './invitations.module.css';
import type { PromiseDraft } from './use-promise.ts';

/** Whom a link or an account is for, and its rate, with the limit shown (C1). */
export function PromiseFields({ promise }: { readonly promise: PromiseDraft }) {
  const { t } = useTranslation('invitations');
  const { kind, setKind, text, setText, hasRate, hasNothing, isWrong, max } = promise;
  return (
    <>
      <Field label={t('forWhom')}>
        <Select
          value={kind}
          onChange={({ target }) =>
            setKind(invitedKinds.find((each) => each === target.value) ?? 'player')
          }
        >
          {invitedKinds.map((each) => (
            <option key={each} value={each}>
              {t(`invites.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      {hasRate && (
        <Field
          label={t('rateLabel')}
          hint={t('rateHint', { max })}
          optionalMark={t('shell:optional')}
          error={isWrong && t('rateWrong', { max })}
        >
          <TextInput
            value={text}
            inputMode="decimal"
            maxLength={6}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      )}
      {hasNothing && <p className={styles.muted}>{t('noRate')}</p>}
    </>
  );
}
