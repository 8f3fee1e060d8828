import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_ACCOUNT_LABEL } from '#contract/entities/payout-account-types.ts';
import type { Refusal } from '#contract/errors.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';

interface RenameDialogProps {
  readonly open: boolean;
  readonly label: string;
  readonly refusal: Refusal | null;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onSave: (label: string) => void;
}

/** Gives an account another name, or none. */
export function RenameDialog({ open, label, refusal, busy, onClose, onSave }: RenameDialogProps) {
  const { t } = useTranslation('payoutAccounts');
  const [text, setText] = useState(label);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSave(text);
  };
  return (
    <Dialog open={open} title={t('rename')} closeLabel={t('shell:close')} onClose={onClose}>
      <form className="stack" onSubmit={save} noValidate>
        <Field label={t('renameTitle')}>
          <TextInput
            name="label"
            autoComplete="off"
            maxLength={LONGEST_ACCOUNT_LABEL}
            value={text}
            readOnly={busy}
            onChange={({ target }) => setText(target.value)}
            data-autofocus
          />
        </Field>
        {open && <RefusalMessage refusal={refusal} />}
        <Button type="submit" variant="primary" block busy={busy}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
