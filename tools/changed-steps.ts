import { journeysFor } from './journeys-of-features.ts';
import type { TestStep } from './test-steps.ts';

const isCode = (file: string) => /\.(?:ts|tsx|mjs)$/u.test(file);
const isFormatted = (file: string) => /\.(?:ts|tsx|mjs|css|json)$/u.test(file);

/**
 * The steps for one change. Vitest finds the tests whose modules have changed; texts, rules and
 * tools are quick and also read files, so they run in full; journeys run by the features that they
 * name in their first line.
 */
export function stepsForChange(
  steps: readonly TestStep[],
  changed: readonly string[],
  since: string,
): readonly TestStep[] {
  const journeys = journeysFor(changed);
  const narrow = (step: TestStep): readonly TestStep[] => {
    const [command, ...args] = step.command;
    const withArguments = (...more: readonly string[]): TestStep => ({
      ...step,
      command: [command, ...args, ...more],
    });
    switch (step.name) {
      case 'lint': {
        const files = changed.filter(isCode);
        return files.length > 0 ? [withArguments(...files)] : [];
      }
      case 'format': {
        const files = changed.filter(isFormatted);
        return files.length > 0 ? [withArguments('--no-errors-on-unmatched', ...files)] : [];
      }
      case 'build':
      case 'budgets':
        return journeys.length > 0 ? [step] : [];
      case 'journeys':
        if (journeys === 'all') return [step];
        return journeys.length > 0 ? [withArguments(...journeys)] : [];
      case 'contract':
      case 'machines':
      case 'fake':
      case 'artwork':
      case 'web':
      case 'browser':
        return [{ ...withArguments('--changed', since, '--passWithNoTests'), mayBeEmpty: true }];
      default:
        return [step];
    }
  };
  return steps.flatMap(narrow);
}
