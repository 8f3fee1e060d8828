import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { configureGlobal } from 'fast-check';
import { contract } from '#contract/index.ts';
import { routesOf } from '../kit/routes.ts';
import { RunNotes } from '../kit/run-notes.ts';
import { portalSubject } from '../portal-subject.ts';
import { type KitArguments, kitArguments } from './arguments.ts';
import { readBaseline, writeBaseline } from './baseline.ts';
import { unknownName } from './choice.ts';
import { readConfigFile } from './config-file.ts';
import { addressOf } from './failures.ts';
import { findApi } from './find-api.ts';
import { writeStartingConfig } from './init.ts';
import { makeReport } from './make-report.ts';
import { readOptions, usage } from './options.ts';
import { Progress } from './progress.ts';
import { newFailures } from './report.ts';
import { writeReports } from './report-files.ts';
import { reportLines } from './report-text.ts';
import { signInEverybody } from './sign-in.ts';
import { tryPortal } from './try-portal.ts';
import { WrongArguments } from './wrong-arguments.ts';

const NOTHING_WRONG = 0;
const SOMETHING_WRONG = 1;
const NOT_TRIED = 2;

const warning = `This changes data, and puts nothing back:
- it deposits, withdraws and transfers money of the given people, redeems and converts their points,
  plays rounds, applies for promotions, and answers offers of contracts;
- it changes their profile, contacts and choices, marks and deletes messages, signs them in and out;
- it makes trial accounts and registers people, and sends codes by SMS and mail to made-up receivers;
- it types wrong passwords and codes, as few as the contract's budgets let it.
Use a back end and people made for tests. --read-only only signs in and reads; --leave-out sms sends
no SMS.`;

async function mayGoOn({ yes, readOnly }: KitArguments): Promise<boolean> {
  if (yes || readOnly) return true;
  console.log(warning);
  if (!process.stdin.isTTY) {
    console.error('\nNobody is here to ask: say --yes to go on.');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('\nGo on? [y/N] ');
  terminal.close();
  return /^y(?:es)?$/iu.test(answer.trim());
}

/** What the command line and its config file say; undefined where there is nothing to try. */
function readArguments(): KitArguments | undefined {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    console.log(usage);
    return undefined;
  }
  if (options.writesConfig) {
    const [config, schema] = writeStartingConfig(options.config ?? 'kit.json');
    console.log(`${config} is written, with ${schema}. Change it, then:`);
    console.log(`npm run kit -- --against https://their.server/api --config ${config}`);
    return undefined;
  }
  const config = options.config === undefined ? {} : readConfigFile(options.config);
  return kitArguments(options, config, process.env);
}

async function main(): Promise<number> {
  const options = readArguments();
  if (!options) return NOTHING_WRONG;
  configureGlobal({ seed: options.seed });
  const unknown = unknownName(routesOf(contract), options);
  if (unknown !== undefined) throw new WrongArguments(`The contract has no call ${unknown}.`);
  const address = await findApi(options.under);
  if (address !== options.under.address) {
    console.log(`${options.under.address} is the site; its API at ${address} is tried.`);
  }
  const known = options.baseline === undefined ? undefined : readBaseline(options.baseline);
  const people = await signInEverybody({ ...options.under, address });
  if (!(await mayGoOn(options))) return NOT_TRIED;
  const notes = new RunNotes();
  const portal = portalSubject({ ...people.under, notes });

  const begin = performance.now();
  const startedAt = new Date().toISOString();
  const { pace, routes } = portal;
  const progress = new Progress(process.stderr, {
    requests: () => notes.answers,
    pace,
    addressOf: (call) => `${addressOf(routes, call)} (${call})`,
  });
  const tried = await tryPortal(portal, options, progress);
  const findings = [...people.findings, ...tried.findings, ...notes.findings()];
  const seconds = Math.round((performance.now() - begin) / 1_000);
  const brought = { portal, tried, findings, notes, known, startedAt, seconds };
  const report = await makeReport(options, brought);
  for (const line of reportLines(report)) console.log(line);
  if (options.report !== undefined) {
    writeReports(options.report, report);
    console.log(`The report: ${join(options.report, 'kit.html')}`);
  }
  if (options.baseline !== undefined && (options.records || known === undefined)) {
    writeBaseline(options.baseline, report.failures, report.compared?.notAsked ?? []);
    const count = report.failures.length;
    console.log(
      `${options.baseline} has what fails now, ${count} in number: later runs fail on more.`,
    );
    return NOTHING_WRONG;
  }
  return newFailures(report).length === 0 ? NOTHING_WRONG : SOMETHING_WRONG;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof WrongArguments)) throw error;
  console.error(error.message);
  process.exitCode = NOT_TRIED;
}
