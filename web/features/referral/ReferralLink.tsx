import { useQuery } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import type { Referral } from '#contract/entities/referral.ts';
import { referralQuery } from '#web/api/referral-queries.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingPlaces } from '#web/shared/lists/WaitingPlaces.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { CopyValue } from '#web/ui/content/CopyValue.tsx';
import { Disclosure } from '#web/ui/content/Disclosure.tsx';
import { QrIcon } from '#web/ui/icons/QrIcon.tsx';
import styles from './referral.module.css';

/** Edge length of a code, in CSS pixels: a phone reads it from another screen. */
const CODE_SIZE = 208;

/** The link of the person, to copy or to point a phone at, and what it brings. */
export function ReferralLink() {
  const { t } = useTranslation('referral');
  const terms = useQuery(referralQuery(useServices().api));
  return (
    <section className={styles.card} aria-labelledby="referral-link">
      <h2 id="referral-link">{t('linkTitle')}</h2>
      <Loaded
        read={terms}
        waiting={<WaitingPlaces heights={places(2, '3.5rem')} />}
        renderFailed={(retry) => <ReadFailed level={3} title={t('linkFailed')} onRetry={retry} />}
      >
        {(shown) => <Terms terms={shown} />}
      </Loaded>
    </section>
  );
}

function Terms({ terms }: { readonly terms: Referral }) {
  const { t } = useTranslation('referral');
  const { code, currency, stake, days, points } = terms;
  const money = useMoney(currency);
  const path = `/register?referralCode=${encodeURIComponent(code)}`;
  const address = new URL(path, location.origin).href;
  return (
    <>
      <p>{t('terms', { points: points / 100, amount: money(stake), days })}</p>
      <CopyValue
        label={t('link')}
        value={address}
        copyLabel={t('copyLink')}
        copyText={t('copy')}
        copiedText={t('copied')}
      />
      <Disclosure title={t('showCode')} icon={<QrIcon size={20} />}>
        <div className={styles.qr}>
          <QRCodeSVG
            value={address}
            size={CODE_SIZE}
            level="M"
            marginSize={2}
            title={t('codeTitle')}
          />
        </div>
      </Disclosure>
    </>
  );
}
