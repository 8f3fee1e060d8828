import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { Lottery } from '#contract/entities/lottery.ts';
import type { PlayType } from '#contract/entities/lottery-types.ts';
import { errorCatalogue } from '#contract/error-catalogue.ts';
import type { Refusal } from '#contract/errors.ts';
import { type GameScreen, screenOf } from '#machines/game-launch/game-screen.ts';
import { personOf } from '#machines/session/sign-in-first.ts';
import { queries, readsOf } from '#web/api/queries.ts';
import { ServiceLink } from '#web/shared/customer-service/ServiceLink.tsx';
import { FailureText } from '#web/shared/failures/FailureText.tsx';
import { stepPaths } from '#web/shared/failures/step-paths.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { GameFrame } from '#web/shared/games/GameFrame.tsx';
import type { LaunchPort } from '#web/shared/games/launch.actors.ts';
import { StakeNotice } from '#web/shared/games/StakeNotice.tsx';
import { type FundsShort, useFundsShort } from '#web/shared/games/use-funds-short.ts';
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
import { provideLotteryLaunch } from './lottery-launch.actors.ts';

interface BettingProps {
  /** Null for the lobby of all Vietnamese lotteries. */
  readonly lottery: Lottery | null;
  readonly playType?: PlayType | undefined;
}

/** The betting view: the vendor's page, for signed-in players (L7). */
export function Betting(props: BettingProps) {
  const { isRestoring } = useSession();
  const { t } = useTranslation('lottery');
  // Until the session is known, nothing is launched and nobody is asked to sign in.
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
  const { t } = useTranslation('lottery');
  const services = useServices();
  const navigate = useNavigate();
  const funds = useFundsShort();
  const [parameters] = useSearchParams();
  const [port] = useState<LaunchPort>(() => ({ address: null }));
  const { value, refusal, can, send } = useFlow(
    () => provideLotteryLaunch(services, port, { lottery, playType }),
    {
      input: {
        gameId: lottery?.gameCode ?? '',
        who: personOf(services.session.getSnapshot()),
        tab: 'none',
        intent: { kind: 'navigate', to: location.pathname + location.search },
      },
    },
  );

  // Money moved during betting: the balance reloads, however the person leaves (L5).
  useEffect(
    () => () => void services.queryClient.invalidateQueries(queries.wallet.balance()),
    [services],
  );

  const Screen = screens[screenOf(value)];
  return (
    <Screen
      name={lottery?.gameName ?? t('lobby')}
      address={port.address}
      refusal={refusal}
      funds={funds}
      onArrived={() => send({ type: 'frame.arrived' })}
      onChanged={() => {
        void services.queryClient.invalidateQueries(queries.wallet.balance());
        void services.queryClient.invalidateQueries(readsOf('lottery', 'bets'));
      }}
      onClosed={() =>
        void navigate({ search: withParameters(parameters, { show: '', playType: '' }) })
      }
      onRetry={can({ type: 'retry.requested' }) ? () => send({ type: 'retry.requested' }) : null}
    />
  );
}

interface ScreenProps {
  /** Of the lottery, as shown. */
  readonly name: string;
  readonly address: string | null;
  readonly refusal: Refusal | null;
  readonly funds: FundsShort;
  readonly onArrived: () => void;
  readonly onChanged: () => void;
  readonly onClosed: () => void;
  /** Null if a retry would change nothing. */
  readonly onRetry: (() => void) | null;
}

/** The screen of each state; a new state without one does not compile. */
const screens: Readonly<Record<GameScreen, ComponentType<ScreenProps>>> = {
  finding: Launching,
  deciding: Launching,
  launching: Launching,
  awaitingSignIn: SignInFirst,
  // The same element: the frame stays in place when its page arrives.
  arriving: Frame,
  playing: Frame,
  underMaintenance: Failed,
  unavailable: Failed,
  refused: Failed,
  gone: Failed,
  // A lottery is played in its frame, and its page closes without telling the launch.
  leadingOn: Launching,
  choosing: Launching,
  awaitingPress: Launching,
  popupBlocked: Launching,
  playingElsewhere: Launching,
  comingBack: Launching,
  refreshingBalance: Launching,
  closed: Launching,
};

function Launching({ name }: ScreenProps) {
  const { t } = useTranslation('lottery');
  return <LoaderOverlay scope="box" label={t('launching', { name })} />;
}

function SignInFirst({ name }: ScreenProps) {
  const { t } = useTranslation('lottery');
  const modals = useModals();
  return (
    <EmptyState
      icon={<LotteryIcon />}
      title={t('signInTitle')}
      text={t('signInText', { name })}
      action={
        <>
          <Button variant="primary" onClick={() => modals.open('login')}>
            {t('signIn')}
          </Button>
          <Button onClick={() => modals.open('registration')}>{t('register')}</Button>
        </>
      }
    />
  );
}

function Frame({ name, address, funds, onArrived, onChanged, onClosed }: ScreenProps) {
  const { t } = useTranslation('lottery');
  if (address === null) return null;
  return (
    <div className={styles.betting}>
      <StakeNotice funds={funds} />
      <GameFrame
        address={address}
        title={t('frame', { name })}
        onArrived={onArrived}
        onChanged={onChanged}
        onClosed={onClosed}
        onFundsShort={funds.note}
        onStopped={funds.noteStop}
        balance={funds.balance}
      />
    </div>
  );
}

function Failed({ name, refusal, onRetry }: ScreenProps) {
  const { t } = useTranslation(['lottery', 'errors', 'account']);
  const { next } = errorCatalogue[refusal?.code ?? 'unknown_error'];
  return (
    <ErrorState
      title={t('launchFailedTitle', { name })}
      text={
        <>
          <FailureText refusal={refusal} /> {next === 'contactService' && <ServiceLink />}
          {(next === 'seeLimits' || next === 'seeWhy') && (
            <Link to={stepPaths[next]}>{t(`account:${next}`)}</Link>
          )}
        </>
      }
      action={
        onRetry && (
          <Button variant="primary" onClick={onRetry}>
            {t('shell:retry')}
          </Button>
        )
      }
    />
  );
}
