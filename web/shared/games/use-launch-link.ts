import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/entities/game.ts';
import { launchWayOf } from '#contract/rules/launch-way.ts';
import { openGameTab } from '#web/platform/windows/game-tab.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { fromList } from './game-path.ts';
import { launchAddress } from './launch-address.ts';

/** What the link of a game is given, so that a press starts it in its way (L4). */
export interface LaunchLink {
  readonly to: string;
  readonly state: typeof fromList;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * The link to a game. A press opens the list of a vendor over the page, and the tab of a game that
 * wants one, which browsers allow in the gesture alone; a press for a new tab of the portal stays one.
 */
export function useLaunchLink(game: Game): LaunchLink {
  const { t } = useTranslation('games');
  const { modals, session } = useServices();
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const { nodeId, vassalage, vendor, gameType, gameName, status } = game;
    const way = launchWayOf(game);
    if (way === 'vendorList') {
      event.preventDefault();
      modals.send({
        type: 'modal.opened',
        modal: { type: 'vendorGames', vassalage, vendor, gameType },
      });
    } else if (way === 'tab' && status === 'open' && session.getSnapshot().hasTag('signedIn')) {
      openGameTab(nodeId, t('opening', { name: gameName }));
    }
  };
  return { to: launchAddress(game), state: fromList, onClick };
}
