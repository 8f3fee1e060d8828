import type { Request } from 'express';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { World } from '../world/world.ts';
import { callOf } from './call.ts';
import { messageLanguage } from './messages.ts';

/** The language that a call asks for, else the one that was chosen, else the browser's (S3). */
export function languageOfCall(
  { visitorLanguages }: Pick<World, 'visitorLanguages'>,
  request: Pick<Request, 'headers'>,
  asked: LanguageCode | undefined,
): LanguageCode {
  const { signedIn } = callOf(request);
  const chosen = asked ?? (signedIn && visitorLanguages.of(signedIn.sessionHash));
  return chosen ?? (messageLanguage(request.headers['accept-language']) === 'en' ? 'EN' : 'PT');
}
