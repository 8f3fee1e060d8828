import { Router } from 'express';
import type { PublishedWays, WayNeed } from '#contract/flow-ways-types.ts';
import { flowOf, flowWays, isMet, isOpen, type Need } from '../settings/flow-ways.ts';
import { settingAt } from '../settings/setting-rows.ts';
import type { Settings } from '../settings/settings.ts';
import type { SettingsStore } from '../settings/settings-store.ts';

/**
 * Answers with the ways through flows. It is open to everybody, as the portal is, which shows the
 * same by what it offers.
 */
export function flowWaysCall(settings: SettingsStore): Router {
  const router = Router();
  router.get('/', (_request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.json(publishedWays(settings));
  });
  return router;
}

/** Which ways through flows the published settings open, for the flows page (T14). */
function publishedWays({ current, versions }: SettingsStore): PublishedWays {
  return {
    version: versions[0].version,
    ways: flowWays.map((way) => ({
      id: way.id,
      flow: flowOf(way),
      isOpen: isOpen(way, current),
      needs: way.needs.map((need) => needOf(need, current)),
    })),
  };
}

function needOf(need: Need, settings: Settings): WayNeed {
  const value = settingAt(settings, need.setting) as WayNeed['value'];
  const isSwitch = 'is' in need && typeof need.is === 'boolean';
  return {
    setting: need.setting,
    // Some switches are 0 and 1.
    value: isSwitch ? Boolean(value) : value,
    isMet: isMet(need, settings),
  };
}
