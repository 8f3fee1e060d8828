import { behaviours } from '../behaviour/behaviours.ts';
import { observe } from '../behaviour/probe.ts';
import { GoodRequestRefused } from '../good-request-refused.ts';
import { notReplayed } from '../journeys/journey-behaviours.ts';
import type { Finding } from '../kit/check.ts';
import { goodRequestsSucceed } from '../kit/checks/good-requests.ts';
import { isAsked } from '../kit/effort.ts';
import { exchangeOf } from '../kit/exchange-in-words.ts';
import { judgeShape, refusalOf } from '../kit/judge.ts';
import { checks, type Examined, examine } from '../kit/kit.ts';
import { masked } from '../kit/mask.ts';
import { type KitRoute, routeNamed } from '../kit/routes.ts';
import type { PortalSubject } from '../portal-under-test.ts';
import { isNamed, type Wish, whyBehaviourIsLeftOut, whyCallIsLeftOut } from './choice.ts';
import type { Progress, Step } from './progress.ts';
import { inTurn } from './turns.ts';

/** The result of trying a back end. */
export interface Tried {
  readonly findings: readonly Finding[];
  /** The checks that were asked to the end, each with its call, and the behaviours. */
  readonly asked: readonly { readonly check: string; readonly call: string }[];
  /** Calls that were not made, by reason. */
  readonly skipped: ReadonlyMap<string, readonly string[]>;
}

/** A step with what it does. */
interface Trial extends Step {
  readonly run: () => Promise<Examined>;
}

const NOT_RUN = 'flows whose journeys the kit does not run';
const OTHER_SEED = 'left to other seeds: --seed asks others, --thorough asks all';

/** Tries every chosen behaviour and call, one after the other. */
export async function tryPortal(
  portal: PortalSubject,
  wish: Wish,
  progress: Pick<Progress, 'start' | 'next' | 'found' | 'stop'>,
): Promise<Tried> {
  const findings: Finding[] = [];
  const skipped = new Map<string, string[]>();
  const asked: { check: string; call: string }[] = [];
  const leave = (reason: string, what: string) =>
    skipped.set(reason, [...(skipped.get(reason) ?? []), what]);

  const { effort, turn } = portal;
  const trials: Trial[] = [];
  for (const [place, behaviour] of behaviours.entries()) {
    const why = whyBehaviourIsLeftOut(behaviour, wish);
    const { name: check, calls } = behaviour;
    const [call = check] = calls;
    if (why !== undefined) leave(why, check);
    else if (!isAsked(effort, 'behaviour', place, turn)) leave(OTHER_SEED, check);
    else trials.push({ call, check, kind: 'behaviour', run: () => observe(portal, behaviour) });
  }
  if (wish.only.length === 0) {
    for (const [flow, why] of Object.entries(notReplayed)) leave(`${NOT_RUN}: ${why}`, flow);
  }
  const chosen = portal.routes.filter((route) => {
    const why = whyCallIsLeftOut(route, wish);
    if (why !== undefined) leave(why, route.name);
    return why === undefined;
  });
  const isAskedFor = ({ name }: KitRoute) => isNamed(wish.only, name);
  // Good requests first: what is wrong on purpose uses up codes, and room.
  const inTurns = new Map(
    checks.map(
      (check, along) => [check, inTurn(check, along, chosen, portal, isAskedFor)] as const,
    ),
  );
  for (const part of [[goodRequestsSucceed], checks.filter((one) => one !== goodRequestsSucceed)]) {
    for (const route of chosen) {
      const { name: call } = route;
      for (const check of part.filter(({ appliesTo }) => appliesTo(route))) {
        if (inTurns.get(check)?.has(route) === true) {
          const run = () => examine(portal, route, check);
          trials.push({ call, check: check.name, kind: check.name, run });
        } else leave(OTHER_SEED, `${call} (${check.name})`);
      }
    }
  }

  // One by one: effects must not be confused.
  progress.start(trials);
  for (const trial of trials) {
    const { call, check } = trial;
    progress.next(trial);
    const examined = await examinedBy(portal, trial);
    findings.push(...examined.findings);
    progress.found(examined.findings);
    if (examined.skipped === undefined) asked.push({ check, call });
    else leave(examined.skipped, `${call} (${check})`);
  }
  progress.stop();
  return { findings, asked, skipped };
}

async function examinedBy(portal: PortalSubject, { call, check, run }: Trial): Promise<Examined> {
  try {
    return await run();
  } catch (error) {
    return { findings: [findingOf(portal, error, check, call)], skipped: undefined };
  }
}

/** A trial that breaks off shows a fault: of the call that had to succeed for it, if there is one. */
function findingOf(
  { routes }: PortalSubject,
  error: unknown,
  check: string,
  call: string,
): Finding {
  if (error instanceof GoodRequestRefused) {
    const { answer, route } = error;
    const [problem = refusalOf(answer)] = judgeShape(routeNamed(routes, route), answer);
    return { check, route, problem, evidence: error.message, exchange: exchangeOf(answer) };
  }
  const evidence = masked(error instanceof Error ? error.message : String(error));
  return { check, route: call, problem: 'could not be finished', evidence };
}
