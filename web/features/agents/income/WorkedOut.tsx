import { useTranslation } from 'react-i18next';
import type { ContractTerms } from '#contract/entities/agent.ts';
import type { IncomeLine } from '#contract/entities/income.ts';
import {
  bandAfter,
  bandReached,
  baseOf,
  missingFor,
  type TeamFigures,
} from '#contract/rules/agent-terms.ts';
import styles from '#web/shared/records/record-page.module.css';
import { classNames } from '#web/ui/class-names.ts';
import { Money } from '#web/ui/content/Money.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import own from './income.module.css';
import type { IncomeWords } from './use-income-words.ts';

type Counted = Pick<
  IncomeLine,
  | 'kind'
  | 'betAmount'
  | 'activeMembers'
  | 'profitAndLoss'
  | 'carriedOver'
  | 'rate'
  | 'gross'
  | 'toDownline'
  | 'countedBefore'
  | 'amount'
  | 'zeroReason'
>;

interface WorkedOutProps {
  readonly counted: Counted;
  readonly terms: ContractTerms;
  /** The bets that make a member active, in hundredths. */
  readonly activeMemberBet: number;
  readonly words: IncomeWords;
}

/** The computation of an amount, step by step from bets to income, and why it may be zero (C4). */
export function WorkedOut({ counted, terms, activeMemberBet, words }: WorkedOutProps) {
  const { t } = useTranslation(['income', 'agent']);
  const { money } = words;
  const { kind, carriedOver, gross, toDownline, countedBefore, amount, zeroReason } = counted;
  const figures: TeamFigures = {
    betAmount: counted.betAmount,
    activeMembers: counted.activeMembers,
    profitAndLoss: counted.profitAndLoss + carriedOver,
  };
  const isDividend = kind === 'dividend';
  const base = baseOf(kind, figures);
  const band = bandReached(terms, figures);
  return (
    <section className="stack gap-2" aria-labelledby="worked-out">
      <h2 id="worked-out" className={styles.subtitle}>
        {t('working')}
      </h2>
      {zeroReason !== null && <Notice tone="info" text={t(`zeroReason.${zeroReason}`)} />}
      <dl className={classNames(styles.facts, own.steps)}>
        <dt>{t('betAmount')}</dt>
        <dd>
          <Money text={money(counted.betAmount)} />
        </dd>
        <dt>{t('activeMembers')}</dt>
        <dd>{t('activeFrom', { count: counted.activeMembers, amount: money(activeMemberBet) })}</dd>
        <dt>{t('profitAndLoss')}</dt>
        <dd>
          <Money text={money(counted.profitAndLoss)} />
        </dd>
        {carriedOver < 0 && (
          <>
            <dt>{t('carriedOver')}</dt>
            <dd>
              <Money text={money(carriedOver)} />
            </dd>
          </>
        )}
        <dt>{t('agent:rateReached')}</dt>
        <dd>
          {words.rate(counted.rate)}
          {band && ` · ${words.conditions(band)}`}
        </dd>
        <dt>{t('next')}</dt>
        <dd>
          <NextBand figures={figures} terms={terms} words={words} />
        </dd>
        <dt>
          {t(isDividend ? 'shareOfLoss' : 'shareOfBets', {
            rate: words.rate(counted.rate),
            amount: money(base),
          })}
        </dt>
        <dd>
          <Money text={money(gross)} />
        </dd>
        {toDownline > 0 && (
          <>
            <dt>{t('agent:toDownline')}</dt>
            <dd>
              <Money text={money(0 - toDownline)} />
            </dd>
          </>
        )}
        {countedBefore !== 0 && (
          <>
            <dt>{t('countedBefore')}</dt>
            <dd>
              <Money text={money(0 - countedBefore)} />
            </dd>
          </>
        )}
        <dt>
          <strong>{t('amount')}</strong>
        </dt>
        <dd>
          <strong>
            <Money text={money(amount)} />
          </strong>
        </dd>
      </dl>
      {amount < 0 && <p className="hint">{t('belowZero')}</p>}
    </section>
  );
}

interface NextBandProps extends Pick<WorkedOutProps, 'terms' | 'words'> {
  readonly figures: TeamFigures;
}

/** What is missing for the next rate. */
function NextBand({ figures, terms, words }: NextBandProps) {
  const { t } = useTranslation(['income', 'agent']);
  const next = bandAfter(terms, figures);
  if (!next) return t('highestRate');
  const { betAmount: bets, activeMembers: active, profitAndLoss: loss } = missingFor(next, figures);
  return t('nextRate', {
    rate: words.rate(next.rate),
    missing: words.list([
      ...(bets > 0 ? [t('missing.bets', { amount: words.money(bets) })] : []),
      ...(active > 0 ? [t('missing.active', { count: active })] : []),
      ...(loss > 0 ? [t('missing.loss', { amount: words.money(loss) })] : []),
    ]),
  });
}
