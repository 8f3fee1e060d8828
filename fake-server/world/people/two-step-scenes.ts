import type { LanguageCode } from '#contract/entities/language.ts';
import { playedPasskeys } from '../../content/played-passkeys.ts';
import type { Clock } from '../../ground/clock.ts';
import { hashOfToken, newToken } from '../../ground/tokens.ts';
import type { SettingsStore } from '../../settings/settings-store.ts';
import type { Database } from '../../store/database.ts';
import type { MemberTable } from '../../store/members.ts';
import { passkeyTable } from '../../store/passkeys.ts';
import { secondStepTable } from '../../store/second-steps.ts';
import type { OriginRow } from '../../store/sessions.ts';
import { triesTable } from '../../store/tries.ts';
import { twoStepTable } from '../../store/two-step.ts';
import type { ChangeCircumstances, Contacts } from './contacts.ts';
import { oneTimeCodes } from './one-time-codes.ts';
import type { OwnDataFiles } from './own-data.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import type { Security } from './security.ts';
import { unknownOrigin } from './security-history.ts';
import type { Sessions, SignedIn } from './sessions.ts';
import type { AskingCircumstances, WayBacks } from './way-backs.ts';

/** What somebody who looks at their security centre finds (T3). */
export const securityScenes = [
  'twoStep',
  'fewCodes',
  'locked',
  'elsewhere',
  'contactChanged',
  'closing',
  'wayBack',
  'passkeys',
  'dataReady',
  'dataExpired',
] as const;
export type SecurityScene = (typeof securityScenes)[number];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How far apart the codes of an app are. */
const STEP = 30_000;
const elsewhere = { browser: 'Firefox', system: 'Windows', place: 'Lisboa, PT' };

/** Somebody with an app, as the control page shows them. */
export interface ShownApp {
  readonly memberId: number;
  /** A code that counts now; null where those of this moment were all taken. */
  readonly code: string | null;
  readonly recoveryCodesLeft: number;
}

/** How a scene reached the server. */
export interface SceneCircumstances extends ChangeCircumstances, AskingCircumstances {
  readonly language: LanguageCode;
}

/** Authenticator apps that the server itself plays, for demonstrations and tests (T3). */
export interface TwoStepScenes {
  /** Plays a scene once for each person. */
  play(who: SignedIn, scene: SecurityScene, how: SceneCircumstances): void;
  /** Turns the second step on with a new app. @returns the recovery codes */
  turnOn(memberId: number): readonly string[];
  turnOff(memberId: number): void;
  /** Those who turned it on last, first. */
  apps(most: number): readonly ShownApp[];
}

interface SceneParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsStore;
  readonly sessions: Sessions;
  readonly security: Security;
  readonly members: MemberTable;
  readonly contacts: Contacts;
  readonly ownData: OwnDataFiles;
  readonly wayBacks: WayBacks;
}

export function createTwoStepScenes(parts: SceneParts): TwoStepScenes {
  const { database, clock, settings, sessions, security, members, contacts } = parts;
  const { ownData, wayBacks } = parts;
  const table = twoStepTable(database);
  const attempts = secondStepTable(database);
  const passkeys = passkeyTable(database);
  const tries = triesTable(database, 'ownSecret');

  const turnOn = (memberId: number, origin: OriginRow) =>
    database.transaction(() => {
      const codes = newRecoveryCodes();
      table.begin(memberId, oneTimeCodes.newSecret(), clock.now());
      table.confirm(memberId, clock.now());
      table.replaceCodes(memberId, codes.map(hashOfRecoveryCode));
      tries.clear(String(memberId));
      security.note(memberId, 'twoStepOn', origin);
      return codes;
    });
  const requireOn = (memberId: number, origin: OriginRow) => {
    if (table.find(memberId)?.confirmed_at == null) turnOn(memberId, origin);
  };
  /** Of this step, or of the next, which counts as well: no step counts twice. */
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

  /** Has the file of somebody's own data stand so at once; one that does is left alone. */
  const haveData = (memberId: number, wanted: 'ready' | 'expired', origin: OriginRow) => {
    const is = () => ownData.state(memberId).state;
    if (is() === 'none' || (is() === 'expired' && wanted === 'ready')) {
      ownData.renew(memberId, origin);
    }
    while (is() === 'requested' && ownData.makeDue());
    if (is() === 'ready' && wanted === 'expired') ownData.expire(memberId);
  };

  const scenes: Readonly<Record<SecurityScene, (who: SignedIn, how: SceneCircumstances) => void>> =
    {
      twoStep: ({ member }, { origin }) => requireOn(member.id, origin),
      fewCodes({ member: { id } }, { origin }) {
        requireOn(id, origin);
        if (table.codesLeft(id) > 1) {
          table.replaceCodes(id, newRecoveryCodes().slice(0, 1).map(hashOfRecoveryCode));
        }
      },
      locked({ member: { id } }, { origin }) {
        requireOn(id, origin);
        const { wrongTries, lockMinutes } = settings.current.twoStep;
        const now = clock.now();
        if ((tries.find(String(id))?.locked_until ?? 0) > now) return;
        const locked_until = now + lockMinutes * MINUTE;
        tries.put(String(id), { wrong: wrongTries, last_at: now, locked_until });
        attempts.endOfMember(id);
        security.note(id, 'secondStepLocked', origin);
      },
      elsewhere({ member }) {
        const isThere = sessions.ofMember(member.id).some(({ place }) => place === elsewhere.place);
        if (isThere) return;
        const sessionHash = hashOfToken(sessions.open(member.id).token);
        security.noteSignIn({ member, sessionHash }, elsewhere);
      },
      closing({ member: { id } }, { origin }) {
        if (members.byId(id)?.closes_at !== null) return;
        const { waitDays } = settings.current.closing;
        members.setClosing(id, clock.now() + waitDays * DAY);
        security.note(id, 'closingAsked', origin, { days: waitDays });
      },
      dataReady: ({ member: { id } }, { origin }) => haveData(id, 'ready', origin),
      dataExpired: ({ member: { id } }, { origin }) => haveData(id, 'expired', origin),
      contactChanged({ member: { id, account } }, how) {
        const changed = `${account}.changed@example.com`;
        const before = members.byId(id);
        if (!before || before.email === changed) return;
        if (before.email === null) members.setContact(id, 'email', `${account}@example.com`);
        contacts.bind(members.byId(id) ?? before, 'email', changed, how);
      },
      wayBack({ member: { id, account } }, how) {
        const kept = members.byId(id);
        if (!kept || wayBacks.open(id)) return;
        if (kept.email === null) members.setContact(id, 'email', `${account}@example.com`);
        const member = members.byId(id) ?? kept;
        wayBacks.begin(member, { kind: 'email', address: member.email ?? '' }, how);
      },
      passkeys({ member: { id } }, { language, origin }) {
        if (passkeys.ofMember(id).length > 0) return;
        for (const [name, isSynced] of playedPasskeys(language)) {
          passkeys.add({
            id: newToken().slice(0, 24),
            member_id: id,
            credential_id: newToken(),
            rp_id: 'localhost',
            public_key: newToken(),
            counter: 0,
            transports: 'internal',
            may_sync: isSynced ? 1 : 0,
            is_synced: isSynced ? 1 : 0,
            name,
            made_at: clock.now(),
          });
        }
        security.note(id, 'passkeyAdded', origin);
      },
    };

  return {
    turnOn: (memberId) => turnOn(memberId, unknownOrigin),
    turnOff: (memberId) =>
      database.transaction(() => {
        table.remove(memberId);
        attempts.endOfMember(memberId);
        attempts.forgetDevices(memberId);
        tries.clear(String(memberId));
        security.note(memberId, 'twoStepOff', unknownOrigin);
      }),
    play: (who, scene, how) => database.transaction(() => scenes[scene](who, how)),
    apps: (most) =>
      table.newest(most).map((memberId) => ({
        memberId,
        code: codeOf(memberId),
        recoveryCodesLeft: table.codesLeft(memberId),
      })),
  };
}
