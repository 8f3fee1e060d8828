import { fireEvent } from '@testing-library/react';
import type { Game } from '#contract/entities/game.ts';
import { gameLaunchEntry } from '#machines/game-launch/proof/game-launch.entry.ts';
import { slotGame } from '#tests/support/slot-game.ts';
import { GameStage } from '#web/features/games/GameStage.tsx';
import { useGameLaunch } from '#web/features/games/use-game-launch.ts';
import gameTexts from '#web/i18n/messages/EN/game.json';
import shell from '#web/i18n/messages/EN/shell.json';
import { closeEmptyGameTab } from '#web/platform/windows/opened-game-tab.ts';
import { useFundsShort } from '#web/shared/games/use-funds-short.ts';
import { errorsInEnglish as errors } from './error-texts.ts';
import { found } from './screen.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press, sendEvent } from './user-actions.ts';
import { type ShownFact, type WalkedFlow, walked } from './walked-flow.ts';

const t = { game: gameTexts, shell };

const game: Game = { ...slotGame, nodeId: 'slot-1', defaultPlayType: 'today' };

/** The place of the game, without the bars around it. */
function Place() {
  const launch = useGameLaunch(game.nodeId, { roomId: null, selection: null });
  const funds = useFundsShort();
  const leave = () => launch.send({ type: 'game.left' });
  return <GameStage game={game} launch={launch} funds={funds} onLeave={leave} />;
}

const isIn =
  (...leaves: readonly string[]): ShownFact['holds'] =>
  (_, leaf) =>
    leaves.some((one) => leaf.split(' and ').includes(`open.game.${one}`));

/** The launch of a game, in the place where it is played (L4, L5). */
export function walkedFlow(): WalkedFlow {
  const words = t.game;
  const marksOf = (text: string) =>
    text.replace('{{name}}', game.gameName).replace('{{vendor}}', game.vendor);
  const heading = (text: string) => ({ role: 'heading', name: marksOf(text) });
  const opening = { role: 'status', name: marksOf(words.launching) };
  const frame = { role: 'iframe', name: marksOf(words.frame) };
  const open = { role: 'button', name: words.tab.open };
  const retry = { role: 'button', name: t.shell.retry };
  const link = { role: 'link', name: words.tab.link };
  const isBlocked = () => found(link).length > 0;
  return walked({
    entry: gameLaunchEntry,
    fillsWindow: true,
    language: 'EN',
    begins: {
      asVisitor: {
        setting: {
          address: `/game?id=${game.nodeId}`,
          page: <Place />,
          prepare: () => {
            // The browser blocks every tab; a press for one is forgotten.
            window.open = () => null;
            closeEmptyGameTab(game.nodeId);
          },
        },
        input: {
          gameId: game.nodeId,
          who: 'visitor',
          tab: 'none',
          intent: { kind: 'navigate', to: `/game?id=${game.nodeId}` },
        },
      },
    },
    rows: {
      'open.game.finding': [opening],
      'open.game.choosing': [heading(words.gamesOf)],
      'open.game.awaitingSignIn': [heading(words.signInTitle)],
      'open.game.awaitingPress': [heading(words.tab.readyTitle), { ...open, state: 'enabled' }],
      'open.game.launching': 'open.game.finding',
      'open.game.arriving': [opening, frame],
      'open.game.playing': [frame],
      'open.game.popupBlocked': [
        heading(words.tab.blockedTitle),
        link,
        { ...retry, state: 'enabled' },
      ],
      'open.game.playingElsewhere': [heading(words.tab.elsewhereTitle)],
      'open.game.comingBack': 'open.game.finding',
      'open.game.underMaintenance': [
        heading(words.maintenanceTitle),
        { ...retry, state: 'enabled' },
      ],
      'open.game.unavailable': [{ ...retry, state: 'enabled' }],
      'open.game.refused': [{ role: 'link', name: words.back }],
      'open.game.gone': [heading(words.notFoundTitle), { role: 'link', name: words.back }],
      // The place of the game shows neither the tab beside it nor what follows.
      'open.tab.none': [],
      'open.tab.pressed': 'open.tab.none',
      'open.tab.playing': 'open.tab.none',
      leadingOn: 'open.tab.none',
      refreshingBalance: 'open.game.finding',
      closed: 'open.tab.none',
    },
    actions: {
      'tab.pressed': {
        control: () => [...found(open), ...(isBlocked() ? found(retry) : [])],
        perform: (button) => fireEvent.click(button),
      },
      'retry.requested': {
        control: () => (isBlocked() ? [] : found(retry)),
        perform: (button) => fireEvent.click(button),
      },
      'link.followed': press(link),
      'frame.arrived': {
        control: () => found(frame),
        perform: (element) => fireEvent.load(element),
        isAlwaysPossible: true,
      },
      'person.changed': sendEvent,
      'connection.returned': sendEvent,
      'game.left': sendEvent,
    },
    facts: [
      {
        name: 'the game did not open',
        holds: isIn('unavailable', 'refused'),
        mark: heading(words.failedTitle),
      },
      ...refusalFacts(errors, {
        codes: codesOf(gameLaunchEntry.outcomes.launchGame).filter(
          (code) => code === 'vendor_unavailable' || code === 'network_failed',
        ),
        leaf: 'open.game.unavailable',
        role: 'paragraph',
      }).map((fact) => ({
        ...fact,
        holds: (context: Parameters<ShownFact['holds']>[0], leaf: string) =>
          isIn('unavailable')(context, leaf) && fact.holds(context, 'open.game.unavailable'),
      })),
    ],
  });
}
