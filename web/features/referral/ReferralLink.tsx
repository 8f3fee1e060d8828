import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import type { Referral } from '#contract/entities/referral.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { CopyValue } from '#web/ui/content/CopyValue.tsx';
import { Disclosure } from '#web/ui/content/Disclosure.tsx';
import { QrIcon } from '#web/ui/icons/QrIcon.tsx';
import styles from './referral.module.css';

/** Edge length of a code, in CSS pixels: a phone reads it from another screen. */
const CODE_SIZE = 208;

/** The link of the person, to copy or to point a phone at, and what it brings. */
export function ReferralLink({ terms }: { readonly terms: Referral }) {
  const { t } = useTranslation('referral');
  const { code, currency, stake, days, points } = terms;
  const money = useMoney(currency);
  const path = `/register?referralCode=${encodeURIComponent(code)}`;
  const address = new URL(path, location.origin).href;
  return (
    <section className={styles.card} aria-labelledby="referral-link">
      <h2 id="referral-link">{t('linkTitle')}</h2>
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
    </section>
  );
}
