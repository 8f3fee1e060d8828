import { parseArgs } from 'node:util';
import type { Credentials, PortalUnderTest } from '../portal-under-test.ts';

export const usage = `npm run kit -- ADDRESS [options]

  Tries a back end by the contract: every call, right and wrong, and what they do together.
  ADDRESS is that of its API, such as http://localhost:8080/api.

  --username NAME      a member with a real account; without one a trial account asks, and what
                       needs a real one is skipped
  --password TEXT      of that member; better in the environment, as PORTAL_PASSWORD
  --other NAME         another member, who has to stay a stranger to what is the first one's
  --other-password TEXT   or PORTAL_OTHER_PASSWORD
  --agent NAME         an agent, for the calls of agents
  --agent-password TEXT   or PORTAL_AGENT_PASSWORD
  --no-trials          the back end gives no trial accounts
  --scenarios          it takes the header x-portal-scenario, as the fake server does
  --set-up ADDRESS     its set-up hooks: POST deposits/pay, deposits/reverse, withdrawals/step,
                       withdrawals/part, agents/offer, agents/expire, points/give,
                       points/reward, points/decide, feedback/answer, ranks/give,
                       referral/add-friends, notifications/tell and clock below it have
                       charges paid, withdrawals paid out, contracts offered, points and
                       ranks given, and time pass or stand; POST captcha and GET outbox
                       tell what a picture and an SMS say. /control/api of the fake server
                       has them all
  --changing NAMES     further reads whose answer changes by itself, such as games.hot
  --only NAMES         calls or domains to try, separated by commas: games.list,wallet
  --leave-out NAMES    calls or domains to leave alone: sms,account.register
  --quick              asks as little of each call as says something
  --thorough           asks everything, with tens of thousands of requests: a server that limits
                       calls a minute makes it long
  --read-only          nothing but reads: no codes are sent, and no data is changed
  --patience SECONDS   how long to wait where it has had too many requests (default 60)
  --report FOLDER      also writes the report there: kit.html, kit.json and kit.junit.xml
  --seed N             of the requests that are made up
  --yes                do not ask before codes are sent and data is changed
  --help               this text

  It ends with 0 when nothing is wrong, with 1 when something is, with 2 when it could not try.`;

/** The arguments of the command. */
export interface KitArguments {
  readonly under: PortalUnderTest;
  readonly only: readonly string[];
  readonly leaveOut: readonly string[];
  readonly readOnly: boolean;
  readonly seed: number;
  /** Folder of the report's files; undefined for none. */
  readonly report: string | undefined;
  readonly yes: boolean;
}

/** An invalid option, with a message for the person who typed it. */
export class WrongArguments extends Error {}

const names = (text: string | undefined) => (text ?? '').split(',').filter((name) => name !== '');

function wholeNumber(option: string, text: string): number {
  if (!/^\d{1,9}$/u.test(text)) throw new WrongArguments(`--${option} takes a whole number.`);
  return Number(text);
}

/** Reads the command line. @throws WrongArguments */
export function readKitArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): KitArguments | 'help' {
  const { values, positionals } = parse(args);
  if (values.quick === true && values.thorough === true) {
    throw new WrongArguments('--quick and --thorough contradict each other.');
  }
  if (values.help === true) return 'help';
  const [address, ...more] = positionals;
  if (address === undefined || more.length > 0) {
    throw new WrongArguments('Give one address. --help lists the options.');
  }
  if (!/^https?:\/\//u.test(URL.parse(address)?.href ?? '')) {
    throw new WrongArguments(`${address} is no address such as http://localhost:8080/api.`);
  }
  const person = (
    option: string,
    username: string | undefined,
    password: string | undefined,
    variable: string,
  ): Credentials | undefined => {
    if (username === undefined) return undefined;
    const known = password ?? environment[variable];
    if (known === undefined || known === '') {
      throw new WrongArguments(`--${option} needs a password too, best as ${variable}.`);
    }
    return { username, password: known };
  };
  return {
    under: {
      address,
      member: person('username', values.username, values.password, 'PORTAL_PASSWORD'),
      otherMember: person('other', values.other, values['other-password'], 'PORTAL_OTHER_PASSWORD'),
      agent: person('agent', values.agent, values['agent-password'], 'PORTAL_AGENT_PASSWORD'),
      givesTrials: values['no-trials'] !== true,
      takesScenarios: values.scenarios ?? false,
      setUp: values['set-up'],
      changingReads: names(values.changing),
      knowsSeed: false,
      turn: wholeNumber('seed', values.seed ?? '1'),
      patienceSeconds: wholeNumber('patience', values.patience ?? '60'),
      effort: values.quick === true ? 'quick' : values.thorough === true ? 'thorough' : 'usual',
    },
    only: names(values.only),
    leaveOut: names(values['leave-out']),
    readOnly: values['read-only'] ?? false,
    seed: wholeNumber('seed', values.seed ?? '1'),
    report: values.report,
    yes: values.yes ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        username: { type: 'string' },
        password: { type: 'string' },
        other: { type: 'string' },
        'other-password': { type: 'string' },
        agent: { type: 'string' },
        'agent-password': { type: 'string' },
        'no-trials': { type: 'boolean' },
        scenarios: { type: 'boolean' },
        'set-up': { type: 'string' },
        changing: { type: 'string' },
        only: { type: 'string' },
        'leave-out': { type: 'string' },
        'read-only': { type: 'boolean' },
        quick: { type: 'boolean' },
        report: { type: 'string' },
        thorough: { type: 'boolean' },
        patience: { type: 'string' },
        seed: { type: 'string' },
        yes: { type: 'boolean', short: 'y' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s/u);
    throw new WrongArguments(`${first}. --help lists the options.`);
  }
}
