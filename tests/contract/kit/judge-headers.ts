import { z } from 'zod/v4';
import { REQUEST_ID_HEADER, requestIdPattern } from '#contract/request-id.ts';
import type { Answer } from './answer.ts';
import type { KitRoute } from './routes.ts';

const textSchema = z.object({ message: z.string() });
const waitSchema = z.object({ retryAfterSeconds: z.number() });

/** What only a server's own log should say: queries, places in its code, errors of its parts. */
const innerWords = [
  /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\s\S/u,
  /\bat \S+ ?\(?\S*:\d+:\d+/u,
  /Traceback \(most recent call last\)/u,
  /\b(?:ECONNREFUSED|ENOENT|SQLSTATE|SQLITE_[A-Z]+|ORA-\d{5}|NullPointerException)\b/u,
];

const hasInnerWords = (text: string) => innerWords.some((pattern) => pattern.test(text));

/** The faults of an answer's headers, and of the text for people. */
export function judgeHeaders(route: KitRoute, answer: Answer): string[] {
  return [
    ...judgeRequestId(answer),
    ...judgeCaching(route, answer),
    ...judgeWait(answer),
    ...judgeCookies(answer),
    ...judgeOrigins(answer),
    ...judgeInnerWords(answer),
  ];
}

function judgeRequestId({ headers }: Answer): string[] {
  const id = headers[REQUEST_ID_HEADER];
  if (typeof id === 'string' && requestIdPattern.test(id)) return [];
  return [`no ${REQUEST_ID_HEADER} that finds the request in the server's log`];
}

/** The data of a person is kept by no cache between the server and that person. */
function judgeCaching({ metadata }: KitRoute, { headers }: Answer): string[] {
  if (metadata.auth === 'none') return [];
  const said = headers['cache-control'] ?? '';
  return /\b(?:no-store|private)\b/u.test(said) && !/\bpublic\b/u.test(said)
    ? []
    : [`a private answer that a cache may keep: Cache-Control is '${said}', not no-store`];
}

/** A client waits as long as the header says, and a person as long as the body says. */
function judgeWait({ headers, body }: Answer): string[] {
  const wait = waitSchema.safeParse(body).data?.retryAfterSeconds;
  if (wait === undefined || headers['retry-after'] === String(wait)) return [];
  return [`Retry-After is '${headers['retry-after'] ?? ''}', and the body says ${wait} seconds`];
}

/** No script reads a cookie, and no other site sends it along. */
function judgeCookies({ headers }: Answer): string[] {
  return (headers['set-cookie'] ?? []).flatMap((cookie) => {
    const [pair = '', ...attributes] = cookie.split(/;\s*/u);
    const [name] = pair.split('=');
    const has = (attribute: string) =>
      attributes.some((each) => each.toLowerCase().startsWith(attribute));
    return [
      ...(has('httponly') ? [] : [`the cookie ${name} is not HttpOnly: scripts can read it`]),
      ...(has('samesite=strict') || has('samesite=lax')
        ? []
        : [`the cookie ${name} has no SameSite: other sites can send it`]),
    ];
  });
}

function judgeOrigins({ headers }: Answer): string[] {
  const isOpen = headers['access-control-allow-origin'] === '*';
  const hasCredentials = headers['access-control-allow-credentials'] === 'true';
  return isOpen && hasCredentials ? ['every origin may call with the credentials of a person'] : [];
}

function judgeInnerWords({ headers, body }: Answer): string[] {
  const message = textSchema.safeParse(body).data?.message ?? '';
  const inHeaders = Object.entries(headers).filter(([, value]) => hasInnerWords(String(value)));
  return [
    ...('x-powered-by' in headers ? ['X-Powered-By names the software of the server'] : []),
    ...inHeaders.map(([name]) => `the header ${name} shows how the server works inside`),
    ...(hasInnerWords(message) ? ['the message shows how the server works inside'] : []),
  ];
}
