import { unknown } from '../kit/unknown.ts';
import type { PortalUnderTest } from '../portal-under-test.ts';
import { missingHooks } from '../set-up-hooks.ts';

/** Something that makes a pass mean less. */
export interface Warning {
  /** What is missing, or why something was not asked, by its name in the config. */
  readonly what: string;
  /** The checks, behaviours and calls that stayed untested for it. */
  readonly untested: readonly string[];
}

/** Why what needs a hook was not asked, where there is none at all. */
const NO_HOOKS = 'no set-up hooks are known (setUp)';

function missingIn(under: PortalUnderTest): readonly string[] {
  const hooks = under.hooks
    ? missingHooks(under.hooks).map((hook) => `the set-up hook ${hook} is missing (setUp)`)
    : [NO_HOOKS];
  return [
    ...(under.member ? [] : [unknown.member]),
    ...(under.otherMember ? [] : [unknown.otherMember]),
    ...(under.agent ? [] : [unknown.agent]),
    ...(under.agentBelow ? [] : [unknown.agentBelow]),
    ...(under.givesTrials ? [] : [unknown.trial]),
    ...hooks,
    ...(under.takesScenarios ? [] : [unknown.situations]),
  ];
}

/**
 * Everything that was not tested and why: first who and what is missing in the config, by name, then
 * the other reasons, those that leave most untested first.
 */
export function warningsOf(
  under: PortalUnderTest,
  skipped: ReadonlyMap<string, readonly string[]>,
): readonly Warning[] {
  const missing = missingIn(under);
  const others = [...skipped.keys()].filter((reason) => !missing.includes(reason));
  const warning = (what: string) => ({ what, untested: skipped.get(what) ?? [] });
  return [
    ...missing.map(warning),
    ...others.map(warning).toSorted((a, b) => b.untested.length - a.untested.length),
  ];
}
