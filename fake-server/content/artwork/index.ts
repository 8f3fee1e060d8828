export { avatarArtwork } from './brand/avatar.ts';
export {
  type BannerInput,
  type BannerPlace,
  bannerArtwork,
  promotionArtwork,
} from './brand/banner.ts';
export type { BannerKind } from './brand/banner-scenes.ts';
export { PAYMENT_MARKS, type PaymentMark, paymentLogo } from './brand/payment-logo.ts';
export { PROMOTION_SCENES, type PromotionScene } from './brand/promotion-scenes.ts';
export { type RewardPicture, rewardArtwork } from './brand/reward.ts';
export { SITE_NAME, siteEmblem, siteLogo } from './brand/site-logo.ts';
export { SLOT_SYMBOLS, type SlotSymbol, slotSymbol } from './brand/slot-symbols.ts';
export { type VendorMarkInput, vendorIcon, vendorLogo } from './brand/vendor-marks.ts';
export { type GameArtworkInput, gameArtwork } from './game-artwork.ts';
export { gameTitle, gameTitles } from './game-titles.ts';
export type { GameCategory } from './themes/theme.ts';
