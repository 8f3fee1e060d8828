import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Game } from '#contract/entities/game.ts';
import { launchWayOf } from '#contract/rules/launch-way.ts';
import { openGameTab } from '#web/platform/windows/game-tab.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { fromList } from './game-path.ts';
import { launchAddress } from './launch-address.ts';

/**
 * What a press on the link to a game does.
 *
 * @param address where the game starts, if that is a separate page
 */
export type Launch = (event: MouseEvent, game: Game, address?: string) => void;

/**
 * Launches games (L4), for all links of a list. It opens a vendor's list over the page, and a
 * game's own tab within the press, because browsers block it later. A press with a modifier key is
 * left to the browser.
 */
export function useLaunch(): Launch {
  const services = useServices();
  const navigate = useNavigate();
  return useCallback(
    (event, game, address = launchAddress(game)) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const { nodeId, vassalage, vendor, gameType, gameName, status } = game;
      const way = launchWayOf(game);
      if (way === 'vendorList') {
        services.modals.send({
          type: 'modal.opened',
          modal: { type: 'vendorGames', vassalage, vendor, gameType },
        });
        return;
      }
      if (way === 'tab' && status === 'open' && services.session.getSnapshot().hasTag('signedIn')) {
        openGameTab(nodeId, services.i18n.t('games:opening', { name: gameName }));
      }
      void navigate(address, { state: fromList });
    },
    [services, navigate],
  );
}
