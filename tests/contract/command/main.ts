import { createInterface } from 'node:readline/promises';
import { configureGlobal } from 'fast-check';
import { findingLines, foldFindings } from '../kit/report.ts';
import { RunNotes } from '../kit/run-notes.ts';
import { portalSubject } from '../portal-subject.ts';
import { type KitArguments, readKitArguments, usage, WrongArguments } from './arguments.ts';
import { unknownName } from './choice.ts';
import { skippedLines, tryPortal } from './try-portal.ts';

const NOTHING_WRONG = 0;
const SOMETHING_WRONG = 1;
const NOT_TRIED = 2;

const warning = `This sends codes by SMS and mails to made-up receivers, makes trial accounts, opens games, signs
the given people in and out, adds and removes favourites, marks messages as read, deletes one, and
takes part in promotions. Thousands of requests are sent. Use a back end and people made for tests.
--read-only does none of it but sign in; --leave-out sms sends no SMS.`;

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

function showProgress(name: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${name}`.slice(0, 100));
}

async function main(): Promise<number> {
  const options = readKitArguments(process.argv.slice(2), process.env);
  if (options === 'help') {
    console.log(usage);
    return NOTHING_WRONG;
  }
  configureGlobal({ seed: options.seed });
  const notes = new RunNotes();
  const portal = portalSubject({ ...options.under, notes });
  const unknown = unknownName(portal.routes, options);
  if (unknown !== undefined) throw new WrongArguments(`The contract has no call ${unknown}.`);
  if (!(await mayGoOn(options))) return NOT_TRIED;
  await portal.succeed('site.permission').catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new WrongArguments(`There is no API of a portal at ${portal.baseUrl}: ${why}`);
  });

  const tried = await tryPortal(portal, options, showProgress);
  const { checked, skipped } = tried;
  const findings = [...tried.findings, ...notes.findings()];
  showProgress('');
  for (const line of [...findingLines(findings), ...skippedLines(skipped)]) console.log(line);
  const wrong = foldFindings(findings).length;
  console.log(`\n${checked} checks made, ${wrong === 0 ? 'nothing' : `${wrong} things`} wrong.`);
  return wrong === 0 ? NOTHING_WRONG : SOMETHING_WRONG;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof WrongArguments)) throw error;
  console.error(error.message);
  process.exitCode = NOT_TRIED;
}
