import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Passkey } from '#contract/entities/passkey.ts';
import type { FieldError } from '#contract/errors.ts';
import { checkPasskeyName } from '#contract/rules/passkey-name.ts';
import { refusalOf, valueOf } from '#web/api/refused-read.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useFieldText } from '#web/shared/forms/use-draft.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import styles from './security.module.css';

interface PasskeyNameFormProps {
  readonly passkey: Passkey;
  readonly onDone: () => void;
}

/** Another name for a passkey (A24). */
export function PasskeyNameForm({ passkey: { id, name }, onDone }: PasskeyNameFormProps) {
  const { t } = useTranslation(['security', 'registration']);
  const { api, changes } = useServices();
  const textOf = useFieldText();
  const [typed, setTyped] = useState(name);
  const [wrong, setWrong] = useState<FieldError>();
  const input = useRef<HTMLInputElement>(null);
  // The button that had the focus is gone.
  useEffect(() => input.current?.select(), []);
  const saving = useMutation({
    mutationFn: (wanted: string) =>
      valueOf(api.passkeys.rename({ params: { id }, body: { name: wanted } })),
    onSuccess: onDone,
    // Also after a refusal: it may have been removed in another tab.
    onSettled: () => changes.outdate('security'),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    const error = checkPasskeyName('name', typed);
    setWrong(error);
    if (error) input.current?.focus();
    else saving.mutate(typed);
  };
  return (
    <form
      className={classNames('stack', styles.renaming)}
      aria-label={t('passkeys.renameOf', { name })}
      onSubmit={submit}
      noValidate
    >
      <Field label={t('passkeys.name')} error={wrong && textOf(wrong)} required>
        <TextInput
          ref={input}
          name="name"
          autoComplete="off"
          value={typed}
          readOnly={saving.isPending}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(undefined);
          }}
        />
      </Field>
      <RefusalMessage refusal={refusalOf(saving.error)} />
      <div className="spread gap-3">
        <Button variant="ghost" size="s" onClick={onDone}>
          {t('shell:cancel')}
        </Button>
        <Button type="submit" variant="primary" size="s" busy={saving.isPending}>
          {t('passkeys.save')}
        </Button>
      </div>
    </form>
  );
}
