import type { Answer } from './answer.ts';

/** What a request says so that the server alone can read it. */
const secretFields =
  /^(?:password|\w*Password|verificationCode|newCode|firebaseIdToken|captcha|recoveryCode)$/u;
/** What no answer has, under whatever name of this kind. */
const keptFields = /^\w*(?:password_?hash|passwordDigest|privateKey|private_jwk|salt)$/iu;
/** Shorter ones, and words such as "length", stand in an answer by chance. */
const SHORTEST = 6;
const hasDigit = (value: string) => /\d/u.test(value);

const entriesIn = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, entry]: [string, unknown]) => [
        [key, entry] as const,
        ...entriesIn(entry),
      ])
    : [];

/** The secrets of a request that nothing else in it says. */
export function secretsOf(body: unknown): readonly string[] {
  const entries = entriesIn(body);
  const others = entries.filter(([key]) => !secretFields.test(key)).map(([, value]) => value);
  return entries.flatMap(([key, value]) =>
    secretFields.test(key) &&
    typeof value === 'string' &&
    value.trim().length >= SHORTEST &&
    hasDigit(value) &&
    !others.some((other) => typeof other === 'string' && other.includes(value))
      ? [value]
      : [],
  );
}

/** What an answer says that only the server should know: a secret of the request, or a stored one. */
export function judgeSecrets({ body, text, sent }: Answer): string[] {
  const repeated = sent.secrets.filter((secret) =>
    text.includes(JSON.stringify(secret).slice(1, -1)),
  );
  const kept = entriesIn(body).find(([key]) => keptFields.test(key));
  return [
    ...(repeated.length > 0 ? ['the answer repeats a secret of the request'] : []),
    ...(kept ? [`the answer holds what only the server should know: ${kept[0]}`] : []),
  ];
}
