import { readdirSync } from 'node:fs';
import { defineConfig } from 'i18next-cli';
import { type LanguageCode, languages } from './contract/entities/language.ts';

const folder = 'web/i18n/messages';

/** The folder of each language by its tag: the plurals that a language needs are those of its tag. */
const folders = new Map(
  readdirSync(folder).map((code) => [languages[code as LanguageCode].tag as string, code]),
);

/**
 * Keeps the message files in step with the code: `i18next-cli extract` adds and removes keys, and
 * tests/messages fails while it would. Keys that are put together while running are named here.
 */
export default defineConfig({
  locales: [...folders.keys()],
  extract: {
    input: ['web/**/*.{ts,tsx}'],
    output: (tag, feature = 'shell') => `${folder}/${folders.get(tag)}/${feature}.json`,
    defaultNS: 'shell',
    primaryLanguage: 'pt',
    removeUnusedKeys: true,
    sort: false,
    preservePatterns: [
      'errors:*',
      'download:android',
      'download:ios',
      'shell:category.*',
      'shell:notices.*',
      'registration:field.*',
      'registration:field_*',
      'registration:reg_pattern_*',
      'registration:step.*',
      'login:step.*',
      'password:owed.*',
      'password:step.*',
      'password:forgotten.step.*',
      'promotions:category.*',
      'promotions:state.*',
      'account:waitSeconds_many',
      'account:social.*',
      'password:changed',
      'announcements:type.*',
      'messages:filter.*',
      'messages:empty.*',
      'service:payment.*',
      'games:count_zero',
      'games:shelf.*',
      'games:kinds.*',
      'boards:winnerTab.*',
      'boards:newsType.*',
      'agent:kind.*',
      'agent:period.*',
      'agent:state.*',
      'agent:event.*',
      'agent:by.*',
      'agent:side.*',
      'agent:sides.*',
      'agent:because.*',
      'agent:noContracts.*',
      'agent:withdraw.*',
      'agent:requestTermination.*',
      'agent:confirmTitle.*',
      'agent:confirmText.*',
      'agent:confirm.*',
      'agent:outcome.*',
      'records:ranges.*',
      'bets:states.*',
      'bets:entryKinds.*',
      'deposit:method.*',
      'deposit:problem.*',
      'deposit:credited.*',
      'deposit:back.*',
      'deposit:fact.return.*',
      'transactions:kinds.*',
      'transactions:states.*',
      'transactions:parts.*',
      'transactions:steps.*',
      'transactions:depositStates.*',
      'transactions:movers.*',
      'lottery:title.*',
      'lottery:mode.*',
      'lottery:view.*',
      'lottery:step.*',
      'lottery:prize.*',
      'lottery:play.*',
      'lottery:about.*',
      'lottery:option.*',
      'lottery:state.*',
      'lottery:how.*',
    ],
  },
});
