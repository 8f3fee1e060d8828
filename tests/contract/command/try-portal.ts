import { behaviours } from '../behaviour/behaviours.ts';
import { observe } from '../behaviour/probe.ts';
import type { Finding } from '../kit/check.ts';
import { goodRequestsSucceed } from '../kit/checks/good-requests.ts';
import { checks, type Examined, examine } from '../kit/kit.ts';
import { masked } from '../kit/mask.ts';
import { namesInWords } from '../kit/report.ts';
import type { PortalSubject } from '../portal-under-test.ts';
import { type Wish, whyBehaviourIsLeftOut, whyCallIsLeftOut } from './choice.ts';

/** The result of trying a back end. */
export interface Tried {
  readonly findings: readonly Finding[];
  /** How many checks and behaviours were asked to the end. */
  readonly checked: number;
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
  let checked = 0;
  const leave = (reason: string, what: string) =>
    skipped.set(reason, [...(skipped.get(reason) ?? []), what]);

  async function note(name: string, check: string, trial: () => Promise<Examined>): Promise<void> {
    try {
      const examined = await trial();
      findings.push(...examined.findings);
      if (examined.skipped === undefined) checked += 1;
      else leave(examined.skipped, `${name} (${check})`);
    } catch (error) {
      const evidence = masked(error instanceof Error ? error.message : String(error));
      findings.push({ check, route: name, problem: 'could not be finished', evidence });
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
  return { findings, checked, skipped };
}

const MAX_NAMED = 4;

/** The report, a line for each thing. */
export function skippedLines(skipped: Tried['skipped']): readonly string[] {
  return [...skipped].map(([reason, what]) => {
    return `- ${what.length} skipped, ${reason}: ${namesInWords(what, MAX_NAMED)}`;
  });
}
