import { stoppableActs } from '#contract/entities/play-limit-types.ts';
import type { PauseLength } from '#contract/entities/play-pause-types.ts';
import type { KitRequest } from '../kit/request.ts';
import { newcomer } from '../own-people.ts';
import type { Behaviour, Probe } from './probe.ts';

/** Somebody of the kit's own: nothing ends their pause. */
async function somebody({ portal }: Probe): Promise<KitRequest> {
  const { authorization } = await newcomer(portal);
  return { authorization };
}

async function choose(probe: Probe, who: KitRequest, length: PauseLength) {
  const { pause } = await probe.call('playPauses.choose', { ...who, body: { length } });
  return pause;
}

async function pauseOf(probe: Probe, who: KitRequest) {
  return (await probe.call('playPauses.state', who)).pause;
}

/** Breaks and self-exclusions (W10). */
export const playPauseBehaviours: readonly Behaviour[] = [
  {
    name: 'a break stops what is for play and nothing else, and becomes no shorter',
    calls: [
      'playPauses.choose',
      'playPauses.state',
      'account.member',
      'referral.terms',
      'wallet.balance',
    ],
    needs: 'nobody',
    changes: true,
    async run(probe) {
      const who = await somebody(probe);
      const chosen = await choose(probe, who, 'oneDay');
      probe.expectSame('playPauses.choose', chosen?.kind, 'break', 'a day is no break');
      const until = (await pauseOf(probe, who))?.until;
      probe.expectSame('playPauses.state', until, chosen?.until, 'a break is not kept');
      await choose(probe, who, 'oneHour');
      const after = await pauseOf(probe, who);
      probe.expectSame('playPauses.choose', after?.until, until, 'a break became shorter');
      const { stopped } = await probe.call('account.member', who);
      probe.expectSame(
        'account.member',
        stopped?.acts.toSorted(),
        stoppableActs.toSorted(),
        'the member is not told what is stopped',
      );
      await probe.expectRefused('referral.terms', 'inviting friends during a break', who, [
        'account_restricted',
        // A site without it need not look at the player.
        'feature_disabled',
      ]);
      await probe.call('wallet.balance', who);
    },
  },
  {
    name: 'a self-exclusion is not ended by a break or by an early wish to come back',
    calls: ['playPauses.choose', 'playPauses.resume', 'playPauses.state'],
    needs: 'nobody',
    changes: true,
    async run(probe) {
      const who = await somebody(probe);
      const chosen = await choose(probe, who, 'sixMonths');
      const kind = chosen?.kind;
      probe.expectSame('playPauses.choose', kind, 'selfExclusion', 'six months are a break');
      await choose(probe, who, 'sixWeeks');
      const held = await pauseOf(probe, who);
      probe.expectSame('playPauses.choose', held, chosen, 'a break takes its place');
      await probe.call('playPauses.resume', { ...who, body: { wanted: true } });
      const after = await pauseOf(probe, who);
      probe.expectSame('playPauses.resume', after, chosen, 'an early wish changes it');
    },
  },
];
