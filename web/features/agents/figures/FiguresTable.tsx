import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { languages } from '#contract/entities/language.ts';
import type { Currency } from '#contract/entities/money.ts';
import type { TeamFiguresRow } from '#contract/entities/team.ts';
import type { TeamGrouping } from '#contract/entities/team-types.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { NetAmount } from '#web/shared/records/NetAmount.tsx';
import { type Column, RecordRows } from '#web/shared/records/RecordRows.tsx';
import styles from '#web/shared/records/record-rows.module.css';
import { Money } from '#web/ui/content/Money.tsx';
import { useLinkUnder } from '../team/use-link-under.ts';
import { resultOf } from './result-of.ts';

interface FiguresTableProps {
  readonly rows: readonly TeamFiguresRow[];
  readonly by: TeamGrouping;
  readonly currency: Currency;
  /** Another page is loading: the old one stays, faded. */
  readonly updating: boolean;
}

/** The figures of a page; each name leads one level down. */
export function FiguresTable({ rows, by, currency, updating }: FiguresTableProps) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  const columns: readonly Column<TeamFiguresRow>[] = [
    { kind: 'subject', heading: t('person'), render: (row) => <Subject row={row} by={by} /> },
    {
      kind: 'figure',
      heading: t('bet'),
      render: ({ bet }) => <Money text={formatMoney(bet, currency, language)} />,
    },
    {
      kind: 'figure',
      heading: t('win'),
      render: ({ win }) => <Money text={formatMoney(win, currency, language)} />,
    },
    {
      kind: 'amount',
      heading: t(`result.${by}`),
      render: (row) => <NetAmount net={resultOf(row, by)} currency={currency} />,
    },
  ];
  return (
    <RecordRows
      label={t('rows')}
      rows={rows}
      keyOf={({ member }) => member.memberId}
      columns={columns}
      updating={updating}
    />
  );
}

function Subject({ row, by }: { readonly row: TeamFiguresRow; readonly by: TeamGrouping }) {
  const { t } = useTranslation('team');
  const { tag } = languages[useLanguage()];
  const linkUnder = useLinkUnder();
  const { member, players } = row;
  return (
    <>
      <Link to={linkUnder(member.memberId)}>{member.name}</Link>{' '}
      <span className={styles.aside}>
        {t('number', { number: member.memberId })}
        {by === 'branch' && ` · ${t('playersOf', { players: players.toLocaleString(tag) })}`}
        {by === 'person' && member.upline && ` · ${t('belowWhom', { name: member.upline.name })}`}
      </span>
    </>
  );
}
