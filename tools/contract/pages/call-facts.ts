import type { AppRoute, AppRouter } from '@ts-rest/core';
import { type Budget, type BudgetName, budgets, type TrySubject } from '#contract/budgets.ts';
import type { Auth, RouteMetadata } from '#contract/call.ts';
import type { PlayAct } from '#contract/entities/play-limit-types.ts';
import { ONCE_HEADER, ONCE_KEPT_HOURS } from '#contract/once.ts';

/** A call with what its metadata says. */
export interface DescribedCall {
  /** `withdrawals.create` */
  readonly name: string;
  readonly domain: string;
  readonly method: string;
  /** `/withdrawals/:id` */
  readonly path: string;
  readonly summary: string;
  readonly metadata: RouteMetadata;
}

const isRoute = (entry: AppRoute | AppRouter): entry is AppRoute =>
  typeof entry['method'] === 'string' && typeof entry['path'] === 'string';

/** Every call of a contract, in its order. */
export function describedCalls(contract: AppRouter): DescribedCall[] {
  return Object.entries(contract).flatMap(([domain, calls]) =>
    Object.entries(calls as AppRouter).flatMap(([name, route]) =>
      isRoute(route)
        ? [
            {
              name: `${domain}.${name}`,
              domain,
              method: route.method,
              path: route.path,
              summary: route.summary ?? '',
              metadata: route.metadata as RouteMetadata,
            },
          ]
        : [],
    ),
  );
}

const callers: Readonly<Record<Auth, string>> = {
  none: 'Anyone. A token is read if one is sent.',
  member: 'Signed-in people, also with a trial account. It needs a token.',
  trueMember: 'Signed-in people with a real account, not a trial one. It needs a token.',
  agent: 'Agents. It needs a token.',
};

const subjects: Readonly<Record<TrySubject, string>> = {
  account: 'account',
  receiver: 'mobile number or email address',
  session: 'session',
  address: 'network address',
};

const playWords: Readonly<Record<Exclude<PlayAct, 'neither'>, string>> = {
  paysIn: 'It pays money in: what the player allows is asked first (play_limit_reached).',
  stakes: 'It stakes, or opens a game to stake in: what the player allows is asked first.',
  rewards:
    'It takes part in what attracts to play: a pause of the player stops it (account_restricted).',
};

const BYTES_OF_A_KILOBYTE = 1024;

/** What a caller has to know, as a name and a sentence each. */
export function factsOf({ metadata }: DescribedCall): readonly (readonly [string, string])[] {
  const { auth, sealed, once, reauthentication, whenClosed, whenPasswordOwed, bodyBytes, play } =
    metadata;
  return [
    ['Who may call', callers[auth]],
    [
      'Counts once',
      once
        ? `Yes. Send a key of your own in the header ${ONCE_HEADER}; for ${ONCE_KEPT_HOURS} hours the same key gets the first answer, and nothing is done twice.`
        : 'No. Nothing bad comes of sending it twice.',
    ],
    [
      'Sealed',
      sealed
        ? 'Yes. The body travels as a JWE to the key of account.sealingKey.'
        : 'No. The body travels as it is, under TLS.',
    ],
    ...(reauthentication
      ? [['Proof', 'The person has proved shortly before who is there: security.prove.'] as const]
      : []),
    ...metadata.budgets.map((name) => ['Wrong tries', budgetInWords(name)] as const),
    ...(play === 'neither' ? [] : [['Limits of the player', playWords[play]] as const]),
    [
      'While the site is closed',
      whenClosed ? 'It answers.' : 'It is refused: maintenance or region_restricted.',
    ],
    ...(auth !== 'none' && whenPasswordOwed
      ? [['While a new password is owed', 'It answers.'] as const]
      : []),
    ...(bodyBytes === undefined
      ? []
      : [
          [
            'Size of the body',
            `At most ${Math.floor(bodyBytes / BYTES_OF_A_KILOBYTE)} KB.`,
          ] as const,
        ]),
  ];
}

function budgetInWords(name: BudgetName): string {
  const { wrong, limits }: Budget = budgets[name];
  const bounds = Object.entries(limits).map(
    ([subject, { tries, minutes, beyond }]) =>
      `${tries} in a row for each ${subjects[subject as TrySubject]} (then ${beyond} for ${minutes} minutes)`,
  );
  return `${bounds.join('; ')}. A wrong try is ${wrong.join(', ')}. A site may have other figures.`;
}
