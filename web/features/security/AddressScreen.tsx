import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import { FlowSubmit } from '#web/shared/flow/FlowSubmit.tsx';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { FlowStep } from '#web/shared/forms/FlowStep.tsx';
import { useDraft } from '#web/shared/forms/use-draft.ts';
import { CodePictureField } from '#web/shared/verification/CodePictureField.tsx';
import { MobileField } from '#web/shared/verification/MobileField.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import type { ContactFlow } from './use-contact-change.ts';

/** The new address or number (W5). */
export function AddressScreen({ flow }: { readonly flow: ContactFlow }) {
  const { t } = useTranslation('security');
  const { draft } = flow;
  const { kind } = flow.context;
  const { register, errorOf } = useDraft(draft, flow.requiredFields);
  const { data } = useQuery(queries.security.state());
  const now = data?.protections.find((protection) => protection.kind === kind);
  const isFirst = now !== undefined && now.isConfirmed !== true;
  const about =
    now?.isConfirmed === false
      ? t(`contact.aboutUnconfirmed.${kind}`, { shown: now.shown })
      : t(`contact.${isFirst ? 'aboutFirst' : 'about'}.${kind}`);
  return (
    <FlowForm label={t(`contact.title.${kind}`)} flow={flow}>
      <p className="hint">{about}</p>
      {kind === 'email' ? (
        <Field
          label={t(isFirst ? 'protection.email' : 'contact.email')}
          error={errorOf('email')}
          required
        >
          <TextInput
            {...register('email')}
            type="email"
            autoComplete="email"
            dir="ltr"
            data-autofocus
          />
        </Field>
      ) : (
        <MobileField
          country={draft.form.watch('countryCode')}
          onCountryChosen={(code) => draft.setText('countryCode', code)}
          input={register('mobileNum')}
          error={errorOf('mobileNum')}
        />
      )}
      <CodePictureField picture={flow.picture} />
      <FlowSubmit flow={flow}>
        {t(isFirst ? 'account:requestCode' : 'contact.sendCodes')}
      </FlowSubmit>
      <FlowStep text={flow.isBusy ? t('contact.sending') : null} />
    </FlowForm>
  );
}
