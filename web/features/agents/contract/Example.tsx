import { useTranslation } from 'react-i18next';
import type { ContractPreview, ExampleIncome } from '#contract/entities/agent.ts';
import { baseOf } from '#contract/rules/agent-terms.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Money } from '#web/ui/content/Money.tsx';
import type { ContractWords } from '../contract-words.ts';
import styles from './contract.module.css';

interface ExampleProps {
  readonly preview: ContractPreview;
  readonly words: ContractWords;
}

/** The agent's own last period by both terms: the income, and why (C5). */
export function Example({ preview, words }: ExampleProps) {
  const { t } = useTranslation('agent');
  const { example, activeMemberBet, contract, endings } = preview;
  const { old, offered, offeredWithoutEndings, profitAndLoss, carriedOver } = example;
  const difference = (income: ExampleIncome) => income.net - (old?.net ?? 0);
  const amountOf = (income: ExampleIncome) => words.money(Math.abs(difference(income)));
  const columns = [
    ...(old ? [{ side: 'now', income: old } as const] : []),
    { side: 'offered', income: offered } as const,
  ];
  const row = (name: string, of: (income: ExampleIncome) => string, isSum = false) => (
    <tr className={isSum ? styles.sum : undefined}>
      <th scope="row">{name}</th>
      {columns.map(({ side, income }) => (
        <td key={side}>
          <Money text={of(income)} />
        </td>
      ))}
    </tr>
  );
  const isDividend = contract.kind === 'dividend';
  const base = baseOf(contract.kind, { ...example, profitAndLoss: profitAndLoss + carriedOver });
  return (
    <section className={classNames('stack gap-2', styles.part)} aria-labelledby="contract-example">
      <h3 id="contract-example">{t('example')}</h3>
      <p className={styles.muted}>
        {t('examplePeriod', { period: words.period(example.from, example.before) })}{' '}
        {t(profitAndLoss < 0 ? 'exampleTeamWon' : 'exampleTeam', {
          bets: words.money(example.betAmount),
          loss: words.money(profitAndLoss),
          win: words.money(0 - profitAndLoss),
        })}{' '}
        {t('exampleActive', { count: example.activeMembers, amount: words.money(activeMemberBet) })}{' '}
        {carriedOver < 0 && t('exampleCarried', { amount: words.money(0 - carriedOver) })}
      </p>
      <table className={styles.example}>
        <thead>
          <tr>
            {/* The heading above names the table. */}
            <td aria-hidden />
            {columns.map(({ side }) => (
              <th key={side} scope="col">
                {t(`side.${side}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(t('rateReached'), ({ rate }) => words.rate(rate))}
          {row(t(isDividend ? 'onLoss' : 'onBets', { amount: words.money(base) }), ({ gross }) =>
            words.money(gross),
          )}
          {row(t('toDownline'), ({ toDownline }) => words.money(0 - toDownline))}
          {row(t('yours'), ({ net }) => words.money(net), true)}
        </tbody>
      </table>
      {old !== null && (
        <p className={styles.difference} data-tone={difference(offered) < 0 ? 'less' : 'more'}>
          {t(`offeredThen.${tendency(difference(offered))}`, { amount: amountOf(offered) })}
        </p>
      )}
      {old !== null && offeredWithoutEndings !== null && (
        <p>
          {t(`keptThen.${tendency(difference(offeredWithoutEndings))}`, {
            count: endings.length,
            amount: amountOf(offeredWithoutEndings),
          })}
        </p>
      )}
      {isDividend && base === 0 && (
        <p className={styles.muted}>{t(profitAndLoss > 0 ? 'whyZeroCarried' : 'zeroReason')}</p>
      )}
    </section>
  );
}

function tendency(difference: number): 'same' | 'less' | 'more' {
  if (difference === 0) return 'same';
  return difference < 0 ? 'less' : 'more';
}
