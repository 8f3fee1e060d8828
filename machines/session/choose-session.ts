import type { MemberInfo } from '#contract/entities/member.ts';
import { TRIAL_TYPE } from '#contract/entities/member-types.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { refusesToken } from './session.setup.ts';

/** What a person is told about the link that they opened. */
export type LinkNotice = 'signedInByLink' | 'otherPerson' | 'linkUsed';

/** A token, and its owner according to the server. */
export interface TokenCandidate {
  readonly token: string;
  readonly owner: Outcome<MemberInfo>;
}

/** The token that the tab uses. */
export interface ChosenSession {
  readonly ok: true;
  readonly token: string;
  readonly member: MemberInfo;
  readonly tells: LinkNotice | null;
}

/**
 * Chooses between the tab's session and the one from a link (A18). A session is only replaced once
 * the owners of both are known: if the server did not answer for the tab's own, the choice fails
 * and both are read again.
 *
 * @returns null if nobody is signed in
 */
export function chooseSession(
  own: TokenCandidate | null,
  link: TokenCandidate | null,
): ChosenSession | Refusal | null {
  const mine = own?.owner;
  const linkOwner = link?.owner;
  if (mine?.ok === false && !refusesToken(mine)) return mine;
  if (own && mine?.ok) {
    // A trial session can be replaced without loss.
    const isKept = mine.value.type !== TRIAL_TYPE && mine.value.id !== valueOf(linkOwner)?.id;
    if (isKept || !linkOwner?.ok) {
      // A required password change does not survive the page: the person signs in again (A17).
      if (mine.value.passwordChangeOwed) return null;
      const isUsed = linkOwner?.ok === false && linkOwner.code === 'recovery_link_expired';
      const tells = linkOwner?.ok === true ? 'otherPerson' : isUsed ? 'linkUsed' : null;
      return { ok: true, token: own.token, member: mine.value, tells };
    }
  }
  if (link && linkOwner?.ok) {
    // A person who must set a new password sees it in that dialog.
    const isNews = valueOf(mine)?.id !== linkOwner.value.id && !linkOwner.value.passwordChangeOwed;
    const tells = isNews ? 'signedInByLink' : null;
    return { ok: true, token: link.token, member: linkOwner.value, tells };
  }
  return refusalIn(linkOwner) ?? refusalIn(mine);
}

function valueOf(owner: Outcome<MemberInfo> | undefined): MemberInfo | undefined {
  return owner?.ok ? owner.value : undefined;
}

function refusalIn(owner: Outcome<MemberInfo> | undefined): Refusal | null {
  return owner?.ok === false ? owner : null;
}
