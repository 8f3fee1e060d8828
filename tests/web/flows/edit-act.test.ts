import { describe, expect, test } from 'vitest';
import { editableFields, isEditable, readEdited, withEdited } from '#web/flows/try/edit-act.ts';

const answer = {
  type: 'answer',
  child: 'readPart',
  output: { ok: true, value: { parts: [{ amount: 10 }, { amount: 20 }], at: null } },
} as const;

describe('an example with edited values (T7)', () => {
  test('offers its values, except its shape', () => {
    expect(editableFields(answer)).toEqual([
      { path: ['value', 'parts', '0', 'amount'], value: 10 },
      { path: ['value', 'parts', '1', 'amount'], value: 20 },
    ]);
    expect(editableFields({ type: 'event', event: { type: 'x', isOn: false } })).toEqual([
      { path: ['isOn'], value: false },
    ]);
    expect(isEditable({ type: 'event', event: { type: 'retry.requested' } })).toBe(false);
    expect(isEditable({ type: 'crash', child: 'readPart' })).toBe(false);
  });

  test('changes only the edited values', () => {
    expect(withEdited(answer, [{ path: ['value', 'parts', '1', 'amount'], value: 25 }])).toEqual({
      ...answer,
      output: { ok: true, value: { parts: [{ amount: 10 }, { amount: 25 }], at: null } },
    });
  });

  test.each([
    [['amount'], 10, '25', { value: 25 }],
    [['amount'], 10, '0.5', { value: 0.5 }],
    [['amount'], 10, '', { problem: 'number' }],
    [['amount'], 10, 'a lot', { problem: 'number' }],
    [['amount'], 10, 'Infinity', { problem: 'number' }],
    [['comment'], 'Half', '', { value: '' }],
    [['comment'], 'Half', '25', { value: '25' }],
    [['code'], 'not_found', 'network_failed', { value: 'network_failed' }],
    [['code'], 'not_found', 'nothing', { problem: 'errorCode' }],
    [['code'], 'BRL', 'USD', { value: 'USD' }],
    [['at'], '2026-01-01T00:00:00.000Z', 'tomorrow', { problem: 'moment' }],
    [['at'], '2026-01-01T00:00:00.000Z', '2026-02-30T25:00:00Z', { problem: 'moment' }],
    [['at'], '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', { value: '2026-01-02T00:00:00Z' }],
  ])('reads %j, which was %j, from %j as %j', (path, value, text, read) => {
    expect(readEdited({ path, value }, text)).toEqual(read);
  });
});
