import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/*
 * Loaded before a server: if the file `<data file>.end` exists, the process ends as by SIGKILL
 * right after committing the answer of a call that counts once, and before sending that answer.
 */

const dataFile = process.argv.find((argument) => argument.startsWith('--data='))?.slice(7) ?? '';
let hasAnswer = false;

// Called with the connection that they are asked of.
// oxlint-disable-next-line unbound-method
const { exec, prepare } = DatabaseSync.prototype;

DatabaseSync.prototype.exec = function endingExec(sql) {
  exec.call(this, sql);
  if (sql !== 'COMMIT' || !hasAnswer) return;
  hasAnswer = false;
  if (existsSync(`${dataFile}.end`)) process.kill(process.pid, 'SIGKILL');
};

DatabaseSync.prototype.prepare = function endingPrepare(...how) {
  const statement = prepare.apply(this, how);
  if (!how[0].includes('INTO once_answers')) return statement;
  const run = statement.run.bind(statement) as (...values: unknown[]) => unknown;
  const noting = (...values: unknown[]) => {
    hasAnswer = true;
    return run(...values);
  };
  Object.defineProperty(statement, 'run', { value: noting });
  return statement;
};
