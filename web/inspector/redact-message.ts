import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { redactDefinition } from './redact-definition.ts';
import { redactData } from './redaction.ts';

/**
 * The one gate between portal and inspector: turns each message into a new one, of plain JSON, with
 * what the inspector draws and nothing secret or personal (T7). Idempotent.
 */
export function redactMessage(message: StatelyInspectionEvent): StatelyInspectionEvent {
  const { sessionId, createdAt, id, _version } = message;
  const base = { sessionId, createdAt, id, _version };
  if (message.type === '@xstate.actor') {
    const { type, rootId, name, parentId, definition, snapshot } = message;
    return {
      ...base,
      type,
      rootId,
      name,
      parentId,
      definition: definition === undefined ? undefined : redactDefinition(definition),
      snapshot: redactSnapshot(snapshot),
    };
  }
  if (message.type === '@xstate.event') {
    const { type, rootId, sourceId, event } = message;
    return { ...base, type, rootId, sourceId, event: redactEvent(event) };
  }
  const { type, rootId, event, snapshot } = message;
  return {
    ...base,
    type,
    rootId,
    event: redactEvent(event),
    // The package has already made JSON of the snapshot, although its type says otherwise.
    snapshot: redactSnapshot(snapshot) as typeof snapshot,
  };
}

type InspectedSnapshot = Extract<StatelyInspectionEvent, { type: '@xstate.actor' }>['snapshot'];
type InspectedEvent = Extract<StatelyInspectionEvent, { type: '@xstate.event' }>['event'];

/** An event's type is a name in code, even if it is as long as a generated one. */
export function redactEvent({ type, ...data }: InspectedEvent): InspectedEvent {
  return { ...(redactData(data) as object), type };
}

/** The visible parts of a snapshot: its states, and the shown data. */
export function redactSnapshot(snapshot: unknown): InspectedSnapshot {
  if (typeof snapshot !== 'object' || snapshot === null) return {};
  const { status, value, tags, children, ...data } = snapshot as Record<string, unknown>;
  return {
    ...(status !== undefined && { status: status as 'active' }),
    ...(value !== undefined && { value: copyOfStates(value) }),
    ...((Array.isArray(tags) || tags instanceof Set) && { tags: [...tags].map(String) }),
    ...(typeof children === 'object' && children !== null && { children: idsOf(children) }),
    ...dataOf(data),
  };
}

/** The state that a machine is in: names of the program, all of them. */
function copyOfStates(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.fromEntries(
    Object.entries(value).map(([state, inner]) => [state, copyOfStates(inner)]),
  );
}

function idsOf(children: object): Record<string, { id: string }> {
  return Object.fromEntries(Object.keys(children).map((id) => [id, { id }]));
}

function dataOf(snapshot: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    ['context', 'input', 'output', 'error']
      .map((part) => [part, redactData(snapshot[part])] as const)
      .filter(([, data]) => data !== undefined),
  );
}
