import type {
  LastSignIn,
  Protection,
  SecurityEvent,
  Security as SecurityShown,
} from '#contract/entities/security.ts';
import { type ProtectionKind, protectionKinds } from '#contract/entities/security-types.ts';
import { providerNames } from '#contract/entities/social-provider-names.ts';
import type { SocialProvider } from '#contract/entities/social-providers.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { maskedEmail, maskedMobile } from '../../kernel/masked-name.ts';
import { type PageRequest, pagesOf, rowsOf } from '../../kernel/pages.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import {
  type SecurityEventRow,
  securityEventTable,
} from '../../store/notifications/security-events.ts';
import type { OriginRow } from '../../store/sessions/sessions.ts';
import type { AccountRecoveries } from '../identity/account-recoveries.ts';
import type { SecurityHistory } from '../notifications/security-history.ts';
import type { MoneyPasswords } from '../protection/money-passwords.ts';
import type { Passkeys } from '../protection/passkeys.ts';
import type { SecondSteps } from '../protection/second-steps.ts';
import type { TwoStep } from '../protection/two-step.ts';
import type { Sessions, SignedIn } from '../sessions/sessions.ts';
import type { Closings } from './closings.ts';
import type { DataExportFiles } from './data-export.ts';
import type { SocialLinks } from './social-links.ts';

/** The security centre of a person (W5, A26). */
export interface Security extends SecurityHistory {
  state(who: SignedIn): SecurityShown;
  lastSignIn(who: SignedIn): LastSignIn;
  /** Newest first. */
  events(
    memberId: number,
    page: PageRequest,
  ): { readonly events: SecurityEvent[]; readonly totalPages: number };
  /** @throws Refused not_found, also for a session of another person */
  endSession(who: SignedIn, id: string, origin: OriginRow): void;
  endOthers(who: SignedIn, origin: OriginRow): void;
  /** Trusts a device for a time: no second step. */
  trustDevice(memberId: number, deviceId: string, origin: OriginRow): void;
  /** @throws Refused not_found, last_way_in */
  unlinkSocial(member: MemberRow, provider: SocialProvider, origin: OriginRow): void;
  /** @throws Refused not_found, also for a device of another person */
  forgetDevice(memberId: number, id: string, origin: OriginRow): void;
}

interface SecurityParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly moneyPasswords: MoneyPasswords;
  readonly twoStep: TwoStep;
  readonly secondSteps: SecondSteps;
  readonly settings: SettingsInForce;
  readonly socialLinks: SocialLinks;
  readonly closings: Closings;
  readonly accountRecoveries: Pick<AccountRecoveries, 'open'>;
  readonly passkeys: Passkeys;
  readonly dataExport: Pick<DataExportFiles, 'state'>;
}

export function createSecurity(
  parts: SecurityParts & { readonly history: SecurityHistory },
): Security {
  const { database, settings, sessions, moneyPasswords, history, twoStep, secondSteps } = parts;
  const { socialLinks, passkeys, closings, accountRecoveries, dataExport } = parts;
  const table = securityEventTable(database);

  const protections = (member: MemberRow): readonly Protection[] => {
    const { email, mobile } = member;
    const withoutAddress = { shown: null, isConfirmed: null };
    const own: Readonly<Record<ProtectionKind, Omit<Protection, 'kind'>>> = {
      password: {
        isOn: member.password_hash !== null && member.password_is_default === 0,
        ...withoutAddress,
        since: member.password_hash === null ? null : momentOf(member.password_changed_at),
      },
      twoStep: { ...withoutAddress, isOn: twoStep.isOn(member.id), since: null },
      email: {
        isOn: email !== null,
        shown: email && maskedEmail(email),
        since: null,
        isConfirmed: email === null ? null : member.email_confirmed === 1,
      },
      mobile: {
        isOn: mobile !== null,
        shown: mobile && maskedMobile(mobile),
        since: null,
        isConfirmed: mobile === null ? null : member.mobile_confirmed === 1,
      },
      moneyPassword: {
        isOn: moneyPasswords.overview(member).passwords.every(({ isSet }) => isSet),
        ...withoutAddress,
        since: null,
      },
      passkey: { ...withoutAddress, isOn: passkeys.has(member.id), since: null },
    };
    return protectionKinds
      .filter((kind) => {
        if (kind === 'passkey') return settings.current.passkeys.isOffered;
        // It can be turned off, whatever the site offers.
        return kind !== 'twoStep' || own.twoStep.isOn || settings.current.twoStep.isOffered;
      })
      .map((kind) => ({ kind, ...own[kind] }));
  };

  return {
    ...history,
    state({ member, sessionHash }) {
      const shown = protections(member);
      const open = sessions
        .forMember(member.id)
        .map((session) => ({
          id: session.id,
          ...partsOf(session),
          firstUsedAt: momentOf(session.firstUsedAt),
          lastUsedAt: momentOf(session.lastUsedAt),
          isCurrent: session.sessionHash === sessionHash,
        }));
      return {
        protections: [...shown],
        // Firebase proves numbers, but sends no code for a change.
        changeableContacts:
          settings.current.smsProvider === 'server' ? ['email', 'mobile'] : ['email'],
        advice: shown.find(({ isOn }) => !isOn)?.kind ?? null,
        socialAccounts: socialLinks
          .of(member)
          .map((link) => ({ ...link, linkedAt: momentOf(link.linkedAt) })),
        sessions: [
          ...open.filter(({ isCurrent }) => isCurrent),
          ...open.filter(({ isCurrent }) => !isCurrent),
        ],
        twoStep: {
          isOn: twoStep.isOn(member.id),
          asksPassword: member.password_hash !== null,
          recoveryCodesLeft: twoStep.codesLeft(member.id),
          trustedDevices: [...secondSteps.devices(member)],
        },
        closing: closings.state(member),
        accountRecovery: accountRecoveries.open(member.id),
        passkeys: passkeys.shown(member),
        dataExport: dataExport.state(member.id),
      };
    },
    lastSignIn({ member, sessionHash }) {
      const row = table.signInBefore(member.id, sessions.idOf(sessionHash) ?? '');
      return {
        before: row ? { ...partsOf(row), at: momentOf(row.at) } : null,
        closesAt: member.closes_at === null ? null : momentOf(member.closes_at),
        recoveryReadyAt: accountRecoveries.open(member.id)?.readyAt ?? null,
      };
    },
    events: (memberId, page) => {
      const { limit, offset } = rowsOf(page);
      return {
        events: table.page(memberId, limit, offset).map(eventView),
        totalPages: pagesOf(table.count(memberId), page),
      };
    },
    endSession({ member, sessionHash }, id, origin) {
      database.transaction(() => {
        const wasOpen = sessions.forMember(member.id).some((session) => session.id === id);
        const isCurrent = sessions.idOf(sessionHash) === id;
        // Notified first: the page of an ended session gets one last event, and checks for itself.
        if (wasOpen) history.note(member.id, isCurrent ? 'signedOut' : 'sessionEnded', origin);
        if (!sessions.endNamed(member.id, id)) throw new Refused('not_found');
      });
    },
    trustDevice(memberId, deviceId, origin) {
      database.transaction(() => {
        secondSteps.trust(memberId, deviceId, origin);
        history.note(memberId, 'deviceTrusted', origin);
      });
    },
    forgetDevice(memberId, id, origin) {
      database.transaction(() => {
        if (!secondSteps.forget(memberId, id)) throw new Refused('not_found');
        history.note(memberId, 'deviceForgotten', origin);
      });
    },
    unlinkSocial(member, provider, origin) {
      database.transaction(() => {
        socialLinks.remove(member, provider);
        history.note(member.id, 'socialUnlinked', origin, { provider: providerNames[provider] });
      });
    },
    endOthers({ member, sessionHash }, origin) {
      database.transaction(() => {
        history.note(member.id, 'otherSessionsEnded', origin);
        sessions.endOthersOfMember(member.id, sessionHash);
      });
    },
  };
}

function partsOf({ browser, system, place }: OriginRow): OriginRow {
  return { browser, system, place };
}

function eventView({ id, kind, at, ...origin }: SecurityEventRow): SecurityEvent {
  return { id: String(id), kind, at: momentOf(at), ...origin };
}
