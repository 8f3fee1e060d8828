import { parseArgs } from 'node:util';
import type { Effort } from '../kit/effort.ts';
import { WrongArguments } from './wrong-arguments.ts';

export const usage = `npm run kit -- --against ADDRESS --config FILE [options]

  Tries a back end by the contract: every call, right and wrong, and what they do together.

  --against ADDRESS    of its API, such as https://their.server/api
  --config FILE        what the kit cannot know: people, codes, set-up hooks, calls that are not
                       built yet, the rate of requests. Without one a trial account asks
  --init               writes a config to start from, with comments, and its JSON Schema: kit.json,
                       or the file that --config names
  --only NAMES         calls or domains to try, separated by commas: games.list,wallet
  --leave-out NAMES    calls or domains to leave alone: sms,account.register
  --quick              asks a good request of each call, and a part of everything else: a minute
                       at a server that takes 600 requests a minute; a usual run takes eight
  --thorough           asks everything, which takes several times as long
  --read-only          nothing but reads: no codes are sent, and no data is changed
  --baseline FILE      fails on what is not among the known failures there, and says what is mended;
                       a first run writes it
  --record             writes what fails now to the baseline, instead of what was known
  --report FOLDER      also writes the report there: kit.html, kit.json and kit.junit.xml
  --seed N             of the requests that are made up, and of the part that is asked
  --yes                do not ask before codes are sent and data is changed
  --help               this text

  Options override the config. It ends with 0 when nothing is wrong, with 1 when something is, with
  2 when it could not try.`;

/** What the command line says; what is left out, the config file may say. */
export interface Options {
  readonly address: string | undefined;
  readonly config: string | undefined;
  readonly only: readonly string[] | undefined;
  readonly leaveOut: readonly string[] | undefined;
  readonly effort: Effort | undefined;
  readonly readOnly: boolean | undefined;
  readonly baseline: string | undefined;
  readonly report: string | undefined;
  readonly seed: number | undefined;
  readonly records: boolean;
  readonly writesConfig: boolean;
  readonly yes: boolean;
}

const names = (text: string | undefined) => text?.split(',').filter((name) => name !== '');

function seedIn(text: string | undefined): number | undefined {
  if (text === undefined || /^\d{1,9}$/u.test(text))
    return text === undefined ? text : Number(text);
  throw new WrongArguments('--seed takes a whole number.');
}

function addressIn(text: string | undefined): string | undefined {
  if (text === undefined || /^https?:\/\//u.test(URL.parse(text)?.href ?? '')) return text;
  throw new WrongArguments(`--against takes an address such as http://localhost:8080/api: ${text}`);
}

/** Reads the command line. @throws WrongArguments */
export function readOptions(args: readonly string[]): Options | 'help' {
  const values = parse(args);
  if (values.help === true) return 'help';
  if (values.quick === true && values.thorough === true) {
    throw new WrongArguments('--quick and --thorough contradict each other.');
  }
  const effort =
    values.quick === true ? 'quick' : values.thorough === true ? 'thorough' : undefined;
  return {
    address: addressIn(values.against),
    config: values.config,
    only: names(values.only),
    leaveOut: names(values['leave-out']),
    effort,
    readOnly: values['read-only'],
    baseline: values.baseline,
    report: values.report,
    seed: seedIn(values.seed),
    records: values.record ?? false,
    writesConfig: values.init ?? false,
    yes: values.yes ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        against: { type: 'string' },
        config: { type: 'string' },
        init: { type: 'boolean' },
        only: { type: 'string' },
        'leave-out': { type: 'string' },
        'read-only': { type: 'boolean' },
        quick: { type: 'boolean' },
        thorough: { type: 'boolean' },
        baseline: { type: 'string' },
        record: { type: 'boolean' },
        report: { type: 'string' },
        seed: { type: 'string' },
        yes: { type: 'boolean', short: 'y' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    return values;
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s/u);
    throw new WrongArguments(`${first}. --help lists the options.`);
  }
}
