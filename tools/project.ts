import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';

/** The project's root folder, absolute. */
export const projectRoot = join(import.meta.dirname, '..');

/** The fake server's command, absolute. */
export const fakeServerMain = join(projectRoot, 'fake-server/main.ts');

/**
 * Runs a command in the foreground until it ends: it shares this process's terminal, gets its
 * interrupt and terminate signals, and its exit code is the answer.
 */
export function runInForeground(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: projectRoot, stdio: 'inherit' });
    // A terminal sends its interrupt to the child as well: it is passed on only without one.
    const onInterrupt = () => process.stdin.isTTY || child.kill('SIGINT');
    const onTerminate = () => child.kill('SIGTERM');
    process.on('SIGINT', onInterrupt).on('SIGTERM', onTerminate);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate);
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}
