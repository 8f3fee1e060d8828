import { isDeepStrictEqual } from 'node:util';
import type { AnyActorRef, AnyMachineSnapshot, StateValue } from 'xstate';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { leafOf } from '#machines/leaf-state.ts';

interface CheckedFields {
  readonly requiredFields?: unknown;
}

/** The fields that an actor must check; a submission has them in its payload. */
function fieldsCheckedBy(child: AnyActorRef): unknown {
  const { input } = (child as unknown as { options: { input?: unknown } }).options;
  const { payload, requiredFields } = (input ?? {}) as CheckedFields & {
    readonly payload?: CheckedFields;
  };
  return requiredFields ?? payload?.requiredFields;
}

/** Actors that check other fields than the form of their state requires. */
export function faultsOfRequiredFields(
  { requiredFields }: AnyCatalogueEntry,
  snapshot: AnyMachineSnapshot,
  running: readonly AnyActorRef[],
): readonly string[] {
  const step = {
    state: leafOf(snapshot.value as StateValue) as never,
    context: snapshot.context as never,
  };
  return running.flatMap((child) => {
    const checked = fieldsCheckedBy(child);
    if (checked === undefined) return [];
    const required = requiredFields?.(step);
    return isDeepStrictEqual(checked, required)
      ? []
      : [
          `'${child.id}' is told to check ${JSON.stringify(checked)}, the form asks for ${JSON.stringify(required)}: pass \`requiredFields\` of the state`,
        ];
  });
}
