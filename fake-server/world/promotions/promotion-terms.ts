import { gameCategories } from '#contract/entities/game.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { Promotion, PromotionConditions } from '#contract/entities/promotion.ts';
import { roundAmountWords } from '../../content/amount-words.ts';
import { usualContribution, type Wagering } from '../../content/bonus-terms.ts';
import { countedWords } from '../../content/counted-words.ts';
import {
  type ContentOffer,
  type ContentPromotion,
  promotionTerms,
  wageringTerms,
} from '../../content/promotions/promotion.ts';
import { ranks } from '../../content/ranks.ts';
import { spanWords } from '../../content/span-words.ts';
import { type Figures, inLanguage, wordsWithFigures } from '../../content/words.ts';
import { registrationBonusOf, type Settings } from '../../settings/settings.ts';
import { siteFigures } from '../../settings/site-figures.ts';

/** An offer's payment to each person, or to all of them together. */
export function paidBy(
  offer: ContentOffer,
  settings: Settings,
): Pick<Promotion, 'bonus' | 'prizePool'> {
  if (offer.kind === 'raffle') {
    const amount = offer.prizes.reduce((sum, prize) => sum + prize, 0);
    return { bonus: null, prizePool: { amount, currency: settings.currency } };
  }
  if (offer.kind !== 'automatic') {
    return { bonus: { amount: offer.bonus, currency: settings.currency }, prizePool: null };
  }
  return {
    bonus: offer.isRegistrationBonus ? registrationBonusOf(settings) : null,
    prizePool: null,
  };
}

/** The wagering of a promotion's payment; null if it pays money directly (W11). */
export function wageringOf(
  { offer, wagering = 'usual' }: ContentPromotion,
  { bonusWagering }: Settings,
): Wagering | null {
  // A raffle prize is money, whatever the site's bonus terms.
  if (offer.kind === 'raffle') return null;
  return wagering === 'usual' ? bonusWagering : wagering;
}

/** A promotion's conditions as figures; null if it pays no money (W8). */
export function conditionsOf(
  promotion: ContentPromotion,
  settings: Settings,
): PromotionConditions | null {
  const { bonus, prizePool } = paidBy(promotion.offer, settings);
  if (!bonus && !prizePool) return null;
  const wagering = wageringOf(promotion, settings);
  const { minimumAge } = settings;
  if (wagering === null) return { wagering, minimumAge };
  const { times, days, contribution = usualContribution } = wagering;
  const games = gameCategories.map((category) => ({
    category,
    percent: contribution.categories[category],
  }));
  return { wagering: { times, days, games }, minimumAge };
}

/** The terms of a promotion in words; HTML. */
export function termsOf(
  promotion: ContentPromotion,
  settings: Settings,
  language: LanguageCode,
): string {
  const { offer, wagering } = promotion;
  const { minimumAge } = settings;
  const own = wordsWithFigures(promotionTerms[offer.kind], language, { minimumAge });
  const hasBonus = wagering !== undefined || offer.kind !== 'automatic';
  if (!hasBonus) return own;
  const required = wageringOf(promotion, settings);
  if (required === null) return own + inLanguage(wageringTerms.none, language);
  const { times, days } = required;
  return (
    own +
    wordsWithFigures(wageringTerms.staked, language, {
      times: countedWords(times, 'time'),
      wageringTime: spanWords(days, 'day'),
    })
  );
}

/** The figures for a promotion's texts: the site's, and those of its offer (G6). */
export function promotionFigures(promotion: ContentPromotion, settings: Settings): Figures {
  const { offer, minimumRankLevel } = promotion;
  const { bonus, prizePool } = paidBy(offer, settings);
  const rank = minimumRankLevel === undefined ? undefined : ranks[minimumRankLevel];
  return {
    ...siteFigures(settings),
    ...(bonus && { bonus: roundAmountWords(bonus.amount, bonus.currency) }),
    ...(prizePool && { prizePool: roundAmountWords(prizePool.amount, prizePool.currency) }),
    ...(offer.kind === 'mission' && { rounds: offer.rounds }),
    ...(offer.kind === 'raffle' && { prizes: offer.prizes.length }),
    ...(offer.kind === 'application' && { reviewTime: spanWords(offer.reviewMinutes, 'minute') }),
    ...(isReferral(offer) && referralFigures(settings)),
    ...(rank && { rank: rank.labelName }),
  };
}

const isReferral = (offer: ContentOffer) => offer.kind === 'automatic' && offer.isReferral === true;

/** What a friend has to stake, and in how many days, until the invitation brings points. */
function referralFigures({ referral, currency }: Settings): Figures {
  return {
    friendStake: roundAmountWords(referral.stake, currency),
    friendTime: spanWords(referral.days, 'day'),
  };
}

/** Whether the site has a promotion now: some need their settings. */
export function isOffered(
  { offer }: ContentPromotion,
  { registrationBonus, referral }: Settings,
): boolean {
  if (isReferral(offer)) return referral.enabled;
  const givesBonus = offer.kind === 'automatic' && offer.isRegistrationBonus === true;
  return !givesBonus || registrationBonus > 0;
}
