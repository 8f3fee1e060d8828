import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { isInBackground } from '#web/api/background.ts';
import { createSettingsChanges } from '#web/shared/services/settings-changes.ts';

function page() {
  const queryClient = new QueryClient();
  const settingsChanges = createSettingsChanges(queryClient);
  const reads = vi.fn<(isBackgroundRead: boolean) => void>();
  const observer = new QueryObserver(queryClient, {
    queryKey: ['anything'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => {
      reads(isInBackground());
      return Promise.resolve(reads.mock.calls.length);
    },
  });
  onTestFinished(observer.subscribe(() => undefined));
  return { settingsChanges, reads, observer };
}

describe('a change of the settings (G6)', () => {
  test('makes everything on the screen read again, without keeping the session alive', async () => {
    const { settingsChanges, reads, observer } = page();
    const listener = vi.fn<() => void>();
    const stop = settingsChanges.listen(listener);
    await expect.poll(() => observer.getCurrentResult().data).toBe(1);
    settingsChanges.noteRevision('first');
    settingsChanges.noteRevision('first');
    expect(reads).toHaveBeenCalledTimes(1);
    expect(listener).not.toHaveBeenCalled();
    settingsChanges.noteRevision('second');
    await expect.poll(() => observer.getCurrentResult().data).toBe(2);
    expect(reads).toHaveBeenLastCalledWith(true);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    settingsChanges.noteRevision('third');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('restarts a first read that was under way', async () => {
    const { settingsChanges, reads, observer } = page();
    settingsChanges.noteRevision('first');
    settingsChanges.noteRevision('second');
    await expect.poll(() => observer.getCurrentResult().data).toBe(2);
    expect(reads).toHaveBeenCalledTimes(2);
  });

  test('between servers that differ for a while is followed once each way', async () => {
    const { settingsChanges, reads, observer } = page();
    await expect.poll(() => observer.getCurrentResult().data).toBe(1);
    for (const revision of ['old', 'new', 'old', 'new', 'old']) {
      settingsChanges.noteRevision(revision);
    }
    await expect.poll(() => observer.getCurrentResult().data).toBe(2);
    expect(reads).toHaveBeenCalledTimes(2);
  });
});
