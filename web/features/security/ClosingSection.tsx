import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AccountClosure } from '#contract/entities/account-closure.ts';
import type { ClosingObstacle } from '#contract/entities/closing-types.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { QuestionDialog } from '#web/ui/dialogs/QuestionDialog.tsx';
import styles from './security.module.css';
import { type ClosingFlow, useAccountClosure } from './use-account-closure.ts';

type Screen = ComponentType<{ readonly flow: ClosingFlow }>;

/** The screen of each state; a new state without one does not compile. */
const screens: Readonly<Record<ClosingFlow['state'], Screen>> = {
  weighing: Staying,
  staying: Staying,
  held: Held,
  confirming: Staying,
  closing: Staying,
  waiting: Waiting,
  returning: Waiting,
  signedOut: Staying,
};

/** Where each of them is settled. */
const places: Readonly<Record<ClosingObstacle, string>> = {
  rounds: '/member/personalHistoryCopy',
  bonuses: '/member/bonusDetails',
  deposit: '/member/depositv2',
  payouts: '/member/withdraw',
  money: '/member/withdraw',
};

/** Closing the account: what must be settled first, the question, and cancelling it (W5). */
export function ClosingSection({ closing }: { readonly closing: AccountClosure }) {
  const { t } = useTranslation('security');
  const flow = useAccountClosure(closing);
  const Shown = screens[flow.state];
  return (
    <section className={styles.part} aria-labelledby="closing-title">
      <h2 id="closing-title">{t('closing.title')}</h2>
      <Shown flow={flow} />
    </section>
  );
}

function Staying({ flow }: { readonly flow: ClosingFlow }) {
  const { t } = useTranslation('security');
  const { waitDays } = flow.context.closing;
  return (
    <>
      <p className="hint">{t('closing.about', { count: waitDays })}</p>
      <RefusalMessage refusal={flow.refusal} />
      <Button
        size="s"
        className={styles.otherWay}
        busy={flow.isBusy}
        aria-disabled={!flow.can({ type: 'closing.requested' })}
        onClick={() => flow.send({ type: 'closing.requested' })}
      >
        {t('closing.close')}
      </Button>
      <QuestionDialog
        open={flow.state === 'confirming'}
        title={t('closing.question')}
        leave={t('shell:cancel')}
        onLeave={() => flow.send({ type: 'question.left' })}
        action={{
          label: t('closing.confirm'),
          variant: 'primary',
          onAction: () => flow.send({ type: 'closing.confirmed' }),
        }}
      >
        {t('closing.effect', { count: waitDays })}
      </QuestionDialog>
    </>
  );
}

function Held({ flow }: { readonly flow: ClosingFlow }) {
  const { t } = useTranslation('security');
  const language = useLanguage();
  return (
    <>
      <p className="hint">{t('closing.first')}</p>
      <ul role="list" className="stack gap-2">
        {flow.context.closing.obstacles.map(({ kind, amount }) => (
          <li key={kind} className={styles.row}>
            <span className={styles.what}>
              <strong>{t(`closing.obstacle.${kind}`)}</strong>
              {amount !== null && (
                <span className="hint">
                  {formatMoney(amount.amount, amount.currency, language)}
                </span>
              )}
            </span>
            <Link to={places[kind]}>{t(`closing.settle.${kind}`)}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Waiting({ flow }: { readonly flow: ClosingFlow }) {
  const { t } = useTranslation('security');
  const times = useTimes();
  const { closesAt } = flow.context.closing;
  return (
    <>
      <p className={styles.warning}>
        {t('closing.waiting', { time: closesAt === null ? '' : times.zonedMoment(closesAt) })}
      </p>
      <RefusalMessage refusal={flow.refusal} />
      <Button
        variant="primary"
        className={styles.otherWay}
        busy={flow.isBusy}
        onClick={() => flow.send({ type: 'return.requested' })}
      >
        {t('closing.keep')}
      </Button>
    </>
  );
}
