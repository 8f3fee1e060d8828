// @vitest-environment node
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redactDefinition } from '#web/inspector/redact-definition.ts';
import { redactMessage } from '#web/inspector/redact-message.ts';
import {
  HIDDEN,
  isSecretField,
  namedFields,
  redactData,
  secretFields,
  shownFields,
} from '#web/inspector/redaction.ts';
import { canariesIn, canaryTexts } from './canaries.ts';

const canary = fc.constantFrom(...canaryTexts);
const harmless = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
/** Any name: of the lists, made up, or itself a secret. */
const anyName = fc.oneof(
  fc.constantFrom(...shownFields, ...namedFields, ...secretFields),
  fc.string(),
  canary,
);

/** Data of any shape, with canaries as texts, numbers, names, and within JSON. */
function dataWith(leaf: fc.Arbitrary<unknown>, name: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  return fc.letrec<{ data: unknown }>((tie) => ({
    data: fc.oneof(
      { depthSize: 'large', withCrossShrink: true },
      leaf,
      fc.array(tie('data'), { maxLength: 4 }),
      fc.dictionary(name, tie('data'), { maxKeys: 4 }),
      fc.array(fc.tuple(name, tie('data')), { maxLength: 3 }).map((pairs) => new Map(pairs)),
      fc.array(tie('data'), { maxLength: 3 }).map((items) => new Set(items)),
      tie('data').map((data) => JSON.stringify(data)),
      canary.map((text) => new Error(text)),
    ),
  })).data;
}
const anyData = dataWith(
  fc.oneof(
    canary,
    canary.map((text) => `${text} and more`),
    canary.map(Number),
    harmless,
  ),
  anyName,
);

function actorMessage(data: unknown, definition: string): StatelyInspectionEvent {
  return {
    type: '@xstate.actor',
    name: 'login',
    sessionId: 'x:1',
    rootId: 'x:0',
    parentId: 'x:0',
    id: 'x:1',
    createdAt: '0',
    _version: '0.7.2',
    definition,
    snapshot: { status: 'active', value: 'open', context: data, output: data },
  };
}

const definitionWith = (data: unknown) =>
  JSON.stringify({
    id: 'm',
    context: data,
    meta: data,
    states: {
      password: {
        description: 'The person types.',
        invoke: { src: 'signIn', input: data, onDone: { actions: { type: 'note', params: data } } },
        on: { 'token.refused': { target: 'gone', actions: [{ type: 'note', params: data }] } },
        states: { gone: { type: 'final', output: data } },
      },
    },
  });

describe('data', () => {
  test('no canary gets out, in any structure and under any name', () => {
    fc.assert(
      fc.property(anyData, (data) => {
        expect(canariesIn(redactData(data))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test('a secret that looks like a program word gets out only under a shown name', () => {
    const word = fc.constant('hunter2');
    const otherName = anyName.filter((name) => !shownFields.has(name) && !name.includes('hunter2'));
    fc.assert(
      fc.property(dataWith(fc.oneof(word, harmless), otherName), (data) => {
        expect(JSON.stringify(redactData(data)) ?? '').not.toContain('hunter2');
      }),
      { numRuns: 1000 },
    );
  });

  test('redacting twice changes nothing, and gives plain JSON', () => {
    fc.assert(
      fc.property(anyData, (data) => {
        const once = redactData(data);
        expect(redactData(once)).toEqual(once);
        expect(once === undefined || JSON.parse(JSON.stringify(once))).toEqual(
          once === undefined || once,
        );
      }),
    );
  });

  test('thirty levels are read, a secret below them stays hidden', () => {
    const nest = (levels: number, inner: unknown): unknown =>
      levels === 0 ? inner : { value: nest(levels - 1, inner) };
    expect(redactData(nest(29, { kind: 'seen' }))).toEqual(nest(29, { kind: 'seen' }));
    expect(JSON.stringify(redactData(nest(30, { kind: 'unseen' })))).not.toContain('unseen');
    expect(canariesIn(redactData(nest(200, canaryTexts)))).toEqual([]);
  });

  test('handles cycles, functions and throwing getters', () => {
    const data: Record<string, unknown> = { ok: true, now: () => 0, stack: [] };
    data['value'] = data;
    Object.defineProperty(data, 'form', {
      enumerable: true,
      get: () => {
        throw new Error('not now');
      },
    });
    expect(redactData(data)).toEqual({ ok: true, stack: [], value: '[repeated]' });
  });

  test('shows what helps to understand a flow', () => {
    const seen = {
      refusal: {
        ok: false,
        code: 'credentials_incorrect',
        captchaRequired: true,
        fields: [{ field: 'username', rule: 'required' }],
      },
      methods: ['username', 'mobileCode'],
      generation: 3,
      availableAt: 1_767_225_600_000,
      until: '2026-01-01T06:00:00.000Z',
    };
    expect(redactData(seen)).toEqual(seen);
  });

  test('a code is shown only if it is one of the error catalogue', () => {
    expect(redactData({ code: 'sms_throttled' })).toEqual({ code: 'sms_throttled' });
    for (const code of ['482913', 'abcd', 482_913]) {
      expect(redactData({ code })).toEqual({ code: HIDDEN });
    }
  });

  test('no field is both shown and secret, however it is written', () => {
    expect([...shownFields].filter(isSecretField)).toEqual([]);
    expect(
      ['new_password', 'X-Authorization', 'firebaseIDToken', 'Line'].map(isSecretField),
    ).toEqual([true, true, true, true]);
    expect(['online', 'description', 'kind'].some(isSecretField)).toBe(false);
  });
});

describe('definitions and messages', () => {
  test('no canary gets out of the JSON of a definition', () => {
    fc.assert(
      fc.property(anyData, (data) => {
        const redacted = redactDefinition(definitionWith(data));
        expect(canariesIn(redacted)).toEqual([]);
        expect(redactDefinition(redacted)).toBe(redacted);
      }),
      { numRuns: 300 },
    );
  });

  test('keeps the shape of a machine, even if a state is named like a secret', () => {
    expect(JSON.parse(redactDefinition(definitionWith({ password: 'x' })))).toEqual(
      JSON.parse(definitionWith({ password: HIDDEN })),
    );
  });

  test('invalid JSON becomes an empty definition', () => {
    expect(redactDefinition(`{"context": ${canaryTexts[0]}`)).toBe('{}');
  });

  test('a message contains no canary, and does not change a second time', () => {
    fc.assert(
      fc.property(anyData, (data) => {
        const base = { sessionId: 'x:1', rootId: 'x:0', id: '', createdAt: '0', _version: '0.7.2' };
        const event = { type: 'xstate.init', input: data, output: data };
        const messages: StatelyInspectionEvent[] = [
          actorMessage(data, definitionWith(data)),
          { ...base, type: '@xstate.event', sourceId: undefined, event },
          {
            ...base,
            type: '@xstate.snapshot',
            event,
            snapshot: { status: 'done', output: data, error: data } as never,
          },
        ];
        const redacted = messages.map(redactMessage);
        expect(canariesIn(redacted)).toEqual([]);
        expect(redacted.map(redactMessage)).toEqual(redacted);
      }),
      { numRuns: 300 },
    );
  });
});
