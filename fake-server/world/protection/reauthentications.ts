import type { ProofWay } from '#contract/entities/security-types.ts';
import type { Reauthentication } from '#contract/entities/two-step.ts';
import { type Action, singleAction } from '../../kernel/action.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import { counts } from '../../kernel/term.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import type { OriginRow } from '../../store/sessions/sessions.ts';
import type { Sessions, SignedIn } from '../sessions/sessions.ts';
import type { PasskeySite } from './passkey-checks.ts';
import type { Passkeys } from './passkeys.ts';
import type { TwoStep } from './two-step.ts';

const MINUTE = 60_000;

/**
 * Reauthentication (W5): before money goes out, and before account protection changes. A proof is
 * valid for its session only, and for a limited time.
 */
export interface Reauthentications {
  /**
   * @param brought the factors that the call itself carries: if the account has nothing
   *   stronger, no further proof is needed
   * @throws Refused proof_required with the strongest ways that the account has
   */
  require(who: SignedIn, brought?: readonly ProofWay[]): void;
  /** @returns until when it is valid. @throws Refused any of the call's codes */
  prove(
    who: SignedIn,
    proof: Reauthentication,
    site: PasskeySite,
    origin: OriginRow,
    action?: Action<string>,
  ): Promise<string>;
}

interface ReauthenticationParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly sessions: Sessions;
  readonly twoStep: TwoStep;
  readonly passkeys: Passkeys;
}

export function createReauthentications(parts: ReauthenticationParts): Reauthentications {
  const { database, clock, settings, sessions, twoStep, passkeys } = parts;

  const typedWaysOf = (member: MemberRow): readonly ProofWay[] => {
    if (twoStep.isOn(member.id)) return ['app', 'recoveryCode'];
    return member.password_hash === null ? [] : ['password'];
  };
  // What opens the account without its passkey stays enough: a lost device must not lock money in.
  const waysOf = (member: MemberRow): readonly ProofWay[] =>
    passkeys.has(member.id) ? ['passkey', ...typedWaysOf(member)] : typedWaysOf(member);
  const required = (member: MemberRow) =>
    new Refused('proof_required', { proof: { ways: [...waysOf(member)] } });

  return {
    require({ member, sessionHash }, brought = []) {
      const ways = waysOf(member);
      if (ways.length > 0 && ways.every((way) => brought.includes(way))) return;
      const provedAt = sessions.provedAt(sessionHash);
      const until = (provedAt ?? 0) + settings.current.proofMinutes * MINUTE;
      const isFresh =
        provedAt !== undefined &&
        counts({ kind: 'reauthentication', from: provedAt, until }, clock.now());
      if (!isFresh) throw required(member);
    },
    async prove({ member, sessionHash }, proof, site, origin, action = singleAction()) {
      if (!waysOf(member).includes(proof.way)) throw required(member);
      const proved = () => {
        sessions.prove(sessionHash);
        return momentOf(clock.now() + settings.current.proofMinutes * MINUTE);
      };
      if (proof.way === 'passkey') {
        let until = '';
        await passkeys.use('prove', member, proof.credential, site, origin, {
          ...action,
          commit: (use) => {
            let owner = member.id;
            until = action.commit(() => {
              owner = use();
              return proved();
            });
            return owner;
          },
        });
        return until;
      }
      if (proof.way === 'password') {
        await twoStep.requirePassword(member, proof.password, origin, action);
        return action.commit(proved);
      }
      return action.commit(() => {
        const refused = database.transaction(() => twoStep.check(member.id, proof, origin));
        if (refused) throw refused;
        return proved();
      });
    },
  };
}
