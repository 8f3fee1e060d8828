import { scenarios } from './control/scenarios.ts';
import { seedGamesOf, seedPeopleOf } from './seed/world.ts';
import { storeUnusable } from './store/database.ts';
import {
  type CheckoutSimulator,
  createCheckoutSimulator,
} from './vendors/checkout/checkout.simulator.ts';
import { openGameVendors, type SimulatedGameVendors } from './vendors/game-vendors.ts';
import { createPixSimulator, type PixSimulator } from './vendors/pix/pix.simulator.ts';
import { newSiteAccounts } from './vendors/site-accounts.ts';
import {
  createVendorWalletSimulator,
  type VendorWalletSimulator,
} from './vendors/wallets/wallets.simulator.ts';
import {
  createFoundation,
  type Foundation,
  type WorldOptions,
} from './world/composition/foundation.ts';
import { createWorld, type World } from './world/world.ts';

/** How a world is opened. */
export interface OpenWorldOptions extends WorldOptions {
  /** Cost of password hashing, a power of two; low for tests. */
  readonly passwordCost?: number;
  /** Number of slot games in a new world, for tests about it. */
  readonly slotGames?: number;
  /** Address of Firebase's own emulator, if it replaces this server's. */
  readonly firebaseEmulator?: string;
}

/** A world with its sports vendor's matches, and the vendors of the payment providers and wallets. */
export interface OpenWorld extends World, Pick<SimulatedGameVendors, 'sportsSimulator'> {
  readonly pixSimulator: PixSimulator;
  readonly checkoutSimulator: CheckoutSimulator;
  readonly vendorWalletSimulator: VendorWalletSimulator;
}

/** Default cost of a password hash: about 40 ms on a small machine. */
const DEFAULT_PASSWORD_COST = 16_384;

/**
 * Opens a world; a new one is seeded.
 *
 * @throws StoreUnusable if the data file cannot be used
 */
export async function openWorld(options: OpenWorldOptions): Promise<OpenWorld> {
  const foundation = createFoundation(options, scenarios);
  try {
    return await openWorldOn(foundation, options);
  } catch (error) {
    foundation.close();
    throw storeUnusable(error, options.file);
  }
}

async function openWorldOn(
  foundation: Foundation,
  { passwordCost = DEFAULT_PASSWORD_COST, slotGames, firebaseEmulator }: OpenWorldOptions,
): Promise<OpenWorld> {
  seedGamesOf(foundation, slotGames);
  const vendors = openGameVendors(foundation.seed);
  const world = await createWorld(foundation, {
    ...newSiteAccounts(firebaseEmulator),
    ...vendors,
    passwordCost,
  });
  await seedPeopleOf(world, vendors);
  const { database, clock, pix, checkout, situations } = world;
  const pixSimulator = createPixSimulator({
    database,
    clock,
    account: pix,
    behaviour: () => situations.of().pix,
  });
  const checkoutSimulator = createCheckoutSimulator({
    database,
    clock,
    account: checkout,
    behaviour: () => situations.of().pix,
  });
  return {
    ...world,
    sportsSimulator: vendors.sportsSimulator,
    pixSimulator,
    checkoutSimulator,
    vendorWalletSimulator: createVendorWalletSimulator({
      database,
      clock,
      refuses: () => situations.of().vendorWallets.refuses,
      wonBy: (vendor, player) => world.walletTransfers.wonBy(vendor, player),
    }),
    close() {
      checkoutSimulator.close();
      pixSimulator.close();
      world.close();
    },
  };
}
