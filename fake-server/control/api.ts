import express, { type Response, Router } from 'express';
import type { z } from 'zod/v4';
import { turnOffTwoStep, turnOnTwoStep } from '../scenes/authenticator-apps.ts';
import { friendScenes } from '../scenes/friend-scenes.ts';
import { tellSample } from '../scenes/notice-scenes.ts';
import type { MemberRow } from '../store/members.ts';
import { CheckoutRefused } from '../vendors/checkout/checkout.simulator.ts';
import { PixRefused } from '../vendors/pix/pix.simulator.ts';
import { cancelCountedBet, offerEverybody, offerTo, stepIncome } from './agents.ts';
import { type PayableWorld, payDeposit, reverseDeposit } from './deposits.ts';
import { noteNothing } from './guard.ts';
import { badBody, requireJson } from './json-bodies.ts';
import {
  addFriendsRequest,
  applicationStepRequest,
  captchaRequest,
  clockRequest,
  creditRequest,
  decideRequest,
  emptyRequest,
  feedbackAnswerRequest,
  geetestRequest,
  giveBonusRequest,
  givePointsRequest,
  giveRankRequest,
  incomeStepRequest,
  offerRequest,
  partStepRequest,
  payRequest,
  previewRequest,
  publishRequest,
  reverseRequest,
  rewardRequest,
  scenariosRequest,
  sendRequest,
  signInRequest,
  tellRequest,
  twoStepRequest,
  withdrawalStepRequest,
} from './requests.ts';
import { changesToRestore, previewSettings, publishSettings } from './settings.ts';
import { solvePuzzle } from './solve-puzzle.ts';
import { controlState } from './state.ts';
import { stepPart, stepWithdrawal } from './withdrawals.ts';

const MESSAGES_SHOWN = 100;
const WRONG_REQUEST = 'The request is not right.';

/**
 * The control page's calls, for the page and for tests: `GET state`, `GET outbox` and `GET
 * settings/versions/<number>` with the changes that restore a version, `POST settings/preview`
 * about a draft, `POST captcha`, which answers with a picture's text, `POST geetest`, which answers with a solved
 * puzzle, `POST sign-in`, which answers with a
 * person's token, and `POST scenarios`,
 * `clock`, `settings`, `credit`, `deposits/pay`, `deposits/reverse`, `withdrawals/step`,
 * `withdrawals/part`, `points/decide`, `points/send`, `points/reward`, `points/give`, `ranks/give`,
 * `referral/add-friends`, `notifications/tell`, `applications/step`, `feedback/answer`,
 * `bonuses/give`, `agents/settle`, `agents/offer`, `agents/expire`, `agents/cancel-bet`,
 * `agents/income`, `two-step/turn-on`, `two-step/turn-off`, `revoke`, `rotate`, `reset`,
 * `outbox/clear`. Each takes JSON and answers with the new state. An invalid request is answered
 * with 400 and `{ error, problems }`.
 */
export function controlApi(world: PayableWorld): Router {
  const { captcha, clock, members, sealing, sessions, settings, situations, sms, wallet } = world;
  const router = Router();
  router.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  router.get('/state', (_request, response) => {
    response.json(controlState(world));
  });
  router.get('/outbox', (_request, response) => {
    response.json({ messages: sms.outbox(MESSAGES_SHOWN) });
  });
  router.get('/settings/versions/:version', (request, response) => {
    const changes = changesToRestore(settings, Number(request.params.version));
    if (changes === undefined) refuse(response, 404, 'This version is not kept.');
    else response.json({ changes });
  });

  router.use(requireJson, express.json({ limit: '16kb' }));

  /** A call with a body of this schema; answers with the state, or with the refusal. */
  const call = <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    run: (body: z.infer<Schema>) => Refusal | void | Promise<Refusal | void>,
  ) => {
    router.post(path, (request, response, next) => {
      const body = schema.safeParse(request.body);
      if (!body.success) return refuse(response, 400, WRONG_REQUEST, body.error);
      const answer = (refusal: Refusal | void) =>
        refusal
          ? refuse(response, refusal.status, refusal.error)
          : response.json(controlState(world));
      Promise.resolve(run(body.data)).then(answer, next);
    });
  };

  /** Acts on an account. */
  const about = (account: string, run: (member: MemberRow) => Refusal | void): Refusal | void => {
    const member = members.byAccount(account);
    return member ? run(member) : { status: 404, error: `No account is called '${account}'.` };
  };

  call('/scenarios', scenariosRequest, ({ names }) => {
    situations.set([...new Set(names)].filter((name) => name !== 'normal'));
  });
  call('/clock', clockRequest, (body) => {
    if ('move' in body) clock.move(body.move);
    else if ('frozen' in body) clock.freeze(body.frozen);
    else clock.reset();
    world.endedTerms.note();
    world.rounds.settleAllDue();
    world.incomes.runIfDue();
    world.withdrawals.settleDue();
    world.deposits.settleDue();
    world.applications.settleDue();
    // Open pages use the server's clock: they reload what has a deadline.
    world.live.tellEveryone('payments');
  });
  call('/settings', publishRequest, (body) => publishSettings(settings, body));
  call('/credit', creditRequest, ({ account, amount, key }) =>
    about(account, ({ id: memberId }) => {
      const entry = { memberId, key: `control:${key}`, kind: 'credit', amount } as const;
      if (wallet.post(entry).ok) return undefined;
      return { status: 409, error: 'This key was used for another credit.' };
    }),
  );
  call('/deposits/pay', payRequest, ({ deposit, way }) =>
    refusedByBank(payDeposit(world, deposit, way)),
  );
  call('/deposits/reverse', reverseRequest, ({ deposit }) =>
    refusedByBank(reverseDeposit(world, deposit)),
  );
  call('/withdrawals/step', withdrawalStepRequest, ({ withdrawal, step }) =>
    stepWithdrawal(world, withdrawal, step) ? undefined : notNow,
  );
  call('/withdrawals/part', partStepRequest, ({ part, step }) =>
    stepPart(world, part, step) ? undefined : notNow,
  );
  call('/applications/step', applicationStepRequest, ({ application, step }) => {
    const { applications } = world;
    const isDone =
      step === 'take_up'
        ? applications.takeUp(application)
        : applications.decide(application, step === 'issue' ? 'issued' : step);
    return isDone ? undefined : notNow;
  });
  call('/feedback/answer', feedbackAnswerRequest, ({ feedback, answer }) =>
    world.feedback.answer(feedback, answer) ? undefined : notNow,
  );
  call('/points/decide', decideRequest, ({ redemption, rejectedFor: reason }) => {
    const decision = reason
      ? ({ state: 'rejected', reason } as const)
      : { state: 'approved' as const };
    if (world.redemptions.decide(redemption, decision)) return undefined;
    return { status: 409, error: 'There is no such redemption in review.' };
  });
  call('/points/send', sendRequest, ({ redemption, trackingCode }) => {
    if (world.redemptions.send(redemption, trackingCode)) return undefined;
    return { status: 409, error: 'There are no such approved goods.' };
  });
  call('/points/reward', rewardRequest, ({ reward: id, price, stock }) => {
    if (world.rewards.change({ id, price, stock })) return undefined;
    return { status: 404, error: `There is no reward '${id}'.` };
  });
  call('/points/give', givePointsRequest, ({ account, points: amount, key }) =>
    about(account, ({ id: memberId }) => {
      const entry = { memberId, kind: 'points_given', name: `control:${key}`, amount } as const;
      if (world.points.post(entry).ok) return undefined;
      return { status: 409, error: 'This key was used for other points.' };
    }),
  );
  call('/bonuses/give', giveBonusRequest, ({ account, amount, times, days, key }) =>
    about(account, ({ id: memberId }) => {
      const given = world.bonuses.grant({
        memberId,
        source: `control:${key}`,
        kind: 'promotion_bonus',
        amount,
        wagering: { times, days },
      });
      return given.ok ? undefined : { status: 409, error: 'This key was used for another bonus.' };
    }),
  );
  call('/ranks/give', giveRankRequest, ({ account, level }) =>
    about(account, ({ id }) => world.ranks.give(id, level)),
  );
  call('/referral/add-friends', addFriendsRequest, ({ account }) =>
    about(account, (member) => {
      if (!settings.current.referral.enabled) {
        return { status: 409, error: 'The site has no referral.' };
      }
      friendScenes.play(world, member, 'friends-invited');
      return undefined;
    }),
  );
  call('/notifications/tell', tellRequest, ({ account, topic }) =>
    about(account, ({ id }) => tellSample(world, id, topic)),
  );
  call('/agents/settle', emptyRequest, () => world.incomes.run());
  call('/agents/offer', offerRequest, ({ account }) => {
    if (account === undefined) offerEverybody(world);
    else if (!offerTo(world, account)) {
      return { status: 404, error: `There is no agent called '${account}'.` };
    }
    return undefined;
  });
  call('/agents/expire', emptyRequest, () => world.contracts.expireAll());
  call('/agents/cancel-bet', emptyRequest, () =>
    cancelCountedBet(world) ? undefined : { status: 409, error: 'There is no such bet.' },
  );
  call('/agents/income', incomeStepRequest, ({ line, step }) =>
    stepIncome(world, line, step) ? undefined : notNow,
  );
  for (const step of ['turn-on', 'turn-off'] as const) {
    call(`/two-step/${step}`, twoStepRequest, ({ account }) =>
      about(account, ({ id }) => {
        if (step === 'turn-on') turnOnTwoStep(world, id);
        else turnOffTwoStep(world, id);
      }),
    );
  }
  call('/revoke', emptyRequest, () => sessions.endAll());
  call('/rotate', emptyRequest, () => sealing.rotate());
  call('/reset', emptyRequest, () => {
    situations.set([]);
    clock.reset();
    settings.reset();
  });
  router.post('/settings/preview', (request, response) => {
    noteNothing(response);
    const draft = previewRequest.safeParse(request.body);
    if (draft.success) response.json(previewSettings(settings, draft.data));
    else refuse(response, 400, WRONG_REQUEST, draft.error);
  });
  router.post('/captcha', (request, response) => {
    const parsed = captchaRequest.safeParse(request.body);
    const text = parsed.success ? captcha.reveal(parsed.data.captchaId) : undefined;
    if (text === undefined) refuse(response, 404, 'There is no such picture.');
    else response.json({ text });
  });
  router.post('/geetest', (request, response, next) => {
    const parsed = geetestRequest.safeParse(request.body);
    if (!parsed.success) return refuse(response, 400, WRONG_REQUEST, parsed.error);
    const { endpoint } = world.geetest;
    solvePuzzle(endpoint, parsed.data.captchaId).then((answer) => response.json(answer), next);
  });
  router.post('/sign-in', (request, response) => {
    const parsed = signInRequest.safeParse(request.body);
    const member = parsed.success ? members.byAccount(parsed.data.account) : undefined;
    if (member === undefined) refuse(response, 404, 'There is no such person.');
    else response.json({ token: sessions.open(member.id).token });
  });
  call('/outbox/clear', emptyRequest, () => sms.clearOutbox());

  router.use((_request, response) => refuse(response, 404, 'There is no such call.'));
  router.use(badBody);
  return router;
}

/** Someone else was faster. */
const notNow: Refusal = { status: 409, error: 'It is not in a state for this step.' };

/** Refused by the bank. */
async function refusedByBank(doing: Promise<void>): Promise<Refusal | void> {
  try {
    return await doing;
  } catch (error) {
    if (error instanceof PixRefused || error instanceof CheckoutRefused) {
      return { status: error.status, error: error.message };
    }
    throw error;
  }
}

interface Refusal {
  readonly status: number;
  readonly error: string;
}

function refuse(response: Response, status: number, error: string, problem?: z.ZodError): void {
  const problems = problem?.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message,
  }));
  response.status(status).json({ error, ...(problems && { problems }) });
}
