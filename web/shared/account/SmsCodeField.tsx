import { type MouseEvent, useEffect, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatClock } from '#web/i18n/format-span.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CodeInput } from '#web/ui/fields/CodeInput.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import form from './account-form.module.css';
import { CodePictureField } from './CodePictureField.tsx';
import { type OtherWay, OtherWays } from './OtherWays.tsx';
import { RefusalMessage } from './RefusalMessage.tsx';
import styles from './SmsCodeField.module.css';
import type { SmsCode } from './use-sms-code.ts';

interface SmsCodeFieldProps {
  readonly code: SmsCode;
  readonly input: UseFormRegisterReturn;
  readonly error: string | undefined;
  /** What the form offers instead when codes fail; undefined where it has nothing else. */
  readonly otherWay?: OtherWay | undefined;
  readonly onRegister?: (() => void) | undefined;
  readonly onSignIn?: (() => void) | undefined;
}

/** The code from the SMS, with the button that asks for it and its countdown (A6, A11). */
export function SmsCodeField({
  code,
  input,
  error,
  otherWay,
  onRegister,
  onSignIn,
}: SmsCodeFieldProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  // What is wrong with a field is said at the field.
  const refusal = code.refusal?.code === 'validation_failed' ? null : code.refusal;
  const isOnItsWay = code.hasSent && code.isCounting;
  const place = useCodeFocus(code.isRequesting, isOnItsWay, input.name);
  return (
    <div ref={place} className={styles.place}>
      <CodePictureField picture={code.picture} />
      <Field
        label={t('smsCode')}
        hint={isOnItsWay ? t('codeSent', { number: code.sentTo }) : undefined}
        error={error}
        required
      >
        <CodeInput
          {...input}
          maxLength={255}
          placeholder={`${t('smsCode')} *`}
          trailing={
            <Button
              size="s"
              busy={code.isRequesting}
              aria-disabled={!code.canRequest}
              onClick={code.request}
              className={styles.request}
            >
              {code.isCounting
                ? t('codeAgainIn', { time: formatClock(code.remainingSeconds, language) })
                : t('requestCode')}
            </Button>
          }
        />
      </Field>
      {isOnItsWay && (
        <button type="button" className={classNames(form.link, styles.other)} onClick={toNumber}>
          {t('changeNumber')}
        </button>
      )}
      <RefusalMessage refusal={refusal} serverWords onRegister={onRegister} onSignIn={onSignIn} />
      {code.needsHelp && <OtherWays question={t('codeTrouble')} otherWay={otherWay} />}
    </div>
  );
}

/**
 * Leads to the field for the code as soon as one is on its way: the puzzle before it has taken the
 * focus away, and the button waits from then on (S14).
 */
function useCodeFocus(isRequesting: boolean, isOnItsWay: boolean, name: string) {
  const place = useRef<HTMLDivElement>(null);
  const wasRequesting = useRef(false);
  useEffect(() => {
    const hasArrived = wasRequesting.current && !isRequesting && isOnItsWay;
    wasRequesting.current = isRequesting;
    if (hasArrived) place.current?.querySelector<HTMLElement>(`input[name="${name}"]`)?.focus();
  }, [isRequesting, isOnItsWay, name]);
  return place;
}

/** Leads to the number of this form, to be typed over. */
function toNumber({ currentTarget }: MouseEvent): void {
  const number = currentTarget.closest('form')?.querySelector<HTMLInputElement>('[type=tel]');
  number?.focus();
  number?.select();
}
