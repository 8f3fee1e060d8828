import { expect, onTestFinished, test, vi } from 'vitest';
import { validateSuccess } from '#web/api/validate.ts';

test('an answer against the contract is told to the developer, and counts as failed (T5)', () => {
  const report = vi.fn<(error: Error) => void>();
  vi.stubGlobal('reportError', report);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  validateSuccess('live.changes', { success: true, value: { id: '1', topics: [] } });
  expect(report).not.toHaveBeenCalled();
  const wrong = { success: true, value: { id: '1', topics: ['weather'] } };
  expect(() => validateSuccess('live.changes', wrong)).toThrow('against the contract');
  expect(report.mock.calls[0]?.[0].message).toContain('topics');
});
