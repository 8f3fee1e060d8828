import { useTranslation } from 'react-i18next';
import type { ContractPreview, ExampleIncome } from '#contract/entities/agent.ts';
import { Money } from '#web/ui/content/Money.tsx';
import type { ContractWords } from '../contract-words.ts';
import styles from './contract.module.css';

interface ExampleProps {
  readonly preview: ContractPreview;
  readonly words: ContractWords;
}

/** The agent's own last period by both terms: what it would have brought, and why (C5). */
export function Example({ preview, words }: ExampleProps) {
  const { t } = useTranslation('agent');
  const { example, activeMemberBet, contract } = preview;
  const { old, offered } = example;
  const difference = offered.net - (old?.net ?? 0);
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
  const base = contract.kind === 'dividend' ? example.profitAndLoss : example.betAmount;
  return (
    <section className={styles.part} aria-labelledby="contract-example">
      <h3 id="contract-example">{t('example')}</h3>
      <p className={styles.muted}>
        {t('examplePeriod', { period: words.period(example.from, example.before) })}{' '}
        {t('exampleTeam', {
          bets: words.money(example.betAmount),
          loss: words.money(example.profitAndLoss),
        })}{' '}
        {t('exampleActive', {
          count: example.activeMembers,
          amount: words.money(activeMemberBet),
        })}
      </p>
      <table className={styles.example}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('example')}</span>
            </th>
            {columns.map(({ side }) => (
              <th key={side} scope="col">
                {t(`side.${side}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(t('rateReached'), ({ rate }) => words.rate(rate))}
          {row(
            t(contract.kind === 'dividend' ? 'onLoss' : 'onBets', {
              amount: words.money(Math.max(0, base)),
            }),
            ({ gross }) => words.money(gross),
          )}
          {row(t('toDownline'), ({ toDownline }) => words.money(0 - toDownline))}
          {row(t('yours'), ({ net }) => words.money(net), true)}
        </tbody>
      </table>
      {old !== null && (
        <p className={styles.difference} data-tone={difference < 0 ? 'less' : 'more'}>
          {difference === 0
            ? t('sameThen')
            : t(difference < 0 ? 'lessThen' : 'moreThen', {
                amount: words.money(Math.abs(difference)),
              })}
        </p>
      )}
      {base <= 0 && <p className={styles.muted}>{t('whyZero')}</p>}
    </section>
  );
}
