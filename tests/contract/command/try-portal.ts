import { behaviours } from '../behaviour/behaviours.ts';
import { observe } from '../behaviour/probe.ts';
import type { Finding } from '../kit/check.ts';
import { goodRequestsSucceed } from '../kit/checks/good-requests.ts';
import { exchangeOf } from '../kit/exchange-in-words.ts';
import { judgeShape, refusalOf } from '../kit/judge.ts';
import { checks, type Examined, examine } from '../kit/kit.ts';
import { masked } from '../kit/mask.ts';
import { GoodRequestRefused, routeNamed } from '../portal-subject.ts';
import type { PortalSubject } from '../portal-under-test.ts';
import { type Wish, whyBehaviourIsLeftOut, whyCallIsLeftOut } from './choice.ts';

/** The result of trying a back end. */
export interface Tried {
  readonly findings: readonly Finding[];
  /** The checks that were asked to the end, each with its call, and the behaviours. */
  readonly asked: readonly { readonly check: string; readonly call: string }[];
  /** Calls that were not made, by reason. */
  readonly skipped: ReadonlyMap<string, readonly string[]>;
}

/** Tries every chosen behaviour and call, one after the other. */
export async function tryPortal(
  portal: PortalSubject,
  wish: Wish,
  progress: (name: string) => void,
): Promise<Tried> {
  const findings: Finding[] = [];
  const skipped = new Map<string, string[]>();
  const asked: { check: string; call: string }[] = [];
  const leave = (reason: string, what: string) =>
    skipped.set(reason, [...(skipped.get(reason) ?? []), what]);

  async function note(name: string, check: string, trial: () => Promise<Examined>): Promise<void> {
    try {
      const examined = await trial();
      findings.push(...examined.findings);
      if (examined.skipped === undefined) asked.push({ check, call: name });
      else leave(examined.skipped, `${name} (${check})`);
    } catch (error) {
      findings.push(findingOf(portal, error, check, name));
    }
  }

  for (const behaviour of behaviours) {
    const why = whyBehaviourIsLeftOut(behaviour, wish);
    const [call = behaviour.name] = behaviour.calls;
    progress(behaviour.name);
    // One by one: effects must not be confused.
    if (why === undefined) await note(call, behaviour.name, () => observe(portal, behaviour));
    else leave(why, behaviour.name);
  }
  const chosen = portal.routes.filter((route) => {
    const why = whyCallIsLeftOut(route, wish);
    if (why !== undefined) leave(why, route.name);
    return why === undefined;
  });
  // Good requests first: what is wrong on purpose uses up codes, and room.
  for (const part of [[goodRequestsSucceed], checks.filter((one) => one !== goodRequestsSucceed)]) {
    for (const route of chosen) {
      progress(route.name);
      for (const check of part.filter(({ appliesTo }) => appliesTo(route))) {
        await note(route.name, check.name, () => examine(portal, route, check));
      }
    }
  }
  return { findings, asked, skipped };
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
