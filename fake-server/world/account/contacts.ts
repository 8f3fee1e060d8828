import type { ContactChange, ContactCodes, ContactUndo } from '#contract/entities/contact.ts';
import type { ContactKind } from '#contract/entities/contact-types.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import { checkField } from '#contract/rules/field-rules.ts';
import { spanIn } from '../../content/span-words.ts';
import { type Action, singleAction } from '../../kernel/action.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { maskedEmail, maskedMobile } from '../../kernel/masked-name.ts';
import { Refused, refuseFields } from '../../kernel/refused.ts';
import { counts } from '../../kernel/term.ts';
import { hashOfToken, newToken } from '../../kernel/tokens.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Situation } from '../../situation/situation.ts';
import {
  type ContactChangeRow,
  contactChangeTable,
  undoTermOf,
} from '../../store/account/contact-changes.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow, MemberTable } from '../../store/members.ts';
import { passkeyTable } from '../../store/protection/passkeys.ts';
import { secondStepTable } from '../../store/protection/second-steps.ts';
import type { OriginRow } from '../../store/sessions/sessions.ts';
import type { AccountRecoveries } from '../identity/account-recoveries.ts';
import type { Letters } from '../notifications/letters.ts';
import type { SecurityHistory } from '../notifications/security-history.ts';
import type { TwoStep } from '../protection/two-step.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { ContactHolders, NewContact } from '../verification/contact-holders.ts';
import type { HumanAnswer, HumanCheck } from '../verification/human-check.ts';
import { internationalNumber, type Sms } from '../verification/sms.ts';

const DAY = 24 * 60 * 60_000;
const masks = { email: maskedEmail, mobile: maskedMobile };
const addedEvents = { email: 'emailAdded', mobile: 'mobileAdded' } as const;
const changedEvents = { email: 'emailChanged', mobile: 'mobileChanged' } as const;
const confirmedEvents = { email: 'emailConfirmed', mobile: 'mobileConfirmed' } as const;

/** An address proved by a code. One that was only typed protects nothing. */
function provedContact(member: MemberRow, kind: ContactKind): string | null {
  return member[`${kind}_confirmed`] === 1 ? member[kind] : null;
}

const isSame = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();

/** Details of a change request, for the owner's history and messages. */
export interface ChangeCircumstances {
  readonly origin: OriginRow;
  /** The address of the undo page for a token. */
  readonly linkWith: (token: string) => string;
}

/** The email address and the mobile number of accounts (W5). All methods refuse by throwing. */
export interface Contacts {
  /** @throws Refused any of the call's codes */
  sendCodes(
    member: MemberRow,
    wish: NewContact & HumanAnswer,
    situation: Situation,
    language: LanguageCode,
    action?: Action<ContactCodes>,
  ): Promise<ContactCodes>;
  /** @throws Refused any of the call's codes */
  change(member: MemberRow, wish: ContactChange, how: ChangeCircumstances): void;
  /** Binds it without codes, for scenes; the notice and the undo link are as usual. */
  bind(member: MemberRow, kind: ContactKind, value: string, how: ChangeCircumstances): void;
  /** @throws Refused not_found */
  previewUndo(token: string): ContactUndo;
  /** @throws Refused not_found */
  undo(token: string, origin: OriginRow): ContactUndo;
}

interface ContactParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly members: MemberTable;
  readonly sessions: Sessions;
  readonly sms: Sms;
  readonly humanCheck: HumanCheck;
  readonly twoStep: TwoStep;
  readonly holders: ContactHolders;
  readonly accountRecoveries: Pick<AccountRecoveries, 'dropOf'>;
  readonly history: SecurityHistory;
  readonly letters: Letters;
}

export function createContacts(parts: ContactParts): Contacts {
  const { database, clock, settings, members, sessions, sms, humanCheck, twoStep } = parts;
  const { holders, accountRecoveries, history, letters } = parts;
  const changes = contactChangeTable(database);
  const attempts = secondStepTable(database);
  const passkeys = passkeyTable(database);

  /** @returns the normalised address */
  const valueOf = (wish: NewContact): string => {
    if (wish.kind === 'mobile') {
      if (settings.current.smsProvider !== 'server') throw new Refused('feature_disabled');
      return internationalNumber(wish);
    }
    const rule = { ...settings.rules.email, enabled: true, required: true };
    const error = checkField('email', wish.email, rule);
    refuseFields([error]);
    return wish.email;
  };

  /** The person's own address counts as taken once it is proved: there is nothing to change. */
  const requireFree = (member: MemberRow, kind: ContactKind, value: string) => {
    const isOwn = isSame(provedContact(member, kind), value);
    holders.requireFree(kind, value, isOwn ? undefined : member.id);
  };

  /** Sends a code unless one is still valid. @returns until when it is valid */
  const sendOnce = (kind: ContactKind, to: string, ...how: [Situation, LanguageCode]): number => {
    const known = sms.countsUntil('contact', to);
    if (known !== undefined) return known;
    const channel = kind === 'email' ? 'mail' : 'mobile';
    return Date.parse(sms.send('contact', to, ...how, channel).expiresAt);
  };

  /** Why a code is refused. Wrong codes must stay counted, so nothing is thrown. */
  const wrongCode = (to: string, field: string, code: string | undefined): Refused | undefined => {
    try {
      sms.check('contact', to, code);
      return undefined;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const rule = error.code === 'verification_code_missing' ? 'required' : 'incorrect';
      return new Refused(error.code, { ...error.details, fields: [{ field, rule }] });
    }
  };

  const checkCodes = (member: MemberRow, value: string, wish: ContactChange, origin: OriginRow) => {
    const old = provedContact(member, wish.kind);
    const refused =
      (old === null ? undefined : wrongCode(old, 'oldCode', wish.oldCode)) ??
      wrongCode(value, 'newCode', wish.newCode);
    if (refused?.code !== 'verification_code_incorrect') return refused;
    return twoStep.wrongTry(member.id, refused, origin);
  };

  /**
   * Notifies the old address, which can undo the change. Without an old one the phone number is
   * notified; an email address gets the mail about the history.
   */
  const tellOthers = (
    member: MemberRow,
    kind: ContactKind,
    value: string,
    { origin, linkWith }: ChangeCircumstances,
  ) => {
    const { undoDays } = settings.current.contacts;
    const old = provedContact(member, kind);
    if (old !== null) {
      const token = newToken();
      const changed_at = clock.now();
      changes.add(hashOfToken(token), {
        member_id: member.id,
        kind,
        old_value: old,
        new_value: value,
        changed_at,
        until: changed_at + undoDays * DAY,
      });
      letters.write(member, {
        to: { kind, address: old },
        text: (texts, language) =>
          texts.contactChanged(linkWith(token), spanIn(undoDays, 'day', language)),
        origin,
      });
    } else if (kind === 'email' && member.mobile !== null) {
      letters.write(member, {
        to: { kind: 'mobile', address: member.mobile },
        text: ({ contactAdded }) => contactAdded,
        origin,
      });
    }
  };

  const bind: Contacts['bind'] = (member, kind, value, how) => {
    requireFree(member, kind, value);
    members.setContact(member.id, kind, value);
    if (isSame(member[kind], value)) {
      history.note(member.id, confirmedEvents[kind], how.origin);
      return;
    }
    const events = provedContact(member, kind) === null ? addedEvents : changedEvents;
    history.note(member.id, events[kind], how.origin);
    tellOthers(member, kind, value, how);
    accountRecoveries.dropOf(member.id, how.origin, kind);
  };

  /** One that another link voided, or that has expired, is treated as non-existent. */
  const found = (token: string): ContactChangeRow => {
    const row = changes.find(hashOfToken(token));
    if (!row || row.void_at !== null) throw new Refused('not_found');
    const isOver = !counts(undoTermOf(row), clock.now());
    if (row.undone_at === null && isOver) throw new Refused('not_found');
    return row;
  };

  return {
    async sendCodes(member, request, situation, language, action = singleAction()) {
      const { geetest, captcha, captchaId, ...wish } = request;
      const value = valueOf(wish);
      // Nobody probes addresses without solving a puzzle.
      await humanCheck.require({ geetest, captcha, captchaId });
      twoStep.requireOpen(member.id);
      requireFree(member, wish.kind, value);
      const old = provedContact(member, wish.kind);
      const mask = masks[wish.kind];
      return action.commit(() => {
        // If one cannot be sent, neither is the other.
        const until = database.transaction(() => [
          sendOnce(wish.kind, value, situation, language),
          ...(old === null ? [] : [sendOnce(wish.kind, old, situation, language)]),
        ]);
        const expiresAt = Math.min(...until);
        return {
          expiredMinutes: Math.ceil((expiresAt - clock.now()) / 60_000),
          expiresAt: momentOf(expiresAt),
          oldReceiver: old === null ? null : mask(old),
          newReceiver: mask(value),
        };
      });
    },
    change(member, wish, how) {
      const value = valueOf(wish);
      twoStep.requireOpen(member.id);
      const refused = database.transaction(() => {
        const why = checkCodes(member, value, wish, how.origin);
        if (why) return why;
        bind(member, wish.kind, value, how);
        for (const to of [provedContact(member, wish.kind), value]) {
          if (to !== null) sms.spend('contact', to);
        }
        return undefined;
      });
      if (refused) throw refused;
    },
    bind: (...change) => database.transaction(() => bind(...change)),
    previewUndo(token) {
      const row = found(token);
      return shown(row, row.undone_at !== null);
    },
    undo: (token, origin) =>
      database.transaction(() => {
        const row = found(token);
        // The first answer may have been lost.
        if (row.undone_at !== null) return shown(row, true);
        const { member_id, kind, old_value, changed_at } = row;
        changes.undone(hashOfToken(token), clock.now());
        // Later changes are undone with it, and cannot be restored.
        changes.voidSince(row, changed_at, clock.now());
        accountRecoveries.dropOf(member_id, origin);
        members.setContact(member_id, kind, old_value);
        attempts.endOfMember(member_id);
        attempts.forgetDevices(member_id);
        passkeys.removeSince(member_id, changed_at);
        history.note(member_id, 'contactRestored', origin);
        sessions.endOfMember(member_id);
        return shown(row, true);
      }),
  };
}

function shown(
  { kind, old_value, new_value, until }: ContactChangeRow,
  isDone: boolean,
): ContactUndo {
  const mask = masks[kind];
  return {
    kind,
    restores: mask(old_value),
    replaces: mask(new_value),
    until: momentOf(until),
    isDone,
  };
}
