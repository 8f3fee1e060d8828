import { secondStepTable } from '../store/protection/second-steps.ts';
import { twoStepTable } from '../store/protection/two-step.ts';
import type { OriginRow } from '../store/sessions/sessions.ts';
import { triesTable } from '../store/verification/tries.ts';
import { unknownOrigin } from '../world/notifications/security-history.ts';
import { oneTimeCodes } from '../world/protection/one-time-codes.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from '../world/protection/recovery-codes.ts';
import type { World } from '../world/world.ts';

/** Time step of an app's codes, in milliseconds. */
const STEP = 30_000;

/** A person whose app the server plays (T3). */
export interface ShownApp {
  readonly memberId: number;
  /** A valid code; null if this moment's codes are used up. */
  readonly code: string | null;
  readonly recoveryCodesLeft: number;
}

type AppWorld = Pick<World, 'clock' | 'database' | 'history'>;

/** Turns the second step on with a new app. @returns the recovery codes */
export function turnOnTwoStep(
  { clock, database, history }: AppWorld,
  memberId: number,
  origin: OriginRow = unknownOrigin,
): readonly string[] {
  const table = twoStepTable(database);
  return database.transaction(() => {
    const codes = newRecoveryCodes();
    table.begin(memberId, oneTimeCodes.newSecret(), clock.now());
    table.confirm(memberId, clock.now());
    table.replaceCodes(memberId, codes.map(hashOfRecoveryCode));
    triesTable(database, 'ownSecret').clear(String(memberId));
    history.note(memberId, 'twoStepOn', origin);
    return codes;
  });
}

/** Turns the second step off, and deletes its data. */
export function turnOffTwoStep({ database, history }: AppWorld, memberId: number): void {
  const attempts = secondStepTable(database);
  database.transaction(() => {
    twoStepTable(database).remove(memberId);
    attempts.endOfMember(memberId);
    attempts.forgetDevices(memberId);
    triesTable(database, 'ownSecret').clear(String(memberId));
    history.note(memberId, 'twoStepOff', unknownOrigin);
  });
}

/** People with the second step and their codes, last turned on first. */
export function authenticatorApps({ clock, database }: AppWorld, max: number): ShownApp[] {
  const table = twoStepTable(database);
  /** Of this time step, or of the next, which is valid too: no step counts twice. */
  const codeOf = (memberId: number): string | null => {
    const row = table.find(memberId);
    if (!row) return null;
    for (const at of [clock.now(), clock.now() + STEP]) {
      const code = oneTimeCodes.codeAt(row.secret, at);
      const step = oneTimeCodes.stepOf(row.secret, code, at);
      if (step !== undefined && step > row.last_step) return code;
    }
    return null;
  };
  return table
    .newest(max)
    .map((memberId) => ({
      memberId,
      code: codeOf(memberId),
      recoveryCodesLeft: table.codesLeft(memberId),
    }));
}
