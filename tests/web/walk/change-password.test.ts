import { beforeAll, describe, expect, test, vi } from 'vitest';
import { changePasswordFlow } from './change-password-flow.tsx';
import { standInForTheBrowser } from './stage.tsx';
import { textsIn } from './texts.ts';
import { walkScreens } from './walk-screens.ts';
import { faultsOfTable } from './walked-flow.ts';

vi.mock('#web/features/password/change-password.actors.ts', async () => {
  const { withStandIns } = await import('#tests/machines/kit/stand-in.ts');
  const { changePasswordMachine } = await import(
    '#machines/change-password/change-password.machine.ts'
  );
  return { provideChangePassword: () => withStandIns(changePasswordMachine) };
});

beforeAll(standInForTheBrowser);

describe('changing a password', () => {
  const language = 'PT';
  const flow = changePasswordFlow(textsIn(language));

  test('has a row for every leaf state and no other', () => {
    expect(faultsOfTable(flow)).toEqual([]);
  });

  test('shows at every step the state that it is in, and offers what the machine takes', async () => {
    const { faults, unseen } = await walkScreens(flow, language);
    expect(faults).toEqual([]);
    expect(unseen).toEqual([]);
  }, 60_000);
});
