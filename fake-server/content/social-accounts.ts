import type { SocialProvider } from '#contract/entities/social-providers.ts';

/** A social account of a person of the fake (G5). */
export interface SocialAccount {
  readonly provider: SocialProvider;
  /** The provider's own number for it. */
  readonly subject: string;
  readonly name: string;
  /** Telegram reveals none, and not everybody has one at Facebook. */
  readonly email: string | null;
  /** The seeded person who signs in by it; null if nobody does yet. */
  readonly holder: string | null;
}

/** The accounts in the providers' windows. */
export const socialAccounts: readonly SocialAccount[] = [
  {
    provider: 'google',
    subject: '108204268033311374519',
    name: 'Maria Silva',
    email: 'maria@example.com',
    holder: 'maria',
  },
  {
    provider: 'google',
    subject: '110169484474386276334',
    name: 'Pedro Santos',
    email: 'pedro@example.com',
    holder: 'pedro',
  },
  {
    provider: 'google',
    subject: '113487456102835830811',
    name: 'Clara Nunes',
    email: 'clara.nunes@example.com',
    holder: null,
  },
  {
    provider: 'facebook',
    subject: '10158842317765093',
    name: 'João Souza',
    email: 'joao@example.com',
    holder: 'joao',
  },
  {
    provider: 'facebook',
    subject: '10161120453388201',
    name: 'Clara Nunes',
    email: 'clara.nunes@example.com',
    holder: null,
  },
  // An account that was made with a phone number.
  {
    provider: 'facebook',
    subject: '10163004417729106',
    name: 'Rita Alves',
    email: null,
    holder: null,
  },
  { provider: 'telegram', subject: '521830477', name: 'Maria Silva', email: null, holder: 'maria' },
  { provider: 'telegram', subject: '640912853', name: 'Clara Nunes', email: null, holder: null },
];
