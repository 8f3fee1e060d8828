import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AgentContract } from '#contract/entities/agent.ts';
import type { ContractState } from '#contract/entities/agent-types.ts';
import { highestRate } from '#contract/rules/agent-terms.ts';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge, type Tone } from '#web/ui/content/Badge.tsx';
import { Card } from '#web/ui/content/Card.tsx';
import type { ContractWords } from '../contract-words.ts';
import styles from './contracts.module.css';
import { UplineActions } from './UplineActions.tsx';

/** The emphasis of each state. */
const stateTones: Readonly<Record<ContractState, Tone>> = {
  offered: 'accent',
  accepted: 'positive',
  terminationRequested: 'warning',
  rejected: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
  superseded: 'neutral',
  ended: 'neutral',
};

interface ContractCardProps {
  readonly contract: AgentContract;
  readonly side: 'own' | 'team';
  readonly words: ContractWords;
}

/** A contract in a list: the other side, the highest rate, its state, and the actions. */
export function ContractCard({ contract, side, words }: ContractCardProps) {
  const { t } = useTranslation('agent');
  const modals = useModals();
  const { contractId, kind, state, terms, version } = contract;
  const other = side === 'own' ? contract.upline : contract.agent;
  const needsAnswer = side === 'own' && (state === 'offered' || state === 'terminationRequested');
  return (
    <Card className={styles.card} data-asks={needsAnswer}>
      <div className={styles.cardHead}>
        <h2>
          <Link to={{ search: `?contract=${contractId}` }}>{t(`kind.${kind}`)}</Link>
        </h2>
        <ContractStateBadge contract={contract} words={words} />
      </div>
      <p>
        {t(side === 'own' ? 'withUpline' : 'withAgent', { name: other?.nickname ?? t('theSite') })}
        {' · '}
        {t('version', { version })}
        {' · '}
        {t(`period.${terms.period}`)}
        {' · '}
        {t('upTo', { rate: words.rate(highestRate(terms)) })}
      </p>
      <ContractDates contract={contract} words={words} />
      {needsAnswer && (
        <div>
          <Button onClick={() => modals.show({ type: 'contractRequest', contractId })}>
            {t(state === 'offered' ? 'reviewOffer' : 'reviewRequest')}
          </Button>
        </div>
      )}
      {side === 'team' && <UplineActions contract={contract} />}
    </Card>
  );
}

interface ContractPartProps {
  readonly contract: AgentContract;
  readonly words: ContractWords;
}

/** A contract's state; a future end is shown as such. */
export function ContractStateBadge({ contract, words }: ContractPartProps) {
  const { t } = useTranslation('agent');
  const { state, isInForce, endsAt } = contract;
  return isInForce && endsAt !== null ? (
    <Badge tone="warning">{t('endsOn', { day: words.moment(endsAt) })}</Badge>
  ) : (
    <Badge tone={stateTones[state]}>{t(`state.${state}`)}</Badge>
  );
}

/** The validity of a contract, or of an offer. */
export function ContractDates({ contract, words }: ContractPartProps) {
  const { t } = useTranslation('agent');
  const { state, effectiveAt, endsAt, expiresAt } = contract;
  const text =
    state === 'offered'
      ? t('answerUntil', { day: words.moment(expiresAt) })
      : effectiveAt === null
        ? null
        : endsAt === null
          ? t('countsFrom', { day: words.moment(effectiveAt) })
          : t('countsFromTo', { from: words.moment(effectiveAt), to: words.moment(endsAt) });
  return text === null ? null : <p className="hint">{text}</p>;
}
