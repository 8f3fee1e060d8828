import { useTranslation } from 'react-i18next';
import type { ContractPreview } from '#contract/entities/agent.ts';
import { Answer } from '#web/ui/messages/Answer.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import type { ContractWords } from '../contract-words.ts';
import styles from './contract.module.css';
import { Endings } from './Endings.tsx';
import { Example } from './Example.tsx';
import { Bands, Terms } from './Terms.tsx';

interface ContractReviewProps {
  readonly preview: ContractPreview;
  readonly words: ContractWords;
  /** Something changed while the agent was deciding. */
  readonly isChanged: boolean;
}

/** Everything an agent must know before answering: terms, example, endings (C5). */
export function ContractReview({ preview, words, isChanged }: ContractReviewProps) {
  const { t } = useTranslation('agent');
  const { contract, current, effectiveAt } = preview;
  const isTermination = contract.state === 'terminationRequested';
  return (
    // Focusable for keyboard scrolling: nothing in it can have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls
    <section className="stack gap-4" aria-label={t('whatChanges')} tabIndex={0}>
      <Answer to={isChanged && preview} takesFocus>
        <Notice tone="warning" title={t('changedTitle')} text={t('changedText')} />
      </Answer>
      {isTermination ? (
        <>
          <p>{t('terminationText', { day: words.moment(effectiveAt), zone: words.zone })}</p>
          <Bands terms={contract.terms} words={words} />
        </>
      ) : (
        <>
          <p>
            {t('offerText', {
              expires: words.moment(contract.expiresAt),
              day: words.moment(effectiveAt),
              zone: words.zone,
            })}
          </p>
          <div className={styles.sides}>
            <Terms side="now" contract={current} words={words} />
            <Terms side="offered" contract={contract} words={words} />
          </div>
          <Example preview={preview} words={words} />
        </>
      )}
      <Endings preview={preview} words={words} />
    </section>
  );
}
