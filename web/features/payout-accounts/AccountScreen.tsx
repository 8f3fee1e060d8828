import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LONGEST_ACCOUNT_LABEL } from '#contract/entities/payout-account-types.ts';
import { FlowSubmit } from '#web/shared/flow/FlowSubmit.tsx';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { useDraft } from '#web/shared/forms/use-draft.ts';
import { Field } from '#web/ui/fields/Field.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import { type AccountValues, accountKinds } from './account-draft.ts';
import type { AddAccountFlow } from './use-add-account.ts';

/** Phone keyboard of each key type. */
const keyboards = { cpf: 'numeric', phone: 'tel', email: 'email', random: 'text' } as const;

/** What names the account (W2). */
export function AccountScreen({ flow }: { readonly flow: AddAccountFlow }) {
  const { t } = useTranslation('payoutAccounts');
  const { draft, banks } = flow;
  const { register, errorOf } = useDraft(draft);
  const kind = useWatch({ control: draft.form.control, name: 'kind' });
  const kinds = accountKinds.filter((one) => one !== 'bank' || banks.length > 0 || kind === 'bank');
  /** An empty field says so in the words of every form. */
  const wrong = (field: keyof AccountValues, words: string) => {
    const error = errorOf(field);
    return error !== undefined && draft.values()[field].trim() !== '' ? words : error;
  };
  return (
    <FlowForm label={t('add')} flow={flow}>
      <Field label={t('form.kind')}>
        <Select {...register('kind')} data-autofocus>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t(`kind.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      {kind === 'bank' ? (
        <>
          <Field label={t('form.bank')} error={errorOf('bank')} required>
            <Select {...register('bank')}>
              <option value="">{t('form.chooseBank')}</option>
              {banks.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('form.branch')} error={wrong('branch', t('wrong.branch'))} required>
            <TextInput {...register('branch')} inputMode="numeric" maxLength={16} />
          </Field>
          <Field label={t('form.number')} error={wrong('number', t('wrong.number'))} required>
            <TextInput {...register('number')} maxLength={32} />
          </Field>
        </>
      ) : (
        <Field label={t(`form.${kind}`)} error={wrong('key', t(`wrong.${kind}`))} required>
          <TextInput
            {...register('key')}
            inputMode={keyboards[kind]}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={120}
          />
        </Field>
      )}
      <Field label={t('form.label')} error={errorOf('label')}>
        <TextInput {...register('label')} autoComplete="off" maxLength={LONGEST_ACCOUNT_LABEL} />
      </Field>
      <FlowSubmit flow={flow}>{t('form.check')}</FlowSubmit>
    </FlowForm>
  );
}
