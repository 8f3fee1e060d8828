import type { Request } from 'express';
import { type LanguageCode, languageCodes, languages } from '#contract/entities/language.ts';
import type { World } from '../world/world.ts';
import { callOf } from './call.ts';

const byTag = new Map(languageCodes.map((code) => [languages[code].tag.toLowerCase(), code]));
const byPrimaryTag = new Map(
  languageCodes.toReversed().map((code) => [languages[code].tag.split('-')[0], code]),
);

/** The language of a call: the requested one, else the chosen one, else the browser's (S3). */
export function languageOfCall(
  { visitorLanguages }: Pick<World, 'visitorLanguages'>,
  request: Pick<Request, 'headers'>,
  requested?: LanguageCode,
): LanguageCode {
  const { signedIn } = callOf(request);
  const chosen = requested ?? (signedIn && visitorLanguages.of(signedIn.sessionHash));
  return chosen ?? languageOfHeader(request.headers['accept-language']) ?? 'PT';
}

/** The first language of an `Accept-Language` header that the portal supports. */
export function languageOfHeader(header: string | undefined): LanguageCode | undefined {
  for (const wanted of header?.toLowerCase().split(',') ?? []) {
    const tag = wanted.split(';')[0]?.trim() ?? '';
    const known = byTag.get(tag) ?? byPrimaryTag.get(tag.split('-')[0] ?? '');
    if (known !== undefined) return known;
  }
  return undefined;
}
