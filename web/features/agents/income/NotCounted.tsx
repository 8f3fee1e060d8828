import { useTranslation } from 'react-i18next';
import type { IncomeInFull } from '#contract/entities/income.ts';
import styles from '#web/shared/records/record-page.module.css';
import { Money } from '#web/ui/content/Money.tsx';
import type { IncomeWords } from './use-income-words.ts';

interface NotCountedProps {
  readonly shown: IncomeInFull;
  readonly words: IncomeWords;
}

/** The downline's part of a line, the excluded bets with reasons, and the changed ones. */
export function NotCounted({ shown, words }: NotCountedProps) {
  const { t } = useTranslation('income');
  const { shares, notCounted, corrections } = shown;
  return (
    <>
      {shares.length > 0 && (
        <Entries
          title={t('shares')}
          entries={shares.map(({ agent, base, rate, amount }) => ({
            key: agent.memberId,
            name: agent.nickname,
            amount: words.money(amount),
            text: t('shareOf', { rate: words.rate(rate), amount: words.money(base) }),
          }))}
        />
      )}
      {notCounted.length > 0 && (
        <Entries
          title={t('notCounted')}
          entries={notCounted.map(({ reason, bets, amount }) => ({
            key: reason,
            name: t(`uncounted.${reason}.name`),
            amount: words.money(amount),
            text: [
              ...(bets === null ? [] : [t('bets', { count: bets })]),
              t(`uncounted.${reason}.text`),
            ].join(' · '),
          }))}
        />
      )}
      {corrections.length > 0 && (
        <Entries
          title={t('corrections')}
          entries={corrections.map(({ name, at, reason, bet, win, recordedAt }) => ({
            key: `${at} ${recordedAt}`,
            name,
            amount: words.money(bet),
            text: t(`correction.${reason}`, {
              at: words.moment(at),
              noted: words.moment(recordedAt),
              win: words.money(win),
            }),
          }))}
        />
      )}
    </>
  );
}

interface EntriesProps {
  readonly title: string;
  readonly entries: readonly {
    readonly key: string;
    readonly name: string;
    readonly amount: string;
    readonly text: string;
  }[];
}

function Entries({ title, entries }: EntriesProps) {
  return (
    <section>
      <h2 className={styles.subtitle}>{title}</h2>
      <ul role="list" className={styles.entries}>
        {entries.map(({ key, name, amount, text }) => (
          <li key={key}>
            <span className={styles.entryKind}>{name}</span>
            <Money text={amount} />
            <span className={styles.entryText}>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
