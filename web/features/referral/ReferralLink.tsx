import { useTranslation } from 'react-i18next';
import type { Referral } from '#contract/entities/referral.ts';
import { formatSpan } from '#web/i18n/format-span.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { LinkToShare } from '#web/shared/sharing/LinkToShare.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './referral.module.css';

/** The person's link, to copy or share, and its reward. */
export function ReferralLink({ terms }: { readonly terms: Referral }) {
  const { t } = useTranslation('referral');
  const language = useLanguage();
  const { code, currency, stake, days, points } = terms;
  const money = useMoney(currency);
  const path = `/register?referralCode=${encodeURIComponent(code)}`;
  const address = new URL(path, location.origin).href;
  return (
    <section className={classNames('stack', styles.card)} aria-labelledby="referral-link">
      <h2 id="referral-link">{t('linkTitle')}</h2>
      <p>
        {t('terms', {
          count: points / 100,
          amount: money(stake),
          days: formatSpan(days, 'day', language),
        })}
      </p>
      <LinkToShare
        address={address}
        label={t('link')}
        copyLabel={t('copyLink')}
        shareLabel={t('shareLink')}
        whatsappLabel={t('shareByWhatsapp')}
        codeTitle={t('codeTitle')}
        text={t('shareText')}
      />
    </section>
  );
}
