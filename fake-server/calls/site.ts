import { initServer } from '@ts-rest/express';
import { chooseLanguage } from '#contract/entities/language.ts';
import { contract } from '#contract/index.ts';
import { answer, callOf, portalOriginOf, vendorsOriginOf } from '../http/call.ts';
import { messageLanguage, messageOf } from '../http/messages.ts';
import { lasting } from '../http/send-answer.ts';
import { CHAT_PATH } from '../vendors/chat/chat.router.ts';
import { momentOf } from '../world/clock.ts';
import { countries } from '../world/countries.ts';
import { publishedFirebase } from '../world/firebase.ts';
import type { World } from '../world/world.ts';

const HOUR = 60 * 60_000;

/** The site as a visitor finds it. */
export function siteHandlers(world: World, vendorsPort: () => number) {
  const { catalogue, clock, settings, visitorLanguages } = world;
  // Nothing of these changes while the server runs.
  const menu = lasting(answer([...catalogue.groups]));
  const countryCodes = lasting(answer([...countries]));
  // The site has no downloads, no social pages and no member menu of its own to draw icons for.
  const resources = lasting(answer({}));
  const icons = lasting(answer([]));

  return initServer().router(contract.site, {
    permission: async ({ req }) => {
      const { situation } = callOf(req);
      const { siteName, merchantCode, flags, toggles, currency, languages } = settings.current;
      const { jurisdiction, agentSite, loginedToHomePage, minimumAge } = settings.current;
      const { sessionIdleMinutes } = settings.current;
      return answer({
        siteName,
        merchantCode,
        whitelabel: flags,
        register: toggles,
        currency,
        languages: [...languages],
        jurisdiction,
        agentSite,
        loginedToHomePage,
        firebase: publishedFirebase(world, vendorsOriginOf(req, vendorsPort())),
        minimumAge,
        sessionIdleMinutes,
        customerService: [
          {
            csType: 'LIVECHAT' as const,
            path: vendorsOriginOf(req, vendorsPort()) + CHAT_PATH,
            version: { pathList: [] },
          },
        ],
        analytics: { gtagId: null },
        imageCDNs: [],
        launchGameCDNs: [],
        location: { ip: req.ip ?? '', countryCode: settings.current.visitorCountry },
        maintenance: situation.maintenance,
        regionRestriction: situation.regionBlocked,
        serverTime: clock.moment(),
      });
    },
    status: async ({ req }) => {
      const { situation } = callOf(req);
      const language = messageLanguage(req.headers['accept-language']);
      const closed = { ip: req.ip ?? '', serverTime: clock.moment() };
      if (situation.maintenance) {
        // It is expected to end with the next full hour, for as long as it lasts.
        const until = momentOf((Math.floor(clock.now() / HOUR) + 1) * HOUR);
        const message = messageOf('maintenance', language);
        return answer({ ...closed, status: 1 as const, message, until });
      }
      if (situation.regionBlocked) {
        const message = messageOf('region_restricted', language);
        return answer({ ...closed, status: 2 as const, message, until: null });
      }
      return answer({ ...closed, status: 0 as const, until: null });
    },
    menu: async () => menu,
    resources: async () => resources,
    icons: async () => icons,
    countryCodes: async () => countryCodes,
    domains: async ({ req }) =>
      answer({ domainList: [{ domain: portalOriginOf(req), speed: null }] }),
    language: async ({ req, body }) => {
      const language = chooseLanguage(body.language, settings.current.languages);
      const { signedIn } = callOf(req);
      if (signedIn) visitorLanguages.choose(signedIn.sessionHash, language);
      return answer({ language });
    },
  });
}
