import type { LanguageCode } from '#contract/entities/language.ts';
import type { Clock } from '../../kernel/clock.ts';
import { expiringMap } from '../../kernel/expiring-map.ts';

const LIFETIME = 12 * 60 * 60_000;
const MAX_SESSIONS = 50_000;

/**
 * Each session's last chosen language (S3). A restart forgets it, and the browser sends it again.
 */
export interface VisitorLanguages {
  choose(sessionHash: string, language: LanguageCode): void;
  of(sessionHash: string): LanguageCode | undefined;
}

export function createVisitorLanguages(clock: Clock): VisitorLanguages {
  const chosen = expiringMap<LanguageCode>(clock, MAX_SESSIONS);
  return {
    choose: (sessionHash, language) => chosen.put(sessionHash, language, clock.now() + LIFETIME),
    of: (sessionHash) => chosen.peek(sessionHash),
  };
}
