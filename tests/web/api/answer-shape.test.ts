import { expect, test } from 'vitest';
import { z } from 'zod/v4';
import { answerShapeOf } from '#tools/vite/answer-shape-of.ts';
import { hasShape } from '#web/api/answer-shape.ts';

const success = (value: z.ZodType) => z.strictObject({ success: z.literal(true), value });
const part = z.strictObject({ amount: z.int() });

test.each([
  ['a list', z.array(z.string()), '[]', [[]], [null, {}, 'text', undefined]],
  ['an object', z.strictObject({ count: z.int() }), '{}', [{}], [null, [], 3]],
  [
    'its parts',
    z.strictObject({ total: part, rows: z.array(part), seen: z.boolean(), more: part.optional() }),
    '{total,rows[]}',
    [{ total: {}, rows: [] }],
    [
      {},
      { total: {} },
      { total: [], rows: [] },
      { total: null, rows: [] },
      { total: {}, rows: {} },
    ],
  ],
  ['what may be missing', z.array(part).nullable(), '?[]', [null, []], [{}, 'text']],
  ['names', z.record(z.string(), z.string()), '{}', [{}], [null, []]],
  ['a plain value', z.string(), '', ['text', null, 3], []],
] as const)(
  'an answer is held to %s that pages reach into (R10)',
  (_, schema, shape, fitting, others) => {
    expect(answerShapeOf(success(schema))).toBe(shape);
    expect(fitting.filter((value) => !hasShape(value, shape))).toEqual([]);
    expect(others.filter((value) => hasShape(value, shape))).toEqual([]);
  },
);
