import type { Clock } from '../../ground/clock.ts';
import { Refused } from '../../ground/refused.ts';
import type { TriesTable } from '../../store/tries.ts';
import type { SettingsBook } from '../site/settings.ts';
import { createTries, type Tries, type TryFigures } from '../tries.ts';

/** How the passwords for money are asked for on a site. */
export interface MoneyPasswordFigures extends TryFigures {
  /** Withdrawals ask for a password of their own. */
  readonly withdrawalPassword: boolean;
  /** A recovered one moves no money for so long. */
  readonly recoveryWaitHours: number;
}

/** The one budget of wrong tries that all passwords for money of an account share (W2). */
export function createMoneyTries(table: TriesTable, clock: Clock, settings: SettingsBook): Tries {
  return createTries(table, clock, () => settings.current.moneyPasswords, 'money_password_locked');
}

/** What wrong passwords for money are refused with, by their fields. */
export function wrongMoneyPasswords(fields: readonly string[]): Refused {
  return new Refused('money_password_incorrect', {
    fields: fields.map((field) => ({ field, rule: 'incorrect' })),
  });
}
