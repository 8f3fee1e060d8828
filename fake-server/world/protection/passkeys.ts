import { randomBytes } from 'node:crypto';
import type {
  CountingPasskeys,
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  Passkey as PasskeyShown,
  Passkeys as PasskeysShown,
  UsedPasskey,
} from '#contract/entities/passkey.ts';
import { checkPasskeyName, tidyPasskeyName } from '#contract/rules/passkey-name.ts';
import { type Action, refuseIn, singleAction } from '../../kernel/action.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import { counts, type Term } from '../../kernel/term.ts';
import { hashOfToken, newToken } from '../../kernel/tokens.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import {
  type ChallengePurpose,
  type ChallengeRow,
  type PasskeyRow,
  passkeyTable,
} from '../../store/protection/passkeys.ts';
import type { OriginRow } from '../../store/sessions/sessions.ts';
import type { SecurityHistory } from '../notifications/security-history.ts';
import {
  challengeIn,
  checkMade,
  checkUsed,
  creationOf,
  type PasskeySite,
  requestOf,
} from './passkey-checks.ts';
import type { SignInMethods } from './sign-in-methods.ts';
import type { TwoStep } from './two-step.ts';

const MINUTE = 60_000;

/** The purpose of a passkey request. */
type UsePurpose = Exclude<ChallengePurpose, 'add'>;

/**
 * Accounts' passkeys (A24). A challenge is valid once, for one purpose, and for one person if
 * known.
 */
export interface Passkeys {
  /** Whether passkey sign-in is on at this site. */
  signIn(): boolean;
  shown(member: MemberRow): PasskeysShown;
  /** Whether the account has a valid one. */
  has(memberId: number): boolean;
  /** @throws Refused feature_disabled, passkeys_full */
  creation(member: MemberRow, site: PasskeySite): Promise<PasskeyCreation>;
  /** @throws Refused any of the call's codes */
  add(
    member: MemberRow,
    made: NewPasskey,
    site: PasskeySite,
    origin: OriginRow,
    action?: Action<PasskeyShown>,
  ): Promise<PasskeyShown>;
  /** @throws Refused not_found, also for one of another person */
  rename(member: MemberRow, id: string, name: string, origin: OriginRow): PasskeyShown;
  /** @throws Refused not_found, last_way_in */
  remove(member: MemberRow, id: string, site: PasskeySite, origin: OriginRow): CountingPasskeys;
  /**
   * Creates a challenge: for any of the site's passkeys to sign in, or for one of a person's.
   *
   * @throws Refused feature_disabled
   */
  request(
    purpose: UsePurpose,
    member: MemberRow | null,
    site: PasskeySite,
  ): Promise<PasskeyRequest>;
  /**
   * Verifies a passkey's signature. A wrong one costs a try of the second step's budget.
   *
   * @returns the owner
   * @throws Refused feature_disabled, passkey_challenge_expired, passkey_unknown, passkey_refused,
   * second_step_locked
   */
  use(
    purpose: UsePurpose,
    member: MemberRow | null,
    used: UsedPasskey,
    site: PasskeySite,
    origin: OriginRow,
    action?: Action<number>,
  ): Promise<number>;
}

interface PasskeyParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly twoStep: TwoStep;
  readonly signInMethods: SignInMethods;
  readonly history: SecurityHistory;
}

export function createPasskeys(parts: PasskeyParts): Passkeys {
  const { database, clock, settings, twoStep, signInMethods, history } = parts;
  const table = passkeyTable(database);
  const figures = () => settings.current.passkeys;

  const requireOffered = () => {
    if (!figures().isOffered) throw new Refused('feature_disabled');
  };
  const requireUse = (purpose: UsePurpose) => {
    requireOffered();
    if (purpose === 'signIn' && !signInMethods.byPasskey()) throw new Refused('feature_disabled');
  };
  const requireRoom = (memberId: number) => {
    if (table.forMember(memberId).length >= figures().max) throw new Refused('passkeys_full');
  };
  const open = (challenge: string, purpose: ChallengePurpose, member_id: number | null) =>
    table.open({
      hash: hashOfToken(challenge),
      purpose,
      member_id,
      opened_at: clock.now(),
      expires_at: clock.now() + figures().openMinutes * MINUTE,
    });
  /**
   * A valid challenge, with the function that uses it up: of two parallel calls only one succeeds.
   */
  const challengeOf = (
    clientDataJSON: string,
    purpose: ChallengePurpose,
    member_id: number | null,
  ) => {
    const challenge = challengeIn(clientDataJSON);
    if (challenge === undefined) throw new Refused('passkey_refused');
    const issued = { hash: hashOfToken(challenge), purpose, member_id };
    const requireOpen = () => {
      const row = table.challenge(issued);
      if (row && counts(termOf(row), clock.now())) return;
      throw new Refused('passkey_challenge_expired');
    };
    requireOpen();
    const spend = () => {
      requireOpen();
      table.take(issued);
    };
    return { challenge, spend };
  };
  const handleOf = (memberId: number) => table.handleOf(memberId, newToken());

  const shown = (member: MemberRow, row: PasskeyRow): PasskeyShown => ({
    id: row.id,
    name: row.name,
    isSynced: row.is_synced === 1,
    createdAt: momentOf(row.made_at),
    lastUsedAt: row.last_used_at === null ? null : momentOf(row.last_used_at),
    isLastSignInMethod: signInMethods.isLast(member, { passkey: row.id }),
  });

  /** Records a use. If the counter went back, somebody may have a copy: the owner is notified. */
  const noteUse = (
    row: PasskeyRow,
    signed: Pick<PasskeyRow, 'id' | 'counter' | 'is_synced'>,
    origin: OriginRow,
  ) => {
    if (table.used(signed, clock.now())) {
      twoStep.rightTry(row.member_id);
      return undefined;
    }
    history.note(row.member_id, 'passkeyRefused', origin);
    return twoStep.wrongTry(row.member_id, new Refused('passkey_refused'), origin);
  };

  return {
    signIn: () => signInMethods.byPasskey(),
    shown: (member) => ({
      isOffered: figures().isOffered,
      max: figures().max,
      list: table.forMember(member.id).map((row) => shown(member, row)),
    }),
    has: (memberId) => figures().isOffered && table.forMember(memberId).length > 0,
    async creation(member, site) {
      requireOffered();
      requireRoom(member.id);
      const { siteName } = settings.current;
      const { account, nickname } = member;
      const owner = { siteName, account, nickname, handle: handleOf(member.id) };
      const creation = await creationOf(site, owner, table.forMember(member.id));
      open(creation.challenge, 'add', member.id);
      return creation;
    },
    async add(member, { name: typed, credential }, site, origin, action = singleAction()) {
      requireOffered();
      const name = requireName(typed);
      const { challenge, spend } = challengeOf(credential.clientDataJSON, 'add', member.id);
      const checked = await checkMade(credential, challenge, site);
      const add = () => {
        if (!checked) throw new Refused('passkey_refused');
        if (table.byCredential(checked.credential_id)) throw new Refused('passkey_known');
        requireRoom(member.id);
        const id = randomBytes(12).toString('hex');
        const row = { ...checked, id, member_id: member.id, name, made_at: clock.now() };
        table.add(row);
        history.note(member.id, 'passkeyAdded', origin);
        return shown(member, { ...row, last_used_at: null });
      };
      return action.commit(() => {
        spend();
        return database.transaction(add);
      });
    },
    rename: (member, id, typed, origin) =>
      database.transaction(() => {
        const row = table.rename(member.id, id, requireName(typed));
        if (!row) throw new Refused('not_found');
        history.note(member.id, 'passkeyRenamed', origin);
        return shown(member, row);
      }),
    remove: (member, id, { rpId }, origin) =>
      database.transaction(() => {
        if (signInMethods.isLast(member, { passkey: id })) throw new Refused('last_way_in');
        if (!table.remove(member.id, id)) throw new Refused('not_found');
        history.note(member.id, 'passkeyRemoved', origin);
        return {
          rpId,
          userId: handleOf(member.id),
          allAcceptedCredentialIds: table
            .forMember(member.id)
            .filter(({ rp_id }) => rp_id === rpId)
            .map(({ credential_id }) => credential_id),
        };
      }),
    async request(purpose, member, site) {
      requireUse(purpose);
      const request = await requestOf(site, member === null ? [] : table.forMember(member.id));
      open(request.challenge, purpose, member?.id ?? null);
      return request;
    },
    async use(purpose, member, used, site, origin, action = singleAction()) {
      requireUse(purpose);
      const owner = member?.id ?? null;
      const { challenge, spend } = challengeOf(used.clientDataJSON, purpose, owner);
      const row = table.byCredential(used.id);
      if (!row || (member !== null && row.member_id !== member.id)) {
        return refuseIn(action, () => {
          spend();
          return new Refused('passkey_unknown');
        });
      }
      twoStep.requireOpen(row.member_id);
      const isOwner = used.userHandle === undefined || used.userHandle === handleOf(row.member_id);
      const signed = isOwner ? await checkUsed(used, challenge, site, row) : undefined;
      const take = () => {
        if (signed) return noteUse(row, signed, origin);
        if (purpose === 'signIn') history.noteFailedSignIn(row.member_id, origin);
        return twoStep.wrongTry(row.member_id, new Refused('passkey_refused'), origin);
      };
      return action.commit(() => {
        spend();
        const refused = database.transaction(take);
        if (refused) throw refused;
        return row.member_id;
      });
    },
  };
}

function requireName(typed: string): string {
  const error = checkPasskeyName('name', typed);
  if (error) throw new Refused('validation_failed', { fields: [error] });
  return tidyPasskeyName(typed);
}

function termOf({ opened_at, expires_at }: ChallengeRow): Term {
  return { kind: 'passkeyChallenge', from: opened_at, until: expires_at };
}
