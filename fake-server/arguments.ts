import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { scenarios } from './control/scenarios.ts';
import { type RequestLimits, usualRequestLimits } from './http/request-limits.ts';
import { scenarioNames } from './situation/situation.ts';

/** The portal's port if none is chosen. */
export const DEFAULT_PORT = 8080;
const DEFAULT_SEED = 2026;

/** The text of `--help`. */
export const usage = `npm start [-- options]

  The portal with its fake server, in one process on two ports: the portal (web app and API) and
  the third parties' origin.

  --port N          the portal's port; the third parties' is the next one (default ${DEFAULT_PORT}, 0: any)
  --host H          the address to listen at; 0.0.0.0 for phones on the network (default localhost)
  --https           HTTP/2 with a self-signed certificate, which phones need for sealed forms
  --data FILE       the SQLite file, or :memory: (default .cache/portal.sqlite)
  --key-file FILE   what seals the secrets of the data file (default: its name with .key behind;
                    made where it is missing). PORTAL_DATA_KEY in the environment goes before it
  --security-log FILE  where the security log goes; - for the terminal (default: the name of the data
                    file with .security.log behind it; none for a world in memory)
  --fresh           begin with a new world
  --seed N          seed of a new world's randomness; one in a file keeps its own (default ${DEFAULT_SEED})
  --scenario NAMES  begin in these scenarios, separated by commas:
                    ${listed(Object.keys(scenarios), 80, 20)}
  --public-url URLS  the portal's addresses where something stands in front of it, separated by
                    commas, the best first
  --vendors-url URL  the third parties' address where something stands in front of them
                    (default: beside the portal's, at their own port)
  --allow-origin URLS  origins, separated by commas, at which the same web app is hosted elsewhere:
                    they may call the API
  --trusted-proxies N  proxies in front of it that name the visitor's address (default 0)
  --calls-per-minute N  calls that one address may send (default ${usualRequestLimits.callsPerMinute}, 0: any)
  --codes-per-hour N  codes and links by SMS or mail that one address may ask for, and one member a
                    third of them (default ${usualRequestLimits.codesPerHour}, 0: any)
  --pictures-per-hour N  pictures that one member may send (default ${usualRequestLimits.memberPicturesPerHour}, 0: any)
  --wrong-tries-per-hour N  what one address may get wrong of passwords, codes and puzzles (default:
                    the contract's figures, 0: any)
  --firebase-emulator URL  send codes by SMS through Firebase's own emulator at this address
  --no-flow-counts  do not count which states of the flows people reach
  --print-ready-json  print one line of JSON with both addresses when it answers
  --help            this text`;

/** The command's options, parsed and validated. */
export interface Arguments {
  readonly port: number;
  readonly host: string;
  readonly https: boolean;
  readonly file: string;
  /** File with the data file's key. */
  readonly keyFile: string;
  /** Target of the security log; `-` for the terminal, undefined for none. */
  readonly securityLogFile: string | undefined;
  readonly fresh: boolean;
  readonly seed: number;
  readonly scenarios: readonly string[];
  readonly publicUrls: readonly string[];
  readonly vendorsUrl?: string;
  readonly allowedOrigins: readonly string[];
  readonly trustedProxies: number;
  readonly limits: RequestLimits;
  /** Origin of Firebase's own emulator. */
  readonly firebaseEmulator?: string;
  /** Counts which states of the flows people reach. */
  readonly countsFlows: boolean;
  readonly printReadyJson: boolean;
}

/** An unknown or invalid option, with a message about it. */
export class WrongArguments extends Error {}

/** Parses the command line. @throws WrongArguments */
export function readArguments(args: readonly string[], defaultFile: string): Arguments | 'help' {
  const values = parse(args);
  if (values.help === true) return 'help';
  const names = scenarioNames(values.scenario ?? '');
  const unknown = names.find((name) => !Object.hasOwn(scenarios, name));
  if (unknown !== undefined) {
    throw new WrongArguments(
      `There is no scenario '${unknown}'. There are: ${Object.keys(scenarios).join(', ')}.`,
    );
  }
  const publicUrls = listOf(values['public-url']);
  for (const url of publicUrls) requireAddress('public-url', url);
  const vendorsUrl = values['vendors-url'];
  if (vendorsUrl !== undefined) requireAddress('vendors-url', vendorsUrl);
  const allowedOrigins = listOf(values['allow-origin']);
  const noOrigin = allowedOrigins.find((text) => URL.parse(text)?.origin !== text);
  if (noOrigin !== undefined) {
    throw new WrongArguments(
      `--allow-origin takes origins such as https://play.example, not '${noOrigin}'.`,
    );
  }
  const firebaseEmulator = values['firebase-emulator'];
  if (firebaseEmulator !== undefined && !/^https?:\/\/[^/]+$/u.test(firebaseEmulator)) {
    throw new WrongArguments(
      `--firebase-emulator takes an origin such as http://127.0.0.1:9099, not '${firebaseEmulator}'.`,
    );
  }
  const { data } = values;
  const wrongTriesPerHour = wholeNumber(
    'wrong-tries-per-hour',
    values['wrong-tries-per-hour'],
    1_000_000,
  );
  const file = data === undefined ? defaultFile : data === ':memory:' ? data : resolve(data);
  return {
    port: wholeNumber('port', values.port, 65_534) ?? DEFAULT_PORT,
    host: values.host ?? 'localhost',
    https: values.https ?? false,
    file,
    keyFile: resolve(values['key-file'] ?? `${file}.key`),
    securityLogFile:
      values['security-log'] ?? (file === ':memory:' ? undefined : `${file}.security.log`),
    fresh: values.fresh ?? false,
    seed: wholeNumber('seed', values.seed, Number.MAX_SAFE_INTEGER) ?? DEFAULT_SEED,
    scenarios: names,
    publicUrls,
    ...(vendorsUrl === undefined ? {} : { vendorsUrl }),
    allowedOrigins,
    trustedProxies: wholeNumber('trusted-proxies', values['trusted-proxies'], 10) ?? 0,
    limits: {
      callsPerMinute:
        wholeNumber('calls-per-minute', values['calls-per-minute'], 1_000_000) ??
        usualRequestLimits.callsPerMinute,
      codesPerHour:
        wholeNumber('codes-per-hour', values['codes-per-hour'], 1_000_000) ??
        usualRequestLimits.codesPerHour,
      memberPicturesPerHour:
        wholeNumber('pictures-per-hour', values['pictures-per-hour'], 1_000_000) ??
        usualRequestLimits.memberPicturesPerHour,
      ...(wrongTriesPerHour === undefined ? {} : { wrongTriesPerHour }),
    },
    ...(firebaseEmulator === undefined ? {} : { firebaseEmulator }),
    countsFlows: values['no-flow-counts'] !== true,
    printReadyJson: values['print-ready-json'] ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        https: { type: 'boolean' },
        data: { type: 'string' },
        'key-file': { type: 'string' },
        'security-log': { type: 'string' },
        fresh: { type: 'boolean' },
        seed: { type: 'string' },
        scenario: { type: 'string' },
        'public-url': { type: 'string' },
        'vendors-url': { type: 'string' },
        'allow-origin': { type: 'string' },
        'trusted-proxies': { type: 'string' },
        'calls-per-minute': { type: 'string' },
        'codes-per-hour': { type: 'string' },
        'pictures-per-hour': { type: 'string' },
        'wrong-tries-per-hour': { type: 'string' },
        'firebase-emulator': { type: 'string' },
        'no-flow-counts': { type: 'boolean' },
        'print-ready-json': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s/u);
    throw new WrongArguments(`${first}. --help lists the options.`);
  }
}

function listOf(text = ''): readonly string[] {
  return text.split(',').filter((part) => part !== '');
}

function requireAddress(name: string, text: string): void {
  // 'localhost:8080' alone parses too, as a URL without an origin.
  if (/^https?:\/\//u.test(URL.parse(text)?.href ?? '')) return;
  throw new WrongArguments(`--${name} takes an address, not '${text}'.`);
}

function wholeNumber(name: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!/^\d+$/u.test(text) || number > max) {
    throw new WrongArguments(`--${name} takes a whole number from 0 to ${max}, not '${text}'.`);
  }
  return number;
}

/** Names separated by commas, in lines of at most `width`, indented from the second on. */
function listed(names: readonly string[], width: number, indent: number): string {
  const lines: string[] = [];
  for (const name of names) {
    const line = lines.at(-1);
    const longer = line === undefined ? name : `${line}, ${name}`;
    if (line !== undefined && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(name);
  }
  return lines.join(`,\n${' '.repeat(indent)}`);
}
