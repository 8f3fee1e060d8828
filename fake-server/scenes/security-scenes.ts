import { contract } from '#contract/index.ts';
import { playedPasskeys } from '../content/played-passkeys.ts';
import { spanWords } from '../content/span-words.ts';
import { hashOfToken, newToken } from '../kernel/tokens.ts';
import type { MemberRow } from '../store/members.ts';
import { passkeyTable } from '../store/protection/passkeys.ts';
import { secondStepTable } from '../store/protection/second-steps.ts';
import { twoStepTable } from '../store/protection/two-step.ts';
import { triesTable } from '../store/verification/tries.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from '../world/protection/recovery-codes.ts';
import type { World } from '../world/world.ts';
import { turnOnTwoStep } from './authenticator-apps.ts';
import { type SceneCall, scenes } from './scene.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const elsewhere = { browser: 'Firefox', system: 'Windows', place: 'Lisboa, PT' };

type Play = (world: World, member: MemberRow, call: SceneCall) => void;

const titles = {
  'two-step-on': 'Everyone who opens their security centre has two-step verification',
  'two-step-few-codes': 'Everyone who opens their security centre has one recovery code left',
  'two-step-locked': 'Everyone who opens their security centre has tried too many wrong codes',
  'account-closure':
    'Everyone who opens their security centre has asked for their account to be closed',
  'account-recovery':
    'Everyone who opens their security centre finds that someone asked to recover the account',
  'data-export-ready': 'Everyone who opens their security centre can download their data',
  'data-export-expired': 'Everyone who opens their security centre has a data export that expired',
  'contact-changed': 'Everyone who opens their security centre has had their email changed',
  passkeys: 'Everyone who opens their security centre has two passkeys, to look at',
  'signed-in-elsewhere':
    'Everyone who opens their security centre is also signed in on another device',
};

const plays: Readonly<Record<keyof typeof titles, Play>> = {
  'two-step-on': requireTwoStep,
  'two-step-few-codes'(world, member, call) {
    requireTwoStep(world, member, call);
    const table = twoStepTable(world.database);
    if (table.codesLeft(member.id) > 1) {
      table.replaceCodes(member.id, newRecoveryCodes().slice(0, 1).map(hashOfRecoveryCode));
    }
  },
  'two-step-locked'(world, member, call) {
    requireTwoStep(world, member, call);
    const { clock, database, history, settings } = world;
    const tries = triesTable(database, 'ownSecret');
    const { wrongTries, lockMinutes } = settings.current.twoStep;
    const now = clock.now();
    if ((tries.find(String(member.id))?.locked_until ?? 0) > now) return;
    const locked_until = now + lockMinutes * MINUTE;
    tries.put(String(member.id), { wrong: wrongTries, last_at: now, locked_until });
    secondStepTable(database).endOfMember(member.id);
    history.note(member.id, 'secondStepLocked', call.origin);
  },
  'signed-in-elsewhere'({ history, sessions }, member) {
    const isThere = sessions.forMember(member.id).some(({ place }) => place === elsewhere.place);
    if (isThere) return;
    const sessionHash = hashOfToken(sessions.open(member.id).token);
    history.noteSignIn({ member, sessionHash }, elsewhere);
  },
  'account-closure'({ clock, history, members, settings }, { id, closes_at }, { origin }) {
    if (closes_at !== null) return;
    const { waitDays } = settings.current.closing;
    members.setClosing(id, clock.now() + waitDays * DAY);
    history.note(id, 'closureRequested', origin, { closureTime: spanWords(waitDays, 'day') });
  },
  'data-export-ready': (world, { id }, { origin }) => haveData(world, id, 'ready', origin),
  'data-export-expired': (world, { id }, { origin }) => haveData(world, id, 'expired', origin),
  'contact-changed'(world, member, call) {
    const changed = `${member.account}.changed@example.com`;
    if (member.email === changed) return;
    world.contacts.bind(withAddress(world, member), 'email', changed, call);
  },
  'account-recovery'(world, kept, call) {
    if (world.accountRecoveries.open(kept.id)) return;
    const member = withAddress(world, kept);
    world.accountRecoveries.begin(member, { kind: 'email', address: member.email ?? '' }, call);
  },
  passkeys({ clock, database, history }, { id }, { language, origin }) {
    const table = passkeyTable(database);
    if (table.forMember(id).length > 0) return;
    for (const [name, isSynced] of playedPasskeys(language)) {
      table.add({
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
    history.note(id, 'passkeyAdded', origin);
  },
};

/** What a person finds in their security centre (A26). */
export const securityScenes = scenes({
  scenarios: titles,
  before: [contract.security.state],
  play: (world, member, scene, call) => plays[scene](world, member, call),
});

function requireTwoStep(world: World, { id }: MemberRow, { origin }: SceneCall): void {
  if (twoStepTable(world.database).find(id)?.confirmed_at == null) turnOnTwoStep(world, id, origin);
}

/** Puts somebody's data export into a state; one that is in it stays. */
function haveData(
  { dataExport }: World,
  memberId: number,
  wanted: 'ready' | 'expired',
  origin: SceneCall['origin'],
): void {
  const state = () => dataExport.state(memberId).state;
  if (state() === 'none' || (state() === 'expired' && wanted === 'ready')) {
    dataExport.renew(memberId, origin);
  }
  while (state() === 'requested' && dataExport.makeDue());
  if (state() === 'ready' && wanted === 'expired') dataExport.expire(memberId);
}

/** Somebody whose account has an e-mail address. */
function withAddress({ members }: World, member: MemberRow): MemberRow {
  if (member.email !== null) return member;
  members.setContact(member.id, 'email', `${member.account}@example.com`);
  return members.byId(member.id) ?? member;
}
