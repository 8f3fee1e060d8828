import { useTranslation } from 'react-i18next';
import type { Deposit } from '#contract/entities/deposit.ts';
import type { CryptoMeans, HostedPage, TransferMeans } from '#contract/entities/deposit-means.ts';
import { lazyPart } from '#web/shared/loading/lazy-part.tsx';
import { Facts } from '#web/shared/money/Facts.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ExternalIcon } from '#web/ui/icons/ExternalIcon.tsx';
import { CopyCode } from './CopyCode.tsx';
import styles from './Deposit.module.css';

const PaymentCode = lazyPart(() => import('./PaymentCode.tsx'), null);

interface PaymentMeansProps {
  readonly deposit: Deposit;
  /** The formatted amount. */
  readonly amount: string;
}

/** How to pay a charge: by its code, a transfer, the provider's page, or coins (W2). */
export function PaymentMeans({ deposit, amount }: PaymentMeansProps) {
  const { pix, transfer, hostedPage, crypto } = deposit;
  return (
    <>
      {pix && <Pix {...pix} amount={amount} />}
      {transfer && <Transfer {...transfer} />}
      {hostedPage && <Page {...hostedPage} />}
      {crypto && <Coins {...crypto} />}
    </>
  );
}

type PixProps = NonNullable<Deposit['pix']> & Pick<PaymentMeansProps, 'amount'>;

function Pix({ brCode, receiver, amount }: PixProps) {
  const { t } = useTranslation('deposit');
  return (
    <div className={classNames('stack gap-5', styles.code)}>
      <span className={styles.paper}>
        <PaymentCode value={brCode} title={t('pay.qr', { amount })} />
      </span>
      <div className={classNames('stack gap-4', styles.copy)}>
        <CopyCode label={t('pay.code')} value={brCode} action={t('pay.copy')} rows={3} />
        <ol className={classNames('stack gap-2 hint', styles.steps)}>
          <li>{t('pay.step1')}</li>
          <li>{t('pay.step2')}</li>
          <li>{t('pay.step3', { receiver })}</li>
        </ol>
      </div>
    </div>
  );
}

function Transfer({ reference, ...account }: TransferMeans) {
  const { t } = useTranslation('deposit');
  return (
    <>
      <Facts>
        {(['bank', 'branch', 'account', 'holder'] as const).map((part) => (
          <div key={part}>
            <dt>{t(`pay.transfer.${part}`)}</dt>
            <dd>
              <bdi>{account[part]}</bdi>
            </dd>
          </div>
        ))}
      </Facts>
      <CopyCode
        label={t('pay.transfer.reference')}
        value={reference}
        action={t('pay.transfer.copy')}
      />
      <p>{t('pay.transfer.hint')}</p>
    </>
  );
}

function Page({ address }: HostedPage) {
  const { t } = useTranslation('deposit');
  return (
    <>
      <p>{t('pay.hosted.hint')}</p>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'gold', size: 'l', block: true })}
      >
        {t('pay.hosted.open')} <ExternalIcon size={20} />
      </a>
    </>
  );
}

function Coins({ coin, network, address, coins }: CryptoMeans) {
  const { t } = useTranslation('deposit');
  return (
    <div className={classNames('stack gap-5', styles.code)}>
      <span className={styles.paper}>
        <PaymentCode value={address} title={t('pay.crypto.qr')} />
      </span>
      <div className={classNames('stack gap-4', styles.copy)}>
        <Facts>
          <div>
            <dt>{t('pay.crypto.send')}</dt>
            <dd>
              <bdi>
                {coins} {coin}
              </bdi>
            </dd>
          </div>
          <div>
            <dt>{t('pay.crypto.network')}</dt>
            <dd>
              <bdi>{network}</bdi>
            </dd>
          </div>
        </Facts>
        <CopyCode
          label={t('pay.crypto.address')}
          value={address}
          action={t('pay.crypto.copy')}
          rows={2}
        />
        <p>{t('pay.crypto.hint', { coin, network })}</p>
      </div>
    </div>
  );
}
