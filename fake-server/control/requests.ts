import { z } from 'zod/v4';
import { applicationRejections } from '#contract/entities/application-types.ts';
import { notificationTopics } from '#contract/entities/notification-types.ts';
import { rejectionReasons } from '#contract/entities/points-types.ts';
import { feedbackAnswers } from '../content/feedback-answers.ts';
import { ranks } from '../content/ranks.ts';
import { incomeSteps } from './agents.ts';
import { waysToPay } from './deposits.ts';
import { type ScenarioName, scenarios } from './scenarios.ts';
import { partSteps, withdrawalSteps } from './withdrawals.ts';

const DAY = 24 * 60 * 60_000;
/** In hundredths. */
const MAX_CREDIT = 100_000_000;

/** Name of a scenario, as the page, the header and links give it. */
export const scenarioNameSchema = z.enum(
  Object.keys(scenarios) as [ScenarioName, ...ScenarioName[]],
);

/** Puts the world into these scenarios, and out of all others. */
export const scenariosRequest = z.strictObject({ names: z.array(scenarioNameSchema).max(50) });

/** Moves the clock by milliseconds, stops it, or takes it back to the machine's time. */
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

/** Gives somebody money, once for each key. */
export const creditRequest = z.strictObject({
  account: z.string().min(1).max(255),
  /** In hundredths. */
  amount: z.int().positive().max(MAX_CREDIT),
  key: z.string().regex(/^[\w-]{8,64}$/u),
});

const depositId = z.string().regex(/^[a-zA-Z0-9]{26,35}$/u);

/** Has a charge paid, as its owner would or otherwise. */
export const payRequest = z.strictObject({ deposit: depositId, way: z.enum(waysToPay) });

/** Has the payer's bank take a deposit back. */
export const reverseRequest = z.strictObject({ deposit: depositId });

/** Asks what a captcha picture says. */
export const captchaRequest = z.strictObject({ captchaId: z.uuid() });

/** Takes a step of the operator with a withdrawal, or with a part that was paid out. */
export const withdrawalStepRequest = z.strictObject({
  withdrawal: depositId,
  step: z.enum(withdrawalSteps),
});
export const partStepRequest = z.strictObject({
  part: z.string().regex(/^[a-zA-Z0-9]{26,35}-[1-9]\d{0,3}$/u),
  step: z.enum(partSteps),
});

/** For what needs no further word. */
export const emptyRequest = z.strictObject({});

const redemptionId = z.string().min(1).max(64);

/** What an operator does with an application: looks at it, grants it, or turns it down. */
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

/** Goods that were approved are on their way. */
export const sendRequest = z.strictObject({
  redemption: redemptionId,
  trackingCode: z.string().min(1).max(40),
});

/** What a reward costs, in hundredths of a point, and how many are left. */
export const rewardRequest = z.strictObject({
  reward: z.string().min(1).max(64),
  price: z.int().min(1).max(1_000_000_000),
  stock: z.int().min(0).max(1_000_000),
});

/** Points for somebody, in hundredths; the same key gives them once. */
export const givePointsRequest = z.strictObject({
  account: z.string().min(1).max(64),
  points: z.int().min(1).max(1_000_000_000),
  key: z.string().min(1).max(64),
});

/** A rank of the house for somebody: the lowest is 0. */
export const giveRankRequest = z.strictObject({
  account: z.string().min(1).max(64),
  level: z
    .int()
    .min(0)
    .max(ranks.length - 1),
});

/** Friends for somebody who has invited none yet. */
export const addFriendsRequest = z.strictObject({ account: z.string().min(1).max(64) });

/** Tells somebody of a topic, as they chose to be told. */
export const tellRequest = z.strictObject({
  account: z.string().min(1).max(64),
  topic: z.enum(notificationTopics),
});

/** Gives an account an authenticator app, or takes it away. */
export const twoStepRequest = z.strictObject({ account: z.string().min(1).max(64) });

/** Takes a step of the operator with a line of an agent's income. */
export const incomeStepRequest = z.strictObject({
  line: z.int().positive(),
  step: z.enum(incomeSteps),
});

/** Offers a contract to one agent, or to every agent of the seed. */
export const offerRequest = z.strictObject({ account: z.string().max(64).optional() });
/** A bonus for somebody, in hundredths, to be staked so many times; the same key gives it once. */
export const giveBonusRequest = z.strictObject({
  account: z.string().min(1).max(64),
  amount: z.int().min(1).max(1_000_000_000),
  times: z.int().min(0).max(100),
  days: z.int().min(1).max(365),
  key: z.string().min(1).max(64),
});
