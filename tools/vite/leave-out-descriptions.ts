import type { Plugin } from 'vite';
import { withoutProperties } from './without-properties.ts';

/**
 * Leaves the states' descriptions out of the build: product owners read them in the inspector and
 * in the docs, players never do, and they are a tenth of what the machines weigh.
 */
export function leaveOutDescriptions(): Plugin {
  return {
    name: 'portal:leave-out-descriptions',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!/\/machines\/.*\.ts$/u.test(id) || process.env['VITE_INSPECTOR'] === '1') return null;
      return withoutProperties(
        code,
        this.parse(code),
        ({ name, value }) => name === 'description' && value.type === 'Literal',
      );
    },
  };
}
