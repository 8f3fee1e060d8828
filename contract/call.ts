import { initContract } from '@ts-rest/core';
import type { z } from 'zod/v4';
import type { BudgetName } from './budgets.ts';
import type { PlayAct } from './entities/play-limit-types.ts';
import {
  agentCodes,
  closedSiteCodes,
  commonCodes,
  failures,
  onceCodes,
  owedPasswordCodes,
  playCodes,
  proofCodes,
  restrictionCodes,
  sealedCodes,
  success,
  tokenCodes,
  trueAccountCodes,
} from './envelope.ts';
import type { ServerErrorCode } from './errors.ts';

/** The one ts-rest builder of the contract. */
export const c: ReturnType<typeof initContract> = initContract();

/** Every level of caller that a route can require. */
export const auths = ['none', 'member', 'trueMember', 'agent'] as const;

/**
 * Who may call: anyone (`none`; a token is read when one is sent), any signed-in person
 * (`member`), a signed-in person with a real account (`trueMember`), or an agent (`agent`, A20).
 */
export type Auth = (typeof auths)[number];

/** The media type of a body that travels as an HTML form. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** The media type of a route's body. */
export function bodyTypeOf(described: object): 'application/json' | typeof FORM_TYPE {
  return 'contentType' in described && described.contentType === FORM_TYPE
    ? FORM_TYPE
    : 'application/json';
}

/** What the server's middleware and the client read from a route. */
export interface RouteMetadata {
  readonly auth: Auth;
  /** The body travels sealed to the server's published key (A22). */
  readonly sealed: boolean;
  /** Also answers during maintenance and region block. */
  readonly whenClosed: boolean;
  /**
   * Also answers a session that may only set a new password: one opened by a recovery mail (A17),
   * or a sign-in with a default or expired password (A15).
   */
  readonly whenPasswordOwed: boolean;
  /**
   * The action counts once. The call carries an idempotency key (`contract/once.ts`); the same key
   * sent again gets the first answer.
   */
  readonly once: boolean;
  /**
   * The person has reauthenticated shortly before, by the strongest factor of the account (W5). For
   * calls that send money out or change what protects the account.
   */
  readonly reauthentication: boolean;
  /** Has no lasting effect, although its method may suggest one. */
  readonly readOnly: boolean;
  /**
   * Before it does anything for play, the server asks what restricts the account, and before it pays
   * in or stakes also the player's own limits (W10).
   */
  readonly play: PlayAct;
  /**
   * It carries the account's password, which is enough proof for an account without a stronger
   * factor.
   */
  readonly carriesPassword: boolean;
  /**
   * The budgets of its secrets, codes and puzzles: how many may be wrong, and what a refusal may
   * reveal (`contract/budgets.ts`).
   */
  readonly budgets: readonly BudgetName[];
  /** Maximum size of its body in bytes; the default limit if left out. */
  readonly bodyBytes?: number | undefined;
  /** Every failure code that the route can answer with. */
  readonly codes: readonly ServerErrorCode[];
  /** The data of each event of its stream; undefined for a route without a stream. */
  readonly events?: z.ZodType | undefined;
}

interface Description<
  Value extends z.ZodType,
  A extends Auth,
  Sealed extends boolean,
  Closed extends boolean,
  Owed extends boolean,
  Once extends boolean,
  Proof extends boolean,
  Play extends PlayAct,
  Code extends ServerErrorCode,
> {
  readonly summary: string;
  readonly auth: A;
  readonly sealed?: Sealed;
  readonly whenClosed?: Closed;
  readonly whenPasswordOwed?: Owed;
  readonly once?: Once;
  readonly reauthentication?: Proof;
  readonly play?: Play;
  readonly carriesPassword?: boolean;
  readonly budgets?: readonly BudgetName[];
  readonly value: Value;
  /** A call that is not a GET and still changes nothing: a query, or a value for immediate use. */
  readonly readOnly?: true;
  readonly bodyBytes?: number;
  /** The codes of this call alone; the common ones are added. */
  readonly codes?: readonly Code[];
  /**
   * The data of each event, for a caller that accepts `text/event-stream`. The stream lasts as long
   * as the session (S17).
   */
  readonly events?: z.ZodType;
}

/** What a route is about, and what a call of it carries. */
interface RequestSchemas {
  readonly summary: string;
  readonly pathParams?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Of the body, where it is no JSON. */
  readonly contentType?: typeof FORM_TYPE;
}

type CodesOf<
  A extends Auth,
  Sealed extends boolean,
  Closed extends boolean,
  Owed extends boolean,
  Once extends boolean,
  Proof extends boolean,
  Play extends PlayAct,
  Code extends ServerErrorCode,
> =
  | Code
  | (typeof commonCodes)[number]
  | (A extends 'none' ? never : (typeof tokenCodes)[number])
  | (A extends 'none' ? never : Owed extends true ? never : (typeof owedPasswordCodes)[number])
  | (A extends 'trueMember' ? (typeof trueAccountCodes)[number] : never)
  | (A extends 'agent' ? (typeof agentCodes)[number] : never)
  | (Sealed extends true ? (typeof sealedCodes)[number] : never)
  | (Once extends true ? (typeof onceCodes)[number] : never)
  | (Proof extends true ? (typeof proofCodes)[number] : never)
  | (Play extends 'neither' ? never : (typeof restrictionCodes)[number])
  | (Play extends 'paysIn' | 'stakes' ? (typeof playCodes)[number] : never)
  | (Closed extends true ? never : (typeof closedSiteCodes)[number]);

/**
 * The half of a route about its answers and its callers: summary, metadata and a response schema
 * for every status it can give (T1).
 */
function answers<
  Value extends z.ZodType,
  A extends Auth,
  Sealed extends boolean = false,
  Closed extends boolean = false,
  Owed extends boolean = false,
  Once extends boolean = false,
  Proof extends boolean = false,
  Play extends PlayAct = 'neither',
  Code extends ServerErrorCode = never,
>(description: Description<Value, A, Sealed, Closed, Owed, Once, Proof, Play, Code>) {
  const { summary, auth, value } = description;
  const sealed = description.sealed ?? false;
  const whenClosed = description.whenClosed ?? false;
  const whenPasswordOwed = description.whenPasswordOwed ?? false;
  const once = description.once ?? false;
  const reauthentication = description.reauthentication ?? false;
  const play = description.play ?? 'neither';
  const codes = [
    ...(description.codes ?? []),
    ...commonCodes,
    ...(auth === 'none' ? [] : tokenCodes),
    ...(auth === 'none' || whenPasswordOwed ? [] : owedPasswordCodes),
    ...(auth === 'trueMember' ? trueAccountCodes : []),
    ...(auth === 'agent' ? agentCodes : []),
    ...(sealed ? sealedCodes : []),
    ...(once ? onceCodes : []),
    ...(reauthentication ? proofCodes : []),
    ...(play === 'neither' ? [] : restrictionCodes),
    ...(play === 'paysIn' || play === 'stakes' ? playCodes : []),
    ...(whenClosed ? [] : closedSiteCodes),
  ] as CodesOf<A, Sealed, Closed, Owed, Once, Proof, Play, Code>[];
  return {
    summary,
    metadata: {
      auth,
      sealed,
      whenClosed,
      whenPasswordOwed,
      once,
      reauthentication,
      readOnly: description.readOnly ?? false,
      play,
      carriesPassword: description.carriesPassword ?? false,
      budgets: description.budgets ?? [],
      bodyBytes: description.bodyBytes,
      codes,
      events: description.events,
    } satisfies RouteMetadata as Omit<RouteMetadata, 'once'> as RouteMetadata & {
      readonly once: Once;
    },
    strictStatusCodes: true as const,
    responses: { 200: success(value), ...failures(codes) },
  };
}

/**
 * What a call does for play has to be said of each that is no GET, so that a new one cannot forget
 * to ask what restricts the player (W10). A read that is there to attract, such as a code to invite
 * friends by, may say so too.
 */
type SaidOf<Method extends string, Play extends PlayAct> = Method extends 'GET'
  ? { readonly play?: Extract<Play, 'rewards'> }
  : { readonly play: Play };

/**
 * One route: its method and path, what it carries, who may make it, and what it answers (T1).
 *
 * @param address `POST /payout-accounts/:id/label`
 */
export function route<
  Method extends 'GET' | 'POST' | 'PUT' | 'DELETE',
  Path extends string,
  const Carried extends RequestSchemas,
  Value extends z.ZodType,
  A extends Auth,
  Sealed extends boolean = false,
  Closed extends boolean = false,
  Owed extends boolean = false,
  Once extends boolean = false,
  Proof extends boolean = false,
  Play extends PlayAct = 'neither',
  Code extends ServerErrorCode = never,
>(
  address: `${Method} ${Path}`,
  description: Carried &
    Description<Value, A, Sealed, Closed, Owed, Once, Proof, Play, Code> &
    SaidOf<Method, Play>,
) {
  const [method, path] = address.split(' ');
  const schemas = ['pathParams', 'query', 'body', 'contentType'].flatMap((name) =>
    name in description ? [[name, description[name as keyof RequestSchemas]]] : [],
  );
  return {
    method: method as Method,
    path: path as Path,
    ...(Object.fromEntries(schemas) as Pick<Carried, keyof RequestSchemas & keyof Carried>),
    ...answers(description),
  };
}
