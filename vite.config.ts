import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classNames } from './tools/vite/class-names.ts';
import { contractManifest } from './tools/vite/contract-manifest.ts';
import { describedPages } from './tools/vite/described-pages.ts';
import { drawnShell } from './tools/vite/drawn-shell.ts';
import { editedTexts } from './tools/vite/edited-texts.ts';
import { englishStandsIn } from './tools/vite/english-stands-in.ts';
import { firstAnswersOf } from './tools/vite/first-answers.ts';
import { firstParts } from './tools/vite/first-parts.ts';
import { flowCharts } from './tools/vite/flow-charts.ts';
import { hostHeaders } from './tools/vite/host-headers.ts';
import { inlineScripts } from './tools/vite/inline-scripts.ts';
import { inlineStyles } from './tools/vite/inline-styles.ts';
import { inspectedFields } from './tools/vite/inspected-fields.ts';
import { leanPackages } from './tools/vite/lean-packages.ts';
import { leanPages, memberMenusApart } from './tools/vite/lean-pages.ts';
import { leaveOutDescriptions } from './tools/vite/leave-out-descriptions.ts';
import { moduleReport } from './tools/vite/module-report.ts';
import { pageGroups } from './tools/vite/page-groups.ts';
import { precompress } from './tools/vite/precompress.ts';
import { runtimeInEntry } from './tools/vite/runtime-in-entry.ts';
import { screenTexts } from './tools/vite/screen-texts.ts';
import { serviceWorker } from './tools/vite/service-worker.ts';
import { buildTarget } from './tools/vite/supported-browsers.ts';

/** Of the query cache's packages, what pages alone use. */
const onlyOfLazyParts =
  /@tanstack\/(?:react-query|query-core)\/.*\/(?:useInfiniteQuery|infiniteQueryObserver|useMutation|mutationObserver|useQueries|queriesObserver)\.js$/u;

const pages = await describedPages();

export default defineConfig({
  root: 'web',
  css: classNames,
  // Relative to the root: the fake server serves this folder.
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: buildTarget,
    // Pictures stay files of their own: a data URL in a script costs every visitor.
    assetsInlineLimit: 0,
    sourcemap: false,
    // Every supported browser preloads modules, or does well without.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: pageGroups({
          entry: 'web/main.tsx',
          later: onlyOfLazyParts,
          together: {
            // Most people arrive there, and it is small: nobody waits for another file.
            frame: ['home'],
            lobby: ['lobby', 'boards', 'pvp', 'sports'],
            account: ['login', 'registration', 'passwords'],
            settings: [
              'security',
              'contact-undo',
              'account-recovery',
              'profile',
              'notifications',
              'play-limits',
              'play-pause',
              'rank',
              'referral',
            ],
            rewards: ['bonuses', 'rewards', 'feedback', 'applications'],
            money: [
              'deposits',
              'withdrawals',
              'payout-accounts',
              'money-passwords',
              'transfers',
              'wallets',
              'points',
            ],
            // Long and seldom read: the other pages of members do without it.
            year: ['personal-year/parts'],
            codes: ['download'],
            around: ['status', 'consent', 'speed-test', 'promotions', 'help', 'announcements'],
          },
          pages,
          first: 'account',
          families: {
            member: ['member', 'settings', 'rewards', 'money', 'agents', 'year'],
            account: ['account', 'member', 'settings', 'rewards', 'money', 'agents', 'year'],
            around: ['around', 'rewards'],
          },
          apart: {
            // What the shell shows to signed-in people alone.
            present:
              /\/web\/app\/(?:live|idle)\/|\/layout\/(?:MemberArea|AccountMenu|BalanceView|HeaderMoney|MessagesBell)\b|\/login\/(?:SignOut|RealAccountNeeded)Dialog\b|\/menu\/(?:ChatRoom|room-visit)\b|\/AutomaticDialogs|\/OpenRounds\.|\/member-menus|\/machines\/(?:idle-watch|live-updates|automatic-dialogs)\//u,
            sealing: /\/web\/api\/seal|\/node_modules\/jose\//u,
            // Nobody loads it whom no flows page watches, and whose flows the server does not count.
            watched:
              /\/web\/inspector\/(?:flow-|redact|running-machines|send-flow)|\/machines\/(?:states-in|simulation\/)|virtual:inspected-fields/u,
            // Nobody loads it whom no flows page on another device watches.
            relayed: /\/web\/inspector\/relay\//u,
            // Nobody loads it who uses no passkey.
            passkeys:
              /\/node_modules\/@simplewebauthn\/|\/sign-in\/passkey-device\b|\/login\/passkey-sign-in\b/u,
            codes:
              /\/deposits\/PaymentCode|\/sharing\/LinkToShare|\/security\/PairingCode|\/node_modules\/qrcode\.react\//u,
          },
          small: /\/node_modules\/@date-fns\//u,
        }),
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  plugins: [
    react(),
    leanPackages(),
    contractManifest(),
    editedTexts(),
    flowCharts(),
    screenTexts(),
    inspectedFields(),
    englishStandsIn(),
    runtimeInEntry('web/main.tsx'),
    leaveOutDescriptions(),
    leanPages('memberMenu'),
    memberMenusApart(),
    firstParts(pages),
    inlineScripts(),
    drawnShell({ entry: 'web/shell/prerender.tsx' }),
    inlineStyles(),
    moduleReport(),
    // The last three read what the others have written.
    hostHeaders(firstAnswersOf(pages)),
    serviceWorker({
      source: 'service-worker/service-worker.ts',
      parts: [
        'web/app/pages/HomePage.tsx',
        'web/app/pages/LobbyPage.tsx',
        'web/app/notices/Notices.tsx',
        'web/app/shell/FooterView.tsx',
        'web/app/menu/MenuServices.tsx',
        'web/app/shell/MenuVendors.tsx',
      ],
    }),
    precompress(),
  ],
});
