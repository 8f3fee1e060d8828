import { beforeAll, describe, expect, test, vi } from 'vitest';
import { forgotPasswordFlow } from './forgot-password-flow.tsx';
import { standInForTheBrowser } from './stage.tsx';
import { textsIn } from './texts.ts';
import { walkScreens } from './walk-screens.ts';
import { faultsOfTable } from './walked-flow.ts';

vi.mock('#web/features/password/forgot-password.actors.ts', async (original) => {
  const { withStandIns } = await import('#tests/machines/kit/stand-in.ts');
  const { forgotPasswordMachine } = await import(
    '#machines/forgot-password/forgot-password.machine.ts'
  );
  return {
    ...(await original()),
    provideForgotPassword: () => withStandIns(forgotPasswordMachine),
  };
});

beforeAll(standInForTheBrowser);

describe('coming back without the password', () => {
  const language = 'EN';
  const flow = forgotPasswordFlow(textsIn(language));

  test('has a row for every leaf state and no other', () => {
    expect(faultsOfTable(flow)).toEqual([]);
  });

  test('shows at every step the state that it is in, and offers what the machine takes', async () => {
    const { faults, unseen } = await walkScreens(flow, language);
    expect(faults).toEqual([]);
    expect(unseen).toEqual([]);
  }, 120_000);
});
