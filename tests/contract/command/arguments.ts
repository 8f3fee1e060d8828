import type { Person, PortalUnderTest } from '../portal-under-test.ts';
import type { CodeSource } from '../sent-codes.ts';
import type { HookAddresses } from '../set-up-hooks.ts';
import type { KitConfig } from './config-schema.ts';
import type { Options } from './options.ts';
import { WrongArguments } from './wrong-arguments.ts';

/** What a run is to do: the config, and the options that override it. */
export interface KitArguments {
  readonly under: PortalUnderTest;
  readonly only: readonly string[];
  readonly leaveOut: readonly string[];
  /** Calls or domains that do not exist yet. */
  readonly notBuilt: readonly string[];
  /** The member's session was given: what would end it is left out. */
  readonly keepsSession: boolean;
  readonly readOnly: boolean;
  readonly seed: number;
  /** Folder of the report's files; undefined for none. */
  readonly report: string | undefined;
  /** File of the failures that are known; undefined for none. */
  readonly baseline: string | undefined;
  /** Whether the baseline is written again. */
  readonly records: boolean;
  readonly yes: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;
/** The people of the config who sign in. */
export const places = ['member', 'otherMember', 'agent', 'agentBelow'] as const;

type PersonConfig = NonNullable<NonNullable<KitConfig['people']>['member']>;

function personOf(
  place: (typeof places)[number],
  config: PersonConfig | undefined,
  environment: Environment,
): Person | undefined {
  if (!config) return undefined;
  const { username, passwordFrom, tokenFrom } = config;
  const [key, variable = ''] =
    tokenFrom === undefined ? ['passwordFrom', passwordFrom] : ['tokenFrom', tokenFrom];
  const secret = environment[variable];
  if (secret === undefined || secret === '') {
    throw new WrongArguments(`people.${place}.${key}: the environment has no ${variable}.`);
  }
  return key === 'tokenFrom' ? { username, token: secret } : { username, password: secret };
}

/** Paths at the server of the API become addresses. */
function hooksAt(
  address: string,
  { base, ...own }: NonNullable<KitConfig['setUp']>,
): HookAddresses {
  const at = (place: string) => new URL(place, address).href;
  const addresses = Object.entries(own).map(
    ([hook, place]) => [hook, typeof place === 'string' ? at(place) : place] as const,
  );
  return { base: base && at(base), own: Object.fromEntries(addresses) };
}

/** Keeps `{of}`, which an address would escape. */
function sourceAt(address: string, source: CodeSource): CodeSource {
  if (!('url' in source) || !source.url.startsWith('/')) return source;
  return { url: new URL(address).origin + source.url };
}

/**
 * Puts config and options together.
 *
 * @throws WrongArguments where an address or a secret is missing
 */
export function kitArguments(
  options: Options,
  config: KitConfig,
  environment: Environment,
): KitArguments {
  const address = options.address ?? config.address;
  if (address === undefined) {
    throw new WrongArguments('Give the address of the API: --against https://their.server/api');
  }
  const { people = {}, rate = {}, setUp } = config;
  const baseline = options.baseline ?? config.baseline;
  if (options.records && baseline === undefined) {
    throw new WrongArguments('--record writes to a baseline: name its file with --baseline.');
  }
  const seed = options.seed ?? config.seed ?? 1;
  return {
    under: {
      address,
      member: personOf('member', people.member, environment),
      otherMember: personOf('otherMember', people.otherMember, environment),
      agent: personOf('agent', people.agent, environment),
      agentBelow: personOf('agentBelow', people.agentBelow, environment),
      givesTrials: people.trials ?? true,
      takesScenarios: config.scenarios ?? false,
      hooks: setUp && hooksAt(address, setUp),
      codes: config.codes && sourceAt(address, config.codes),
      pictures: config.pictures && sourceAt(address, config.pictures),
      changingReads: config.changingReads ?? [],
      memberDetails: people.member,
      turn: seed,
      requestsPerMinute: rate.requestsPerMinute,
      patienceSeconds: rate.patienceSeconds ?? 60,
      effort: options.effort ?? config.effort ?? 'usual',
    },
    only: options.only ?? config.only ?? [],
    leaveOut: options.leaveOut ?? config.leaveOut ?? [],
    notBuilt: config.notBuilt ?? [],
    keepsSession: people.member?.tokenFrom !== undefined,
    readOnly: options.readOnly ?? config.readOnly ?? false,
    seed,
    report: options.report ?? config.report,
    baseline,
    records: options.records,
    yes: options.yes,
  };
}
