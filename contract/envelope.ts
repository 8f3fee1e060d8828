import { z } from 'zod/v4';
import { playFrames, playLimitKinds } from './entities/play-limit-types.ts';
import { restrictionReasons } from './entities/restriction-types.ts';
import { proofWays } from './entities/security-types.ts';
import { momentSchema } from './entities/text.ts';
import { errorCatalogue } from './error-catalogue.ts';
import {
  type PlayLimitReached,
  type ProofRequired,
  type RestrictedBy,
  type SecondStepRequired,
  type ServerErrorCode,
  type StatusOf,
  signInBlockers,
} from './errors.ts';

/** A success: the value of the call, with an optional message of the server. */
export function success<Value extends z.ZodType>(value: Value) {
  return z.strictObject({ success: z.literal(true), message: z.string().optional(), value });
}

/** The refusal of one field, as {@link import('./errors.ts').FieldError}. */
export const fieldErrorSchema = z
  .strictObject({
    /** The name of the field in the body. */
    field: z.string(),
    /** The rule that the field broke; it chooses the text that a person reads. */
    rule: z.enum([
      'required',
      'length',
      'pattern',
      'confirmation',
      'mobile',
      'range',
      'type',
      'unexpected',
      'taken',
      'incorrect',
      'common',
      'ownName',
    ]),
    /** Which pattern was broken: the text is `reg_pattern_{patternId}`. */
    patternId: z.string().optional(),
    /**
     * The least that is allowed: the length in characters, or the value in the field's own unit.
     */
    min: z.int().optional(),
    /** The most that is allowed: the length in characters, or the value in the field's own unit. */
    max: z.int().optional(),
  })
  .meta({ id: 'FieldError' });

/** How to continue after a right first step, as {@link SecondStepRequired}. */
const secondStepRequiredSchema = z
  .strictObject({
    /** Names this sign-in; the second step sends it back. */
    challenge: z.string(),
    expiresAt: momentSchema,
  })
  .meta({ id: 'SecondStepRequired' });

/** How to reauthenticate, as {@link ReauthenticationRequired}. */
const proofRequiredSchema = z
  .strictObject({
    /** The ways that count, strongest first. */
    ways: z.array(z.enum(proofWays)),
  })
  .meta({ id: 'ReauthenticationRequired' });

/** Which of the player's own limits refused, as {@link PlayLimitReached}. */
const playLimitReachedSchema = z
  .strictObject({
    /** What the limit is about. */
    kind: z.enum(playLimitKinds),
    /** Over which time it counts. */
    frame: z.enum(playFrames),
    /** The amount that still fits, in hundredths. */
    fits: z.int().nonnegative(),
    /** When more will fit; null if only another limit would help. */
    until: momentSchema.nullable(),
  })
  .meta({ id: 'PlayLimitReached' });

/** Why the account may not do this now, as {@link RestrictedBy}. */
const restrictedBySchema = z
  .strictObject({
    /** Why. */
    reason: z.enum(restrictionReasons),
    /** When it ends, as far as that is known; null if no time ends it. */
    until: momentSchema.nullable(),
  })
  .meta({ id: 'RestrictedBy' });

/** A failure with one of the given codes. */
export function failure<const Codes extends readonly [ServerErrorCode, ...ServerErrorCode[]]>(
  codes: Codes,
) {
  return z.strictObject({
    /** Always false: the call was refused. */
    success: z.literal(false),
    /** Why it was refused: a code of the closed catalogue, which says the next step. */
    code: z.enum(codes),
    /**
     * What happened, in the language of the call. A page reads its own text by `code` instead.
     */
    message: z.string(),
    /** The fields that were refused, with the rule that each broke. */
    fields: z.array(fieldErrorSchema).optional(),
    /** After how many seconds a retry may work. */
    retryAfterSeconds: z.int().nonnegative().optional(),
    /** Whether the next try must carry the solved puzzle. */
    captchaRequired: z.boolean().optional(),
    /** How to go on after a right first step. */
    secondStep: secondStepRequiredSchema.optional(),
    /** How to prove who is there before the call is sent again. */
    proof: proofRequiredSchema.optional(),
    playLimit: playLimitReachedSchema.optional(),
    restriction: restrictedBySchema.optional(),
  });
}

type CodeWithStatus<Codes extends ServerErrorCode, Status extends number> = Extract<
  { [C in Codes]: StatusOf<C> extends Status ? C : never }[Codes],
  ServerErrorCode
>;

/** The failure responses of a route, by status, from the codes that it can answer with. */
export type FailureResponses<Codes extends ServerErrorCode> = {
  [Status in StatusOf<Codes>]: ReturnType<typeof failure<[CodeWithStatus<Codes, Status>]>>;
};

/** Codes that every route can answer with. */
export const commonCodes = [
  'bad_request',
  'validation_failed',
  'payload_too_large',
  'too_many_requests',
  'internal_error',
] as const satisfies readonly ServerErrorCode[];

/** Further codes of a route that needs a token. */
export const tokenCodes = [
  'token_missing',
  'token_invalid',
  'token_expired',
  'recovery_link_expired',
  // Reasons that block an account, also in an existing session.
  ...signInBlockers,
] as const satisfies readonly ServerErrorCode[];

/** Further codes of a route that needs a token, unless it serves an owed password change (A17). */
export const owedPasswordCodes = [
  'password_change_owed',
] as const satisfies readonly ServerErrorCode[];

/** Further codes of a route for real accounts (not trial ones). */
export const trueAccountCodes = [
  'in_need_true_account',
] as const satisfies readonly ServerErrorCode[];

/** Further codes of a route for agents (A20). */
export const agentCodes = ['agent_only'] as const satisfies readonly ServerErrorCode[];

/** Further codes of a sealed route (A22). */
export const sealedCodes = [
  'sealed_payload_invalid',
  'sealing_key_unknown',
  'sealed_payload_stale',
] as const satisfies readonly ServerErrorCode[];

/** Further codes of a route that counts once. */
export const onceCodes = ['idempotency_conflict'] as const satisfies readonly ServerErrorCode[];

/** Further codes of a route that requires reauthentication (W5). */
export const proofCodes = ['proof_required'] as const satisfies readonly ServerErrorCode[];

/** Further codes of a route that pays in or stakes (W10). */
export const playCodes = ['play_limit_reached'] as const satisfies readonly ServerErrorCode[];

/** Further codes of a route that does anything for play (W10). */
export const restrictionCodes = [
  'account_restricted',
] as const satisfies readonly ServerErrorCode[];

/** Codes that a route answers with while the site is closed (S9). */
export const closedSiteCodes = [
  'maintenance',
  'region_restricted',
] as const satisfies readonly ServerErrorCode[];

/** Groups the codes by status, and makes the response schema of each status. */
export function failures<const Code extends ServerErrorCode>(
  codes: readonly Code[],
): FailureResponses<Code> {
  const byStatus = new Map<number, ServerErrorCode[]>();
  for (const code of new Set<ServerErrorCode>(codes)) {
    const status = errorCatalogue[code].status;
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const responses = Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      failure(group as [ServerErrorCode, ...ServerErrorCode[]]),
    ]),
  );
  // The keys are computed, so the compiler cannot infer them; the type states what the loop does.
  return responses as unknown as FailureResponses<Code>;
}

/** The body of any failure, as the client reads it. */
export interface FailureBody {
  readonly success: false;
  readonly code: ServerErrorCode;
  readonly message: string;
  readonly fields?: readonly z.infer<typeof fieldErrorSchema>[] | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly captchaRequired?: boolean | undefined;
  readonly secondStep?: SecondStepRequired | undefined;
  readonly proof?: ProofRequired | undefined;
  readonly playLimit?: PlayLimitReached | undefined;
  readonly restriction?: RestrictedBy | undefined;
}
