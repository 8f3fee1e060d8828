import { useTranslation } from 'react-i18next';
import { CopyValue } from '#web/shared/copying/CopyValue.tsx';
import { FlowSubmit } from '#web/shared/flow/FlowSubmit.tsx';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { FormPending } from '#web/shared/forms/FormPending.tsx';
import { useDraft } from '#web/shared/forms/use-draft.ts';
import type { ModalProps } from '#web/shared/modals/modal-props.ts';
import { MoneyPasswordFields } from '#web/shared/money-passwords/MoneyPasswordFields.tsx';
import {
  type RequiredPasswords,
  useRequiredPasswords,
} from '#web/shared/money-passwords/use-required-passwords.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { useVoucherCode } from './use-voucher-code.ts';

/** The code of a voucher, for the passwords of money (W9). */
export default function VoucherDialog({ modal, onClose }: ModalProps<'voucher'>) {
  const { t } = useTranslation(['points', 'account', 'errors', 'moneyPasswords', 'registration']);
  const passwords = useRequiredPasswords('redeemPoints');
  return (
    <Dialog
      open
      title={modal.title}
      closeLabel={t('shell:close')}
      width="form"
      coverCloses={false}
      onClose={onClose}
    >
      {passwords.state ? (
        <VoucherCode redemptionId={modal.redemptionId} passwords={passwords} />
      ) : (
        <FormPending failure={passwords.failure} />
      )}
    </Dialog>
  );
}

interface VoucherCodeProps {
  readonly redemptionId: string;
  readonly passwords: RequiredPasswords;
}

function VoucherCode({ redemptionId, passwords }: VoucherCodeProps) {
  const { t } = useTranslation('points');
  const flow = useVoucherCode(redemptionId, passwords.kinds);
  const { register, errorOf } = useDraft(flow.draft, passwords.kinds);
  if (flow.state === 'shown') {
    return (
      <div className="stack">
        <CopyValue
          label={t('voucher.code')}
          value={flow.code}
          copyLabel={t('voucher.copy')}
          copyText={t('voucher.copyText')}
          copiedText={t('voucher.copied')}
        />
        <p className="hint">{t('voucher.text')}</p>
      </div>
    );
  }
  return (
    <FlowForm label={t('voucher.prove')} flow={flow}>
      <p>{t('voucher.prove')}</p>
      <MoneyPasswordFields passwords={passwords} register={register} errorOf={errorOf}>
        <FlowSubmit flow={flow}>{t('voucher.show')}</FlowSubmit>
      </MoneyPasswordFields>
    </FlowForm>
  );
}
