import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { IncomeInFull } from '#contract/entities/income.ts';
import { queries } from '#web/api/queries.ts';
import { ContactLink } from '#web/shared/customer-service/ContactLink.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { RecordDetail } from '#web/shared/records/RecordDetail.tsx';
import styles from '#web/shared/records/record-page.module.css';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { IncomePeople } from './IncomePeople.tsx';
import { IncomeRule } from './IncomeRule.tsx';
import { IncomeStateBadge } from './IncomeStateBadge.tsx';
import { LineStory } from './LineStory.tsx';
import { NotCounted } from './NotCounted.tsx';
import { useIncomeWords } from './use-income-words.ts';
import { WorkedOut } from './WorkedOut.tsx';

interface IncomeDetailProps {
  readonly lineId: string;
  /** The page of the list of people. */
  readonly people: number;
  /** The site's time zone. */
  readonly zone: string;
}

/** One line with its computation: bets, band, rate, deductions, people, payment (C4). */
export function IncomeDetail({ lineId, people, zone }: IncomeDetailProps) {
  const { t } = useTranslation('income');
  const read = useQuery(queries.income.line({ params: { lineId } }));
  usePageTitle(t('line'));
  return (
    <RecordDetail
      read={read}
      opener="line"
      words={{
        back: t('back'),
        failedTitle: t('lineFailed'),
        gone: t('gone'),
        goneText: t('goneText'),
      }}
    >
      {(shown) => <Shown shown={shown} people={people} zone={zone} />}
    </RecordDetail>
  );
}

interface ShownProps {
  readonly shown: IncomeInFull;
  readonly people: number;
  readonly zone: string;
}

function Shown({ shown, people, zone }: ShownProps) {
  const { t } = useTranslation('income');
  const { line, terms, ruleVersion, activeMemberBet, currency } = shown;
  const words = useIncomeWords(currency, zone);
  return (
    <>
      <header className={styles.detailHead}>
        <h1>{words.name(line)}</h1>
        <IncomeStateBadge line={line} />
      </header>
      <p>{t('ofPeriod', { period: words.span(line), zone: words.zone })}</p>
      <LineStory shown={shown} words={words} />
      <WorkedOut counted={line} terms={terms} activeMemberBet={activeMemberBet} words={words} />
      <p className="hint">{t('rule', { version: line.version, number: line.lineId })}</p>
      <IncomeRule version={ruleVersion} kind={line.kind} />
      <NotCounted shown={shown} words={words} />
      <IncomePeople lineId={line.lineId} page={people} />
      <div className={styles.waysOn}>
        <ContactLink className={buttonClass({})}>{t('ask')}</ContactLink>
      </div>
    </>
  );
}
