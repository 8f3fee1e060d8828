import type { MemberInfo } from '#contract/entities/member.ts';
import { AGENT_TYPES } from '#contract/entities/member-types.ts';
import type { TextStorage } from './guarded-storage.ts';

/** The session keys of the specification, and no others (A18a). */
const memberKeys = ['isAgent', 'nickname', 'account', 'customerId', 'username'] as const;

/** The stored values of the session, besides the token (A18a). */
export interface SessionStore {
  /** Stores who is signed in. */
  keepMember(member: MemberInfo): void;
  keepMerchant(merchant: string): void;
  /** Stores whether a password change is required. */
  keepPasswordChangeOwed(owed: boolean): void;
  isPasswordChangeOwed(): boolean;
  /** Deletes the session; the merchant stays (A19). */
  forget(): void;
}

/** Stores them in session storage, which is per tab. */
export function createSessionStore(storage: TextStorage): SessionStore {
  return {
    keepMember(member) {
      storage.setItem('isAgent', AGENT_TYPES.includes(member.type) ? '1' : '0');
      storage.setItem('nickname', member.nickname);
      storage.setItem('account', member.account);
      storage.setItem('customerId', member.customerId);
      storage.setItem('username', member.userName);
    },
    keepMerchant: (merchant) => storage.setItem('merchant', merchant),
    keepPasswordChangeOwed(owed) {
      if (owed) storage.setItem('cpw', '1');
      else storage.removeItem('cpw');
    },
    isPasswordChangeOwed: () => storage.getItem('cpw') === '1',
    forget() {
      for (const key of memberKeys) storage.removeItem(key);
      storage.removeItem('cpw');
      storage.removeItem('token');
    },
  };
}
