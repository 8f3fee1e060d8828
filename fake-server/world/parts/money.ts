import { type Books, createBooks } from '../books.ts';
import { createMissions, type Missions } from '../missions.ts';
import { createPaymentEvents, type PaymentEvents } from '../payment-history.ts';
import { createPromotions, type Promotions } from '../promotions.ts';
import { createWallet, type Wallet } from '../wallet.ts';
import type { Foundation } from './foundation.ts';

/** Balances, and what is given to players. */
export interface Money {
  readonly books: Books;
  readonly paymentEvents: PaymentEvents;
  readonly wallet: Wallet;
  readonly promotions: Promotions;
  readonly missions: Missions;
}

/** The share of money in a world. */
export function moneyOf(below: Foundation): Money {
  const { database, clock, live } = below;
  const books = createBooks(database, clock, (memberId) => live.tell(memberId, 'balance'));
  const wallet = createWallet(books);
  const promotions = createPromotions({ ...below, wallet });
  return {
    books,
    paymentEvents: createPaymentEvents(database, clock),
    wallet,
    promotions,
    missions: createMissions({ ...below, promotions }),
  };
}
