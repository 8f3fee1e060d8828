import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reward } from '#contract/entities/points.ts';
import { FlowSubmit } from '#web/shared/flow/FlowSubmit.tsx';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { useDraft } from '#web/shared/forms/use-draft.ts';
import { useFreshAgreement } from '#web/shared/money/use-fresh-agreement.ts';
import { MoneyPasswordFields } from '#web/shared/money-passwords/MoneyPasswordFields.tsx';
import type { RequiredPasswords } from '#web/shared/money-passwords/use-required-passwords.ts';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import { AddressFields } from './AddressFields.tsx';
import { ChangeNotice } from './ChangeNotice.tsx';
import styles from './points.module.css';
import { usePointsText } from './use-points-text.ts';
import type { RedemptionFlow } from './use-redemption.ts';

interface RedeemFormProps {
  readonly flow: RedemptionFlow;
  readonly reward: Reward;
  readonly passwords: RequiredPasswords;
}

/** Price and stock, delivery address, and the passwords (W9). */
export function RedeemForm({ flow, reward, passwords }: RedeemFormProps) {
  const { t } = useTranslation('points');
  const { register, errorOf } = useDraft(flow.draft);
  const agreement = useFreshAgreement(reward.price, flow.context.seen.price);
  const submit = (event: SyntheticEvent) => {
    if (agreement.confirm()) flow.submit(event);
    else event.preventDefault();
  };
  const pointsText = usePointsText();
  return (
    <FlowForm label={reward.title} flow={{ ...flow, submit }}>
      <div className={styles.chosen}>
        <Picture address={reward.image} alt="" width={480} height={360} eager />
        <p>
          <strong>{reward.title}</strong>
          <span className="hint">{reward.description}</span>
        </p>
      </div>
      <ChangeNotice
        seen={flow.state === 'deciding.changed' ? flow.context.seen : null}
        reward={reward}
        agreement={agreement}
      />
      <dl className={styles.rates}>
        <div>
          <dt>{t('redeem.price')}</dt>
          <dd>{pointsText(reward.price)}</dd>
        </div>
        <div>
          <dt>{t('redeem.after')}</dt>
          <dd>{pointsText(flow.context.points - reward.price)}</dd>
        </div>
      </dl>
      {reward.kind === 'goods' && <AddressFields draft={flow.draft} />}
      <MoneyPasswordFields passwords={passwords} register={register} errorOf={errorOf}>
        <FlowSubmit flow={flow} variant="gold">
          {t('redeem.submit', { points: pointsText(reward.price) })}
        </FlowSubmit>
      </MoneyPasswordFields>
      <p className="hint">{t('redeem.note')}</p>
    </FlowForm>
  );
}
