import type { Clock } from '../../kernel/clock.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { TriesTable } from '../../store/verification/tries.ts';
import { createTries, type Tries } from '../verification/tries.ts';

/** The one budget of wrong tries of all money passwords of an account (W2). */
export function createMoneyTries(
  table: TriesTable,
  clock: Clock,
  settings: SettingsInForce,
): Tries {
  return createTries(table, clock, () => settings.current.moneyPasswords, 'money_password_locked');
}
