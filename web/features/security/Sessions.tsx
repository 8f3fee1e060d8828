import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenSession, Security } from '#contract/entities/security.ts';
import type { Outcome } from '#contract/errors.ts';
import { queries } from '#web/api/queries.ts';
import { refusalOf, valueOf } from '#web/api/refused-read.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { Moment } from '#web/shared/times/Moment.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/content/Badge.tsx';
import { QuestionDialog } from '#web/ui/dialogs/QuestionDialog.tsx';
import { deviceText, placeText } from './origin-text.ts';
import styles from './security.module.css';

/** The open sessions, with a way to end each, or all but this one (A26). */
export function Sessions({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const { t } = useTranslation('security');
  const { api } = useServices();
  const queryClient = useQueryClient();
  const modals = useModals();
  const [ending, setEnding] = useState<OpenSession | 'others' | null>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (call: () => Promise<Outcome<Security>>) => valueOf(call()),
    onSuccess: (security) => {
      queryClient.setQueryData(queries.security.state().queryKey, security);
      setEnding(null);
    },
  });
  const ask = (what: OpenSession | 'others') => {
    reset();
    setEnding(what);
  };
  const end = () => {
    if (ending === null || isPending) return;
    mutate(() =>
      ending === 'others'
        ? api.security.endOthers({ body: {} })
        : api.security.endSession({ params: { id: ending.id } }),
    );
  };
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <section className={styles.part} aria-labelledby="sessions-title">
      <div className="spread gap-3">
        <h2 id="sessions-title">{t('sessions.title')}</h2>
        {hasOthers && (
          <Button size="s" onClick={() => ask('others')}>
            {t('sessions.endOthers')}
          </Button>
        )}
      </div>
      <p className="hint">{t('sessions.about')}</p>
      <ul role="list" className="stack gap-2">
        {sessions.map((session) => (
          <li key={session.id} className={styles.row}>
            <SessionRow
              session={session}
              onEnd={() => (session.isCurrent ? modals.open('signOutConfirmation') : ask(session))}
            />
          </li>
        ))}
      </ul>
      <QuestionDialog
        open={ending !== null}
        title={ending === 'others' ? t('sessions.othersTitle') : t('sessions.endTitle')}
        leave={t('shell:cancel')}
        onLeave={() => setEnding(null)}
        action={{
          label: t('sessions.confirm'),
          variant: 'primary',
          busy: isPending,
          onAction: end,
        }}
      >
        {ending === null || ending === 'others'
          ? t('sessions.othersText')
          : t('sessions.endText', { device: deviceText(t, ending), place: placeText(t, ending) })}
        {ending !== null && <RefusalMessage refusal={refusalOf(error)} />}
      </QuestionDialog>
    </section>
  );
}

interface SessionRowProps {
  readonly session: OpenSession;
  readonly onEnd: () => void;
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const { t } = useTranslation('security');
  const { isCurrent, firstUsedAt, lastUsedAt } = session;
  const device = deviceText(t, session);
  return (
    <>
      <span className={styles.what}>
        <span className="row">
          <strong>{device}</strong>
          {isCurrent && <Badge tone="accent">{t('sessions.this')}</Badge>}
        </span>
        <span className="hint">{placeText(t, session)}</span>
        <span className="hint">
          {t('sessions.opened')} <Moment at={firstUsedAt} /> · {t('sessions.lastUsed')}{' '}
          <Moment at={lastUsedAt} />
        </span>
      </span>
      <Button
        size="s"
        variant="ghost"
        aria-label={isCurrent ? t('sessions.signOutHere') : t('sessions.endOf', { device })}
        onClick={onEnd}
      >
        {isCurrent ? t('sessions.signOut') : t('sessions.end')}
      </Button>
    </>
  );
}
