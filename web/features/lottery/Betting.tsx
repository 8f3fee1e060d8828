import { useMachine } from '@xstate/react';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Lottery } from '#contract/entities/lottery.ts';
import type { PlayType } from '#contract/entities/lottery-types.ts';
import { errorCatalogue } from '#contract/errors.ts';
import { lotteryBetsKey } from '#web/api/lottery-queries.ts';
import { ServiceLink } from '#web/shared/account/ServiceLink.tsx';
import { GameFrame } from '#web/shared/games/GameFrame.tsx';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { LotteryIcon } from '#web/ui/icons/LotteryIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { LoaderOverlay } from '#web/ui/waiting/LoaderOverlay.tsx';
import styles from './Betting.module.css';
import { withParameters } from './lottery-address.ts';
import { type LotteryPort, provideLotteryLaunch } from './lottery-launch.actors.ts';

/** A vendor's page that has not arrived by then counts as failed, in milliseconds (L5). */
const FRAME_TIME_LIMIT_MILLISECONDS = 30_000;

interface BettingProps {
  /** Null for the lobby of all Vietnamese lotteries. */
  readonly lottery: Lottery | null;
  readonly playType?: PlayType | undefined;
}

/** Where bets are placed: the vendor's page, for whoever is signed in (L7). */
export function Betting(props: BettingProps) {
  const { isRestoring } = useSession();
  const { t } = useTranslation('lottery');
  // Until it is known whether somebody is signed in, nothing is launched and nobody is asked.
  return (
    <div className={styles.stage}>
      {isRestoring ? (
        <LoaderOverlay scope="box" label={t('shell:loading')} />
      ) : (
        <Launch {...props} />
      )}
    </div>
  );
}

function Launch({ lottery, playType }: BettingProps) {
  const { t } = useTranslation(['lottery', 'errors']);
  const services = useServices();
  const modals = useModals();
  const { isSignedIn } = useSession();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [port] = useState<LotteryPort>(() => ({ address: null }));
  const [machine] = useState(() => provideLotteryLaunch(services, port, { lottery, playType }));
  const [state, send, actor] = useMachine(machine, {
    input: { signedIn: isSignedIn },
    ...services.watching,
  });
  const name = lottery?.gameName ?? t('lobby');

  useEffect(() => {
    const ask = () => {
      const to = location.pathname + location.search;
      services.session.send({ type: 'signIn.needed', intent: { kind: 'navigate', to } });
    };
    // The first emission came before anybody listened.
    if (actor.getSnapshot().matches('awaitingSignIn')) ask();
    const asked = actor.on('signIn.needed', ask);
    return () => asked.unsubscribe();
  }, [actor, services]);

  useEffect(() => {
    send({ type: isSignedIn ? 'session.started' : 'session.lost' });
  }, [isSignedIn, send]);

  // Money moved while betting: whoever leaves in any way sees the balance as it is (L5).
  useEffect(
    () => () => void services.queryClient.invalidateQueries(services.queries.balance()),
    [services],
  );

  const { refusal } = state.context;
  const code = refusal?.code ?? 'unknown_error';
  const leave = () =>
    void navigate({ search: withParameters(parameters, { show: '', playType: '' }) });

  if (state.matches('awaitingSignIn')) {
    return (
      <EmptyState
        icon={<LotteryIcon />}
        title={t('signInTitle')}
        text={t('signInText', { name })}
        action={
          <div className={styles.ways}>
            <Button variant="primary" onClick={() => modals.open('login')}>
              {t('signIn')}
            </Button>
            <Button onClick={() => modals.open('registration')}>{t('register')}</Button>
          </div>
        }
      />
    );
  }
  if (state.matches('betting') && port.address !== null) {
    return (
      <LimitedFrame
        address={port.address}
        title={t('frame', { name })}
        onClosed={leave}
        onFailed={() => send({ type: 'frame.failed' })}
        onChanged={() => {
          void services.queryClient.invalidateQueries(services.queries.balance());
          void services.queryClient.invalidateQueries({ queryKey: lotteryBetsKey });
        }}
      />
    );
  }
  if (state.matches('unavailable') || state.matches('refused')) {
    return (
      <ErrorState
        title={t('launchFailedTitle', { name })}
        text={
          <>
            {t(`errors:${code}`)}{' '}
            {errorCatalogue[code].next === 'contactService' && <ServiceLink />}
          </>
        }
        action={
          state.can({ type: 'retry.requested' }) && (
            <Button variant="primary" onClick={() => send({ type: 'retry.requested' })}>
              {t('shell:retry')}
            </Button>
          )
        }
      />
    );
  }
  return <LoaderOverlay scope="box" label={t('launching', { name })} />;
}

interface LimitedFrameProps extends Omit<ComponentProps<typeof GameFrame>, 'onArrived'> {
  /** The vendor's page did not arrive. */
  readonly onFailed: () => void;
}

function LimitedFrame({ onFailed, ...frame }: LimitedFrameProps) {
  const [hasArrived, setArrived] = useState(false);
  const giveUp = useEffectEvent(() => onFailed());
  useEffect(() => {
    if (hasArrived) return undefined;
    const timer = setTimeout(() => giveUp(), FRAME_TIME_LIMIT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [hasArrived]);
  return <GameFrame {...frame} onArrived={() => setArrived(true)} />;
}
