import { initServer } from '@ts-rest/express';
import type { PointsConversion, Redemption } from '#contract/entities/points.ts';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import { answerOnce, writeOnce } from '../http/once.ts';
import type { World } from '../world/world.ts';

/** Points of the signed-in person, and what they can buy (W9). */
export function pointsHandlers(world: World) {
  const { moneyPasswords, points, pointsConversions, pointsRecord } = world;
  const { postcodePlaces, redemptions, rewards } = world;
  return initServer().router(contract.points, {
    balance: async ({ req }) => answer(redemptions.balance(signedInOf(req).member.id)),
    config: async ({ req, query: { language } }) =>
      answer(points.config(signedInOf(req).member, languageOfCall(world, req, language))),
    rewards: async ({ req, query: { language } }) =>
      answer(rewards.list(signedInOf(req).member.id, languageOfCall(world, req, language))),
    transactions: async ({ req, query: { pageNo, pageSize, kind, language } }) => {
      const wanted = { kind, language: languageOfCall(world, req, language) };
      const { id, currency } = signedInOf(req).member;
      return answer({ ...pointsRecord.page(id, wanted, { pageNo, pageSize }), currency });
    },
    address: async ({ req }) =>
      answer({ address: redemptions.lastAddress(signedInOf(req).member.id) }),
    postcode: async ({ req, body: { postcode } }) =>
      answer(await postcodePlaces.find(signedInOf(req).member.id, postcode)),
    redeem: async ({ req, body: { transactionPassword, withdrawalPassword, ...wish } }) => {
      const { member } = signedInOf(req);
      const given = { transactionPassword, withdrawalPassword };
      const language = languageOfCall(world, req, undefined);
      return answerOnce<Redemption>(req, async ({ id, commit }) => {
        await moneyPasswords.check(member, 'redeemPoints', given, { commit });
        return commit(() => redemptions.redeem(member, wish, language, id));
      });
    },
    cancel: async ({ req, body: { redemptionId } }) =>
      writeOnce(req, () =>
        redemptions.cancel(
          signedInOf(req).member.id,
          redemptionId,
          languageOfCall(world, req, undefined),
        ),
      ),
    redeemed: async ({ req, query: { language, ...page } }) => {
      const { id } = signedInOf(req).member;
      return answer(redemptions.page(id, languageOfCall(world, req, language), page));
    },
    voucher: async ({ req, body: { redemptionId: id, ...given } }) => {
      const { member } = signedInOf(req);
      redemptions.requireVoucher(member.id, id);
      await moneyPasswords.check(member, 'redeemPoints', given);
      return answer({ code: redemptions.requireVoucher(member.id, id) });
    },
    convert: async ({ req, body: { points: wanted, pointsPerUnit, ...given } }) => {
      const { member } = signedInOf(req);
      return answerOnce<PointsConversion>(req, async ({ id, commit }) => {
        await moneyPasswords.check(member, 'redeemPoints', given, { commit });
        return commit(() =>
          pointsConversions.convert(member, { points: wanted, pointsPerUnit }, id),
        );
      });
    },
  });
}
