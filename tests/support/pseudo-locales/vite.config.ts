import { join, relative, sep } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { projectRoot } from '#tools/project.ts';
import portal from '../../../vite.config.ts';
import { writePseudoMessages } from './pseudo-messages.ts';

/** Puts the message sets of the pseudo-locales beside those of the portal. */
function pseudoLocales(): Plugin {
  const own = "'./messages/*/index.ts'";
  const home = join(projectRoot, 'web/i18n');
  return {
    name: 'tests:pseudo-locales',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/web/i18n/message-files.ts')) return null;
      if (!code.includes(own)) throw new Error('message-files.ts names its folders otherwise now.');
      const more = relative(home, writePseudoMessages()).split(sep).join('/');
      return code.replace(own, `[${own}, '${more}/*/index.ts']`);
    },
  };
}

export default mergeConfig(
  portal,
  defineConfig({ root: join(projectRoot, 'web'), plugins: [pseudoLocales()] }),
);
