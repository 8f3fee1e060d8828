import type { World } from '../world/world.ts';

/** Initial whole points, besides those from play. */
const seedPoints = { maria: 25_000, joao: 12_000, beatriz: 400_000 } as const;

/** Gives people their initial points. */
export function seedPointsOf({ members, points }: Pick<World, 'members' | 'points'>): void {
  for (const [account, amount] of Object.entries(seedPoints)) {
    const member = members.byAccount(account);
    if (!member) throw new Error(`Nobody is called ${account}.`);
    const entry = { memberId: member.id, kind: 'points_given', name: 'opening' } as const;
    const result = points.post({ ...entry, amount: amount * 100 });
    if (!result.ok) throw new Error(`The points of ${account}: ${result.code}.`);
  }
}
