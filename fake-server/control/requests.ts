import { z } from 'zod/v4';
import { applicationRejections } from '#contract/entities/application-types.ts';
import { notificationTopics } from '#contract/entities/notification-types.ts';
import { rejectionReasons } from '#contract/entities/points-types.ts';
import { feedbackAnswers } from '../content/feedback-answers.ts';
import { ranks } from '../content/ranks.ts';
import { settingsPatchSchema } from '../settings/settings.ts';
import { incomeSteps } from './agents.ts';
import { waysToPay } from './deposits.ts';
import { scenarios } from './scenarios.ts';
import { partSteps, withdrawalSteps } from './withdrawals.ts';

const DAY = 24 * 60 * 60_000;
/** In hundredths. */
const MAX_CREDIT = 100_000_000;

/** Name of a scenario, as the page, the header and links give it. */
export const scenarioNameSchema = z.enum(Object.keys(scenarios));

/** Puts the world into exactly these scenarios. */
export const scenariosRequest = z.strictObject({ names: z.array(scenarioNameSchema).max(50) });

/** Moves the clock by milliseconds, stops it, or resets it to the machine's time. */
export const clockRequest = z.union([
  z.strictObject({
    move: z
      .int()
      .min(-3650 * DAY)
      .max(3650 * DAY),
  }),
  z.strictObject({ frozen: z.boolean() }),
  z.strictObject({ reset: z.literal(true) }),
]);

/** Publishes settings; all others stay. */
export const publishRequest = z.strictObject({
  /** The version that the changes were made on; any version if left out. */
  base: z.int().min(0).optional(),
  changes: settingsPatchSchema,
});

/** A draft of settings, whose values may still be wrong. */
export const previewRequest = z.strictObject({
  base: z.int().min(0),
  changes: z.record(z.string(), z.unknown()),
});

/** Credits money, once for each key. */
export const creditRequest = z.strictObject({
  account: z.string().min(1).max(255),
  /** In hundredths. */
  amount: z.int().positive().max(MAX_CREDIT),
  key: z.string().regex(/^[\w-]{8,64}$/u),
});

const depositId = z.string().regex(/^[a-zA-Z0-9]{26,35}$/u);

/** Has a charge paid, by its owner or otherwise. */
export const payRequest = z.strictObject({ deposit: depositId, way: z.enum(waysToPay) });

/** Has the payer's bank reverse a deposit. */
export const reverseRequest = z.strictObject({ deposit: depositId });

/** Asks for a new session of a person. */
export const signInRequest = z.strictObject({ account: z.string().min(1).max(64) });

/** Asks for a captcha picture's text. */
export const captchaRequest = z.strictObject({ captchaId: z.uuid() });

/** Asks for a solved puzzle of the site's GeeTest account. */
export const geetestRequest = z.strictObject({ captchaId: z.string().min(1).max(64) });

/** An operator's action on a withdrawal, or on a paid part. */
export const withdrawalStepRequest = z.strictObject({
  withdrawal: depositId,
  step: z.enum(withdrawalSteps),
});
export const partStepRequest = z.strictObject({
  part: z.string().regex(/^[a-zA-Z0-9]{26,35}-[1-9]\d{0,3}$/u),
  step: z.enum(partSteps),
});

/** For requests without parameters. */
export const emptyRequest = z.strictObject({});

const redemptionId = z.string().min(1).max(64);

/** An operator's action on an application: review, grant or reject. */
const applicationSteps = ['take_up', 'issue', ...applicationRejections] as const;
export const applicationStepRequest = z.strictObject({
  application: z.string().min(1).max(64),
  step: z.enum(applicationSteps),
});

/** Answers feedback. */
export const feedbackAnswerRequest = z.strictObject({
  feedback: z.string().min(1).max(64),
  answer: z.enum(feedbackAnswers),
});

/** Decides on a redemption: approves it, or rejects it for a reason. */
export const decideRequest = z.strictObject({
  redemption: redemptionId,
  rejectedFor: z.enum(rejectionReasons).optional(),
});

/** Marks approved goods as sent. */
export const sendRequest = z.strictObject({
  redemption: redemptionId,
  trackingCode: z.string().min(1).max(40),
});

/** A reward's price in hundredths of a point, and its stock. */
export const rewardRequest = z.strictObject({
  reward: z.string().min(1).max(64),
  price: z.int().min(1).max(1_000_000_000),
  stock: z.int().min(0).max(1_000_000),
});

/** Gives points, in hundredths; the same key counts once. */
export const givePointsRequest = z.strictObject({
  account: z.string().min(1).max(64),
  points: z.int().min(1).max(1_000_000_000),
  key: z.string().min(1).max(64),
});

/** Gives a rank; the lowest is 0. */
export const giveRankRequest = z.strictObject({
  account: z.string().min(1).max(64),
  level: z
    .int()
    .min(0)
    .max(ranks.length - 1),
});

/** Adds invited friends, for somebody who has none yet. */
export const addFriendsRequest = z.strictObject({ account: z.string().min(1).max(64) });

/** Sends a notice on a topic, by the person's chosen channels. */
export const tellRequest = z.strictObject({
  account: z.string().min(1).max(64),
  topic: z.enum(notificationTopics),
});

/** Gives an account an authenticator app, or removes it. */
export const twoStepRequest = z.strictObject({ account: z.string().min(1).max(64) });

/** An operator's action on an income line. */
export const incomeStepRequest = z.strictObject({
  line: z.int().positive(),
  step: z.enum(incomeSteps),
});

/** Offers a contract to one agent, or to every seeded agent. */
export const offerRequest = z.strictObject({ account: z.string().max(64).optional() });
/** Gives a bonus, in hundredths, with a wagering multiple; the same key counts once. */
export const giveBonusRequest = z.strictObject({
  account: z.string().min(1).max(64),
  amount: z.int().min(1).max(1_000_000_000),
  times: z.int().min(0).max(100),
  days: z.int().min(1).max(365),
  key: z.string().min(1).max(64),
});
