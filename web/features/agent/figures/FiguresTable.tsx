import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { languages } from '#contract/entities/language.ts';
import type { Currency } from '#contract/entities/money.ts';
import type { TeamFiguresRow } from '#contract/entities/team.ts';
import type { TeamGrouping } from '#contract/entities/team-types.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { NetAmount } from '#web/shared/records/NetAmount.tsx';
import styles from '#web/shared/records/record-page.module.css';
import { Money } from '#web/ui/content/Money.tsx';
import {
  asCell,
  asGroup,
  asHeading,
  asRow,
  asRowHeading,
  asTable,
} from '#web/ui/content/table-roles.ts';
import { useLinkUnder } from '../team/use-link-under.ts';
import { resultOf } from './result-of.ts';

interface FiguresTableProps {
  readonly rows: readonly TeamFiguresRow[];
  readonly by: TeamGrouping;
  readonly currency: Currency;
  /** Another page is on its way: this one is shown, but pale. */
  readonly updating: boolean;
}

/** The figures of a page: a table, and a card for each row where there is no room for columns. */
export function FiguresTable({ rows, by, currency, updating }: FiguresTableProps) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  const linkUnder = useLinkUnder();
  const headings = [t('bet'), t('win'), t(`result.${by}`)];
  return (
    <div className={styles.fit}>
      <table {...asTable} className={styles.table} aria-label={t('rows')} aria-busy={updating}>
        <thead {...asGroup}>
          <tr {...asRow}>
            <th {...asHeading}>{t('person')}</th>
            {headings.map((heading) => (
              <th {...asHeading} key={heading} className={styles.amount}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...asGroup}>
          {rows.map((row) => (
            <tr {...asRow} key={row.member.memberId} data-open>
              <th {...asRowHeading} className={styles.subject}>
                <Link to={linkUnder(row.member.memberId)}>{row.member.name}</Link>
                <span className={styles.aside}>
                  {t('number', { number: row.member.memberId })}
                  {by === 'branch' &&
                    ` · ${t('playersOf', { players: row.players.toLocaleString(languages[language].tag) })}`}
                  {by === 'person' &&
                    row.member.upline &&
                    ` · ${t('belowWhom', { name: row.member.upline.name })}`}
                </span>
              </th>
              <Amount label={t('bet')}>
                <Money text={formatMoney(row.bet, currency, language)} />
              </Amount>
              <Amount label={t('win')}>
                <Money text={formatMoney(row.win, currency, language)} />
              </Amount>
              <Amount label={t(`result.${by}`)}>
                <NetAmount net={resultOf(row, by)} currency={currency} />
              </Amount>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface AmountProps {
  /** What the column says, for a card that has none. */
  readonly label: string;
  readonly children: ReactNode;
}

function Amount({ label, children }: AmountProps) {
  return (
    <td {...asCell} className={styles.amount}>
      {/* The heading of the column says it to a screen reader. */}
      <span aria-hidden className={styles.cellLabel}>
        {label}
      </span>
      {children}
    </td>
  );
}
