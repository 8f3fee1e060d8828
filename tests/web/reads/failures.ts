import errors from '#contract/messages/PT/errors.json';

/** One way in which a read fails. */
export interface Failure {
  readonly name: string;
  /** Makes the answer, or loses it. */
  readonly answer: () => Response;
  /** The text for the person. */
  readonly text: string;
  /** No read is retried before. */
  readonly waitSeconds: number;
  /** How often one is requested at once. */
  readonly triesAtOnce: 1 | 3;
}

const refusal = (status: number, code: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ success: false, code, message: 'Não.' }), { status, headers });

/** The ways in which reads fail and may come again. */
export const failures: readonly Failure[] = [
  {
    name: 'the server broke (500)',
    answer: () => refusal(500, 'internal_error'),
    text: errors.internal_error,
    waitSeconds: 5,
    triesAtOnce: 1,
  },
  {
    name: 'one too many (429), with the time to wait',
    answer: () => refusal(429, 'too_many_requests', { 'retry-after': '17' }),
    text: errors.too_many_requests,
    waitSeconds: 17,
    triesAtOnce: 1,
  },
  {
    name: 'one too many (429), without it',
    answer: () => refusal(429, 'too_many_requests'),
    text: errors.too_many_requests,
    waitSeconds: 5,
    triesAtOnce: 1,
  },
  {
    name: 'lost by the network',
    answer: () => {
      throw new TypeError('Failed to fetch');
    },
    text: errors.network_failed,
    waitSeconds: 5,
    triesAtOnce: 3,
  },
  {
    name: 'an answer that cannot be read',
    answer: () => new Response('<html>', { status: 200 }),
    text: errors.answer_unreadable,
    waitSeconds: 5,
    triesAtOnce: 3,
  },
];

/** The token is no longer accepted. */
export const staleToken = () => refusal(401, 'token_expired');
