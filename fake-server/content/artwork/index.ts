export { avatarArtwork } from './brand/avatar.ts';
export {
  type BannerPlace,
  bannerArtwork,
  promotionArtwork,
} from './brand/banner.ts';
export type { BannerKind } from './brand/banner-scenes.ts';
export { PAYMENT_MARKS, paymentLogo } from './brand/payment-logo.ts';
export { PROMOTION_SCENES, type PromotionScene } from './brand/promotion-scenes.ts';
export { type RewardPicture, rewardArtwork } from './brand/reward.ts';
export { siteEmblem, siteLogo } from './brand/site-logo.ts';
export { SLOT_SYMBOLS, slotSymbol } from './brand/slot-symbols.ts';
export { vendorIcon, vendorLogo } from './brand/vendor-marks.ts';
export { gameArtwork } from './game-artwork.ts';
export { gameTitle, gameTitles } from './game-titles.ts';
export type { GameCategory } from './themes/theme.ts';
