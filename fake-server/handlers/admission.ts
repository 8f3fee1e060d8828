import { chooseLanguage } from '#contract/entities/language.ts';
import type { LoginResult } from '#contract/entities/member.ts';
import type { Exchange } from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import { deviceOf, keepDevice } from '../http/device-cookie.ts';
import type { SiteOrigins } from '../http/site-origins.ts';
import { originOf } from '../http/visit-origin.ts';
import type { World } from '../world/world.ts';

/**
 * The answer of every sign-in: the device is known from now on, and the history shows the sign-in.
 */
export function admission(world: World, origins: SiteOrigins) {
  const { devices, members, security, sessions, settings } = world;
  return <Admitted extends LoginResult>(
    { req, res }: Exchange,
    result: Admitted,
    trustsDevice = false,
  ) => {
    const reading = sessions.peek(result.token);
    if (reading.ok) {
      const isHttps = origins.isHttps(req);
      const { id } = reading.signedIn.member;
      const device = devices.marked(id, deviceOf(req, isHttps));
      keepDevice(res, device, isHttps);
      const deviceId = devices.idFor(id, device);
      if (trustsDevice && deviceId !== undefined) {
        security.trustDevice(id, deviceId, originOf(req));
      }
      const language = chooseLanguage(languageOfCall(world, req), settings.current.languages);
      members.setLanguage(id, language);
      security.noteSignIn(reading.signedIn, originOf(req));
    }
    return result;
  };
}
