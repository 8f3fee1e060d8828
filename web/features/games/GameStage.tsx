import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/entities/game.ts';
import type { GameScreen } from '#machines/game-launch/game-screen.ts';
import { screenOf } from '#machines/game-launch/game-screen.ts';
import { GameFrame } from '#web/shared/games/GameFrame.tsx';
import type { FundsShort } from '#web/shared/games/use-funds-short.ts';
import { LoaderOverlay } from '#web/ui/waiting/LoaderOverlay.tsx';
import { AwaitingSignIn } from './AwaitingSignIn.tsx';
import styles from './GamePage.module.css';
import { GameGone, GameRefused, GameSuggestions, GameUnavailable } from './GameStates.tsx';
import { AwaitingPress, PlayingElsewhere, PopupBlocked } from './GameTabStates.tsx';
import type { GameLaunch } from './use-game-launch.ts';
import { VendorGames } from './VendorGames.tsx';

interface GameStageProps {
  /** Undefined while loading, or if unreadable. */
  readonly game: Game | undefined;
  readonly launch: GameLaunch;
  readonly funds: FundsShort;
  readonly onLeave: () => void;
}

/** The launch's current state: the game, or why it is not there. */
export function GameStage(props: GameStageProps) {
  const { t } = useTranslation('game');
  const { isBusy, value } = props.launch;
  const Screen = screens[screenOf(value)];
  return (
    <>
      {isBusy && <LoaderOverlay scope="box" label={t('launching', { name: nameOf(props) })} />}
      <Screen {...props} />
    </>
  );
}

const nameOf = ({ game }: GameStageProps) => game?.gameName ?? '';
const Nothing = () => null;

/** The screen of each state; a new state without one does not compile. */
const screens: Readonly<Record<GameScreen, ComponentType<GameStageProps>>> = {
  finding: Nothing,
  deciding: Nothing,
  leadingOn: Nothing,
  launching: Nothing,
  comingBack: Nothing,
  refreshingBalance: Nothing,
  closed: Nothing,
  choosing: Choosing,
  awaitingSignIn: (props) => <AwaitingSignIn name={nameOf(props)} game={props.game} />,
  awaitingPress: (props) => (
    <AwaitingPress name={nameOf(props)} game={props.game} onPressed={props.launch.pressForTab} />
  ),
  // The same element: the frame stays in place when its page arrives.
  arriving: Playing,
  playing: Playing,
  popupBlocked: Blocked,
  playingElsewhere: (props) => (
    <PlayingElsewhere
      name={nameOf(props)}
      game={props.game}
      isInHand={props.launch.isTabInHand}
      onShown={props.launch.showTab}
      onClosed={props.launch.closeTab}
      onLeave={props.onLeave}
    />
  ),
  underMaintenance: (props) => (
    <GameSuggestions
      name={nameOf(props)}
      gameType={props.game?.gameType}
      onRetry={() => props.launch.send({ type: 'retry.requested' })}
      onLeave={props.onLeave}
    />
  ),
  unavailable: ({ launch }) => (
    <GameUnavailable
      refusal={launch.refusal}
      onRetry={() => launch.send({ type: 'retry.requested' })}
    />
  ),
  refused: ({ launch }) => <GameRefused refusal={launch.refusal} />,
  gone: GameGone,
};

function Choosing({ game }: GameStageProps) {
  const { t } = useTranslation('game');
  if (!game) return null;
  return (
    <div className={styles.choice}>
      <h2>{t('gamesOf', { vendor: game.vendor })}</h2>
      <VendorGames vassalage={game.vassalage} gameType={game.gameType} />
    </div>
  );
}

function Playing(props: GameStageProps) {
  const { t } = useTranslation('game');
  const { game, launch, funds, onLeave } = props;
  if (launch.address === null) return null;
  return (
    <GameFrame
      address={launch.address}
      title={t('frame', { name: nameOf(props), vendor: game?.vendor ?? '' })}
      onArrived={({ currentTarget }) => {
        launch.pause.joinFrame(currentTarget);
        launch.send({ type: 'frame.arrived' });
      }}
      onChanged={launch.noteChange}
      onClosed={onLeave}
      onFundsShort={funds.note}
      onStopped={funds.noteStop}
      balance={funds.balance}
    />
  );
}

function Blocked(props: GameStageProps) {
  const { game, launch } = props;
  if (launch.address === null) return null;
  return (
    <PopupBlocked
      name={nameOf(props)}
      game={game}
      address={launch.address}
      onPressed={launch.pressForTab}
      onFollowed={() => launch.send({ type: 'link.followed' })}
    />
  );
}
