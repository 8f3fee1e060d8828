import { describe, expect, it } from 'vitest';
import { keepDeadlines, restoreDeadlines } from '#machines/persistence/deadline.ts';
import { keep, restore } from '#machines/persistence/kept.ts';
import { keepRegistration, restoreRegistration } from '#machines/persistence/registration-draft.ts';
import { keepSentCode, restoreSentCode } from '#machines/persistence/sent-code.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const DAY = 86_400_000;

describe('what outlives a reload (A25)', () => {
  it('is restored as it was', () => {
    expect(restore(keep(1, 'kept'), 1, isText)).toBe('kept');
    const deadlines = [['+5511912345678', 5000]] as const;
    expect(restoreDeadlines(keepDeadlines(deadlines), 4999)).toEqual(deadlines);
    expect(restoreRegistration(keepRegistration('registerMobile', { mobileNum: '11' }))).toEqual({
      type: 'registerMobile',
      fields: { mobileNum: '11' },
      agreed: true,
    });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no record', '"kept"'],
    ['null', 'null'],
    ['no version', '{"value":"kept"}'],
    ['a version that is no number', '{"version":"1","value":"kept"}'],
    ['no value', '{"version":1}'],
    ['another version', keep(2, 'kept')],
    ['another shape', keep(1, 7)],
  ])('is dropped when it is %s', (_, text) => {
    expect(restore(text, 1, isText)).toBeNull();
  });

  it('restores a code that Firebase sent, and nothing else', () => {
    const sent = { number: '+5511912345678', verificationId: 'id', code: '907856' };
    const text = keepSentCode(sent);
    expect(text).not.toContain('907856');
    expect(restoreSentCode(text)).toEqual({ number: sent.number, verificationId: 'id' });
  });

  it.each([
    ['nothing', null],
    ['without a number', keep(1, { verificationId: 'id' })],
    ['without a name', keep(1, { number: '+5511912345678', verificationId: '' })],
    ['of another kind', keep(1, { number: 5511, verificationId: 'id' })],
    ['too long', keep(1, { number: '+5511912345678', verificationId: 'x'.repeat(2_049) })],
    ['null', keep(1, null)],
  ])('drops a sent code that is %s', (_, text) => {
    expect(restoreSentCode(text)).toBeNull();
  });

  it.each([
    ['has passed', 5000, 5000],
    ['lies further ahead than any countdown', DAY + 1, 0],
    ['is no number of time', Number.NaN, 0],
  ])('drops a deadline that %s', (_, availableAt, now) => {
    expect(restoreDeadlines(keepDeadlines([['+55', availableAt]]), now)).toEqual([]);
  });

  it('keeps a deadline of exactly a day', () => {
    expect(restoreDeadlines(keepDeadlines([['+55', DAY]]), 0)).toEqual([['+55', DAY]]);
  });

  it('keeps only the deadlines of the last numbers', () => {
    const numbers = Array.from({ length: 9 }, (_, index) => [`+55${index}`, 5000] as const);
    expect(restoreDeadlines(keepDeadlines(numbers), 0)).toEqual(numbers.slice(-5));
  });

  it.each([
    ['no list', keep(2, 5000)],
    ['of another kind', keep(2, [[5511, 5000]])],
    ['without a time', keep(2, [['+55', '5000']])],
    ['too long', keep(2, [['9'.repeat(21), 5000]])],
    ['of an older version', keep(1, 5000)],
  ])('drops deadlines that are %s', (_, text) => {
    expect(restoreDeadlines(text, 0)).toEqual([]);
  });

  it('keeps a withdrawn consent (A25)', () => {
    const text = keepRegistration('username', { agreed: false });
    expect(restoreRegistration(text)?.agreed).toBe(false);
  });

  it('never holds a password, a code or a document', () => {
    const secrets = { password: 's1', confirmPassword: 's2', paymentPassword: 's3' };
    const others = { verificationCode: 's4', captcha: 's5', idNumber: 's6', username: 'maria' };
    const text = keepRegistration('username', { ...secrets, ...others });
    expect(text).toContain('maria');
    expect(text).not.toMatch(/s[1-6]/u);
  });

  it.each([
    ['a tab that does not exist', { type: 'byPost', fields: {} }],
    ['a field that is not to be kept', { type: 'username', fields: { password: 'x' } }],
    ['a field that is not a text', { type: 'username', fields: { email: 7 } }],
    ['a text longer than any field', { type: 'username', fields: { email: 'x'.repeat(256) } }],
    ['no fields', { type: 'username', fields: undefined }],
    ['no word on the terms', { type: 'username', fields: {}, agreed: undefined }],
  ])('drops a registration with %s', (_, value) => {
    expect(restoreRegistration(keep(2, { agreed: true, ...value }))).toBeNull();
  });
});
