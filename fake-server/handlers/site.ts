import { initServer } from '@ts-rest/express';
import { chooseLanguage } from '#contract/entities/language.ts';
import { SEALED_PATH_TYPE } from '#contract/entities/service-desks.ts';
import { contract } from '#contract/index.ts';
import { resourcesAt } from '../content/resources.ts';
import { answer, callOf } from '../http/call.ts';
import { messageLanguage, messageOf } from '../http/error-messages.ts';
import { lasting } from '../http/send-answer.ts';
import { momentOf } from '../kernel/clock.ts';
import { publishedIn } from '../settings/settings.ts';
import { TAG_PATH } from '../vendors/analytics/analytics.router.ts';
import { CDN_PATHS } from '../vendors/cdn/cdn.router.ts';
import { CHAT_PATH, VIP_CHAT_PATH } from '../vendors/chat/chat.router.ts';
import { countries } from '../world/verification/countries.ts';
import { publishedFirebase } from '../world/verification/firebase.ts';
import type { World } from '../world/world.ts';
import type { HandlerNeeds } from './handler-needs.ts';

const HOUR = 60 * 60_000;

/** The site as a visitor finds it. */
export function siteHandlers(world: World, { origins }: HandlerNeeds) {
  const { accountRecords, catalogue, clock, deposits, live, members, profiles } = world;
  const { serviceVisits, settings, withdrawals } = world;
  const { passkeys, social, visitorLanguages } = world;
  // These do not change while the server runs.
  const menu = lasting(answer([...catalogue.groups]));
  const countryCodes = lasting(answer([...countries]));
  const icons = lasting(answer([...profiles.icons]));

  return initServer().router(contract.site, {
    permission: async ({ req }) => {
      const { situation } = callOf(req);
      const { languages, ...published } = publishedIn('site.permission', settings.current);
      const gtagId = settings.current.gtagId || null;
      const vendors = origins.vendors(req);
      const vipPath = await serviceVisits.seal('VIP', vendors + VIP_CHAT_PATH);
      return answer({
        ...published,
        languages: [...languages],
        firebase: publishedFirebase(world, vendors),
        socialLogin: social.published(vendors),
        passkeySignIn: passkeys.signIn(),
        customerService: [
          { csType: 'LIVECHAT' as const, path: vendors + CHAT_PATH, version: { pathList: [] } },
          {
            csType: 'VIP' as const,
            // The sealed address of the VIP desk is only for those whom it serves (S8).
            path: vendors + CHAT_PATH,
            version: { pathList: [{ type: SEALED_PATH_TYPE, path: vipPath }] },
          },
        ],
        analytics: { gtagId, scriptUrl: gtagId === null ? null : vendors + TAG_PATH },
        imageCDNs: situation.imageCDNs === 'none' ? [] : CDN_PATHS.map((path) => vendors + path),
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
        // It is expected to end with the next full hour, however long it lasts.
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
    resources: async ({ req }) =>
      answer(resourcesAt(origins.vendors(req), settings.current.resources)),
    icons: async () => icons,
    countryCodes: async () => countryCodes,
    domains: async ({ req }) => {
      const domains = new Set([origins.portal(req), ...origins.all()]);
      return answer({ domainList: [...domains].map((domain) => ({ domain, speed: null })) });
    },
    serviceVisit: async ({ req, body: { desk, about } }) => {
      const member = callOf(req).signedIn?.member;
      // Nobody can ask about another person's payment.
      const isOwn =
        member !== undefined &&
        about !== undefined &&
        (accountRecords.has(member.id, about) ||
          withdrawals.has(member.id, about) ||
          deposits.find(about)?.member_id === member.id);
      return answer(serviceVisits.begin(desk, member, isOwn ? about : undefined));
    },
    language: async ({ req, body }) => {
      const language = chooseLanguage(body.language, settings.current.languages);
      const { signedIn } = callOf(req);
      if (signedIn) {
        visitorLanguages.choose(signedIn.sessionHash, language);
        members.setLanguage(signedIn.member.id, language);
        // Their labels have other names now.
        live.tell(signedIn.member.id, 'profile');
      }
      return answer({ language });
    },
  });
}
