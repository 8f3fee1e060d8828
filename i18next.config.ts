import { defineConfig } from 'i18next-cli';

/**
 * Keeps the message files in step with the code: `i18next-cli extract` adds and removes keys, and
 * tests/messages fails while it would. Keys that are put together while running are named here.
 */
export default defineConfig({
  locales: ['PT', 'EN'],
  extract: {
    input: ['web/**/*.{ts,tsx}'],
    output: 'web/i18n/messages/{{language}}/{{namespace}}.json',
    defaultNS: 'shell',
    primaryLanguage: 'PT',
    removeUnusedKeys: true,
    sort: false,
    preservePatterns: [
      'errors:*',
      'shell:category.*',
      'shell:notices.*',
      'registration:field.*',
      'registration:field_*',
      'registration:reg_pattern_*',
      'registration:step.*',
      'login:step.*',
      'password:step.*',
      'account:waitSeconds_many',
      'password:changed',
    ],
  },
});
