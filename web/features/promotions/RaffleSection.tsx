import { useTranslation } from 'react-i18next';
import { languages } from '#contract/entities/language.ts';
import type { Raffle } from '#contract/entities/promotion.ts';
import { formatRoundMoney } from '#web/i18n/format-round-money.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Badge } from '#web/ui/content/Badge.tsx';
import { Money } from '#web/ui/content/Money.tsx';
import styles from './RaffleSection.module.css';

interface RaffleSectionProps {
  readonly raffle: Raffle;
  /** The person's own ticket; null without one. */
  readonly ticket: number | null;
}

/** A raffle: participants, draw time, prizes, and winners (S16). */
export function RaffleSection({ raffle, ticket }: RaffleSectionProps) {
  const { t } = useTranslation('promotions');
  const language = useLanguage();
  const times = useTimes();
  const number = new Intl.NumberFormat(languages[language].tag);
  const rows =
    raffle.winners ?? raffle.prizes.map((prize) => ({ prize, ticket: null, name: null }));
  return (
    <section className="stack" aria-labelledby="raffle-title">
      <h2 id="raffle-title">{raffle.winners ? t('raffle.result') : t('raffle.title')}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t('raffle.entries')}</dt>
          <dd>{number.format(raffle.entries)}</dd>
        </div>
        <div>
          <dt>{raffle.winners ? t('raffle.drawn') : t('raffle.draws')}</dt>
          <dd>{times.zonedMoment(raffle.drawsAt)}</dd>
        </div>
        {ticket !== null && (
          <div>
            <dt>{t('raffle.mine')}</dt>
            <dd>{number.format(ticket)}</dd>
          </div>
        )}
      </dl>
      <table className={styles.prizes}>
        <thead>
          <tr>
            <th scope="col">{t('raffle.place')}</th>
            <th scope="col">{t('raffle.prize')}</th>
            {raffle.winners && <th scope="col">{t('raffle.ticket')}</th>}
            {raffle.winners && <th scope="col">{t('raffle.winner')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the place is what it is
            <tr key={index} data-mine={(ticket !== null && row.ticket === ticket) || undefined}>
              <td>{t('raffle.nth', { place: index + 1 })}</td>
              <td>
                <Money
                  text={formatRoundMoney(row.prize.amount, row.prize.currency, language)}
                  tone="gold"
                />
              </td>
              {row.ticket !== null && <td>{number.format(row.ticket)}</td>}
              {row.name !== null && (
                <td>
                  {row.name} {row.ticket === ticket && <Badge tone="gold">{t('raffle.you')}</Badge>}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
