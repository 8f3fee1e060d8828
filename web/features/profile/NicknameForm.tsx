import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '#contract/errors.ts';
import { HIDDEN_CHARACTERS_PATTERN_ID } from '#contract/rules/field-rules.ts';
import { checkNickname, NICKNAME_LENGTH } from '#contract/rules/nickname.ts';
import { refusalOf, valueOf } from '#web/api/refused-read.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { showMember } from '#web/shared/session/show-member.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import styles from './profile.module.css';

/** The person's nickname; it takes effect when saved (W5). */
export function NicknameForm({ nickname }: { readonly nickname: string }) {
  const { t } = useTranslation('profile');
  const services = useServices();
  const [typed, setTyped] = useState(nickname);
  const [wrong, setWrong] = useState<FieldError>();
  const input = useRef<HTMLInputElement>(null);
  const correct = (error: FieldError | undefined) => {
    setWrong(error);
    if (error) input.current?.focus();
  };
  const saving = useMutation({
    mutationFn: (wanted: string) =>
      valueOf(services.api.profile.rename({ body: { nickname: wanted } })),
    onSuccess: (member) => {
      setTyped(member.nickname);
      showMember(services, member);
    },
    onError: (error) => correct(refusalOf(error)?.fields?.[0]),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    const error = checkNickname('nickname', typed);
    correct(error);
    if (error) saving.reset();
    else saving.mutate(typed);
  };
  const refusal = refusalOf(saving.error);
  return (
    <form className="stack" aria-label={t('nickname')} onSubmit={submit} noValidate>
      <Field
        label={t('nickname')}
        hint={t('nicknameHint', { ...NICKNAME_LENGTH })}
        error={wrong && t(`wrong.${problemOf(wrong)}`, { ...NICKNAME_LENGTH })}
        required
        hideLabel
      >
        <TextInput
          ref={input}
          name="nickname"
          autoComplete="nickname"
          value={typed}
          readOnly={saving.isPending}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(undefined);
            saving.reset();
          }}
        />
      </Field>
      {!wrong && <RefusalMessage refusal={refusal} />}
      <div className={styles.row}>
        <Button type="submit" variant="primary" busy={saving.isPending}>
          {t('save')}
        </Button>
        <output className={styles.saved}>{saving.isSuccess ? t('saved') : ''}</output>
      </div>
    </form>
  );
}

/** The error of a nickname, by message name. */
function problemOf({ rule, patternId }: FieldError) {
  if (rule === 'required' || rule === 'length' || rule === 'taken') return rule;
  return patternId === HIDDEN_CHARACTERS_PATTERN_ID ? 'hidden' : 'signs';
}
