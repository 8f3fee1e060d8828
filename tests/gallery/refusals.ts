import {
  agentCodes,
  closedSiteCodes,
  commonCodes,
  onceCodes,
  owedPasswordCodes,
  proofCodes,
  sealedCodes,
  tokenCodes,
  trueAccountCodes,
} from '#contract/envelope.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { contract } from '#contract/index.ts';
import { routesOf } from '#tests/contract/kit/routes.ts';
import { readActorCalls } from '#tools/flows/actor-calls.ts';

/** The codes that each actor of a flow may be refused with, by the actor's source. */
export type Refusals = Readonly<Record<string, readonly ErrorCode[]>>;

/** Codes that many calls share. They look alike in all flows, so one flow shows them. */
const shared: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  ...commonCodes,
  ...tokenCodes,
  ...owedPasswordCodes,
  ...trueAccountCodes,
  ...agentCodes,
  ...sealedCodes,
  ...onceCodes,
  ...proofCodes,
  ...closedSiteCodes,
]);

/**
 * The codes to picture, by the id of the flow: what the calls of an actor are refused with by
 * themselves, and the shared ones in the flow whose calls know most of them.
 */
export function readRefusals(): ReadonlyMap<string, Refusals> {
  const codesOfCall = new Map(
    routesOf(contract).map(({ name, metadata }) => [name, metadata.codes] as const),
  );
  const flows = [...readActorCalls()].map(([id, actors]) => ({
    id,
    codes: Object.entries(actors).map(([source, calls]) => ({
      source,
      codes: [...new Set<ErrorCode>(calls.flatMap((call) => codesOfCall.get(call) ?? []))],
    })),
  }));
  const countShared = ({ codes }: (typeof flows)[number]) =>
    new Set(codes.flatMap((each) => each.codes).filter((code) => shared.has(code))).size;
  const [withMost] = flows.toSorted((one, other) => countShared(other) - countShared(one));
  return new Map(
    flows.map((flow) => [
      flow.id,
      Object.fromEntries(
        flow.codes.map(({ source, codes }) => [
          source,
          flow === withMost ? codes : codes.filter((code) => !shared.has(code)),
        ]),
      ),
    ]),
  );
}
