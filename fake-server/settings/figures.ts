import type { GameCategory } from '#contract/entities/game.ts';

/** How a site lets people send money to each other. Amounts in hundredths. */
export interface TransferFigures {
  readonly areOpen: boolean;
  readonly minimum: number;
  readonly maximum: number;
}

/** How the passwords for money are asked for on a site. */
export interface MoneyPasswordFigures {
  /** So many wrong tries, and none is accepted for a while. */
  readonly wrongTries: number;
  readonly lockMinutes: number;
  /** Withdrawals ask for a password of their own. */
  readonly withdrawalPassword: boolean;
  /** A recovered one moves no money for so long. */
  readonly recoveryWaitHours: number;
}

/** Where the money that is played with lies. */
export interface VendorWalletFigures {
  /** All games are played from the main wallet. */
  readonly isSingle: boolean;
  /** Codes of the vendors that keep wallets of their own where it is not. */
  readonly vendors: readonly string[];
}

/** How accounts are closed on a site. */
export interface ClosingFigures {
  /** So long its owner can come back. */
  readonly waitDays: number;
}

/** How addresses are changed on a site. */
export interface ContactFigures {
  /** So long the old address can take a change back. */
  readonly undoDays: number;
}

/** How files of people's own data are made on a site. */
export interface OwnDataFigures {
  /** So long one can be downloaded. */
  readonly keptDays: number;
  /** So long after one was asked for, no other is made. */
  readonly betweenDays: number;
}

/** How a site takes passkeys. */
export interface PasskeyFigures {
  readonly isOffered: boolean;
  /** They sign in: where they do not, none of them is a way in. */
  readonly signIn: boolean;
  /** How many an account may have. */
  readonly most: number;
  /** So long a challenge counts. */
  readonly openMinutes: number;
}

/** How the second step is asked for on a site. */
export interface TwoStepFigures {
  /** So many wrong tries, and none is accepted for a while. */
  readonly wrongTries: number;
  readonly lockMinutes: number;
  /** Members may turn it on. */
  readonly isOffered: boolean;
  /** So long after a right first step the second one has to come, and a secret to be confirmed. */
  readonly openMinutes: number;
  /** A device that is trusted needs no second step for so long after its last use. */
  readonly trustDays: number;
}

/** How people come back on a site who have lost what they sign in with. */
export interface WayBackFigures {
  /** So long the owner can stop it; stopped, it is not asked for anew for as long. */
  readonly waitDays: number;
  /** So long after that it can be taken. */
  readonly openDays: number;
}

/** How pictures are taken in on a site. */
export interface PictureFigures {
  /** Pixels that one may have, in millions. */
  readonly megapixels: number;
}

/** How points are earned, as the operator set it. */
export interface PointsSettings {
  /** Whole points for each unit of money that is staked. */
  readonly earning: Readonly<Record<GameCategory, number>>;
}

/** What friends bring (W5). */
export interface ReferralFigures {
  readonly areOpen: boolean;
  /** Hundredths of money that a friend has to stake, within so many days of registering. */
  readonly stake: number;
  readonly days: number;
  /** Hundredths of a point for each one who counts. */
  readonly points: number;
}

/** How a site pays out. */
export interface PayoutAccountFigures {
  /** So many accounts somebody can have. */
  readonly most: number;
  /** A new one waits so long before it can be used. */
  readonly waitMinutes: number;
  /** Also accounts at banks; by PIX keys alone otherwise. */
  readonly banks: boolean;
}

/** The bounds of feedback (G6). */
export interface FeedbackFigures {
  readonly leastWords: number;
  readonly mostWords: number;
  /** How many one person may send within 24 hours. */
  readonly mostADay: number;
}

/** How much one number bears (docs/requirements.md, "Limits of requests"). */
export interface PhoneLimitFigures {
  readonly codesPerMinute: number;
  readonly codesPerHour: number;
  readonly codesPerDay: number;
  readonly wrongCodesPerHour: number;
}

/** The site's own bounds on one amount, in hundredths. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}
