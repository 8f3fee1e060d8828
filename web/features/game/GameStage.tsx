import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/entities/game.ts';
import { GameFrame } from '#web/shared/games/GameFrame.tsx';
import { LoaderOverlay } from '#web/ui/waiting/LoaderOverlay.tsx';
import { AwaitingSignIn } from './AwaitingSignIn.tsx';
import styles from './GamePage.module.css';
import { GameRefused, GameSuggestions, GameUnavailable } from './GameStates.tsx';
import { AwaitingPress, PlayingElsewhere, PopupBlocked } from './GameTabStates.tsx';
import type { GameLaunch } from './use-game-launch.ts';
import { VendorGames } from './VendorGames.tsx';

interface GameStageProps {
  /** Undefined while it is on its way, or cannot be read. */
  readonly game: Game | undefined;
  readonly launch: GameLaunch;
  readonly onLeave: () => void;
}

/** What the launch of the game has come to: the game itself, or why it is not there yet. */
export function GameStage({ game, launch, onLeave }: GameStageProps) {
  const { t } = useTranslation('game');
  const { state, address } = launch;
  const { refusal } = state.context;
  const name = game?.gameName ?? '';
  return (
    <>
      {state.hasTag('busy') && <LoaderOverlay scope="box" label={t('launching', { name })} />}
      {state.matches('awaitingSignIn') && <AwaitingSignIn name={name} game={game} />}
      {state.matches('choosing') && game && (
        <div className={styles.choice}>
          <h2>{t('gamesOf', { vendor: game.vendor })}</h2>
          <VendorGames vassalage={game.vassalage} gameType={game.gameType} />
        </div>
      )}
      {(state.matches('arriving') || state.matches('playing')) && address !== null && (
        <GameFrame
          address={address}
          title={t('frame', { name, vendor: game?.vendor ?? '' })}
          onArrived={launch.noteArrival}
          onChanged={launch.noteChange}
          onClosed={onLeave}
        />
      )}
      {state.matches('awaitingPress') && (
        <AwaitingPress name={name} game={game} onPressed={launch.pressForTab} />
      )}
      {state.matches('popupBlocked') && address !== null && (
        <PopupBlocked
          name={name}
          game={game}
          address={address}
          onPressed={launch.pressForTab}
          onFollowed={launch.followLink}
        />
      )}
      {state.matches('playingElsewhere') && (
        <PlayingElsewhere
          name={name}
          game={game}
          isInHand={launch.isTabInHand}
          onShown={launch.showTab}
          onClosed={launch.closeTab}
          onLeave={onLeave}
        />
      )}
      {state.matches('underMaintenance') && (
        <GameSuggestions
          name={name}
          gameType={game?.gameType}
          onRetry={launch.retry}
          onLeave={onLeave}
        />
      )}
      {state.matches('unavailable') && <GameUnavailable refusal={refusal} onRetry={launch.retry} />}
      {state.matches('refused') && <GameRefused refusal={refusal} />}
    </>
  );
}
