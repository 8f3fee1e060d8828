import { CompactEncrypt } from 'jose';
import { VIP_ABOVE_RANK_LEVEL } from '#contract/entities/member-types.ts';
import { PATH_SEALING_ALGORITHM, type ServiceDesk } from '#contract/entities/service-desks.ts';
import { SEALING_ENCRYPTION } from '#contract/sealed.ts';
import type { Clock } from '../../kernel/clock.ts';
import { expiringMap } from '../../kernel/expiring-map.ts';
import { Refused } from '../../kernel/refused.ts';
import { newToken } from '../../kernel/tokens.ts';
import type { FactTable } from '../../store/facts.ts';
import type { MemberRow } from '../../store/members.ts';

/**
 * Addresses depend on the visitor's host name; the cache is bounded so that nobody can make it
 * grow.
 */
const MAX_SEALED = 20;
/** A ticket is for a window that is opening now. */
const TICKET_LIFETIME = 2 * 60_000;
const MAX_TICKETS = 10_000;

/** What a desk learns about a ticket's holder: their name and topic, nothing else. */
interface Guest {
  readonly desk: ServiceDesk;
  readonly name: string;
  /** The number of their payment in question; null for none. */
  readonly about: string | null;
}

/** What a browser takes to a desk. */
export interface ServiceVisit {
  readonly ticket: string | null;
  readonly key: { readonly keyId: string; readonly secret: string } | null;
}

/** Customer service (S8): sealed addresses of desks, and tickets for them. */
export interface ServiceVisits {
  /** Seals a desk's address: a compact JWE under the desk's own key, the same each time. */
  seal(desk: ServiceDesk, address: string): Promise<string>;
  /**
   * Starts a visit. To the desk, a visitor without a session is anonymous.
   *
   * @throws Refused feature_disabled if the desk is not for this person
   */
  begin(desk: ServiceDesk, member: MemberRow | undefined, about?: string): ServiceVisit;
  /** The holder of a ticket; valid once. */
  redeem(ticket: string): Guest | undefined;
}

/** Reads the desks' keys from the store, or creates them. */
export function createServiceVisits(facts: FactTable, clock: Clock): ServiceVisits {
  const tickets = expiringMap<Guest>(clock, MAX_TICKETS, 'serviceTicket');
  const keyOf = (desk: ServiceDesk) => facts.secret(`service-key ${desk}`);

  const sealed = new Map<string, Promise<string>>();
  const seal = (desk: ServiceDesk, address: string) =>
    new CompactEncrypt(new TextEncoder().encode(address))
      .setProtectedHeader({ alg: PATH_SEALING_ALGORITHM, enc: SEALING_ENCRYPTION, kid: desk })
      .encrypt(Buffer.from(keyOf(desk), 'base64url'));

  return {
    seal(desk, address) {
      const known = sealed.get(`${desk} ${address}`);
      if (known) return known;
      const made = seal(desk, address);
      if (sealed.size < MAX_SEALED) sealed.set(`${desk} ${address}`, made);
      return made;
    },
    begin(desk, member, about) {
      const isVip = member !== undefined && member.rank_level > VIP_ABOVE_RANK_LEVEL;
      const isWelcome = desk === 'LIVECHAT' || (desk === 'VIP' ? isVip : member !== undefined);
      if (!isWelcome) throw new Refused('feature_disabled');
      const key = desk === 'ROOM' ? null : { keyId: desk, secret: keyOf(desk) };
      if (!member) return { ticket: null, key };
      const ticket = newToken();
      // Everybody in the room reads it: a first name is enough there.
      const name = desk === 'ROOM' ? member.nickname.replace(/\s.*$/su, '') : member.nickname;
      tickets.put(ticket, { desk, name, about: about ?? null }, clock.now() + TICKET_LIFETIME);
      return { ticket, key };
    },
    redeem: (ticket) => tickets.take(ticket),
  };
}
