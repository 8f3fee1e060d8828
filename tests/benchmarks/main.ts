import { parseArgs } from 'node:util';
import { benchmarkArrival } from './arrival.ts';
import { benchmarkCrowdedLobby } from './crowded-lobby.ts';
import { benchmarkCrowdedPages } from './crowded-pages.ts';
import { benchmarkCrowdedRecord } from './crowded-record.ts';
import { benchmarkCrowdedTeam } from './crowded-team.ts';
import { benchmarkDevChanges } from './dev-changes.ts';
import { benchmarkDurableMoney } from './durable-money.ts';
import { benchmarkHeap } from './heap.ts';
import { benchmarkHome } from './home-against-bare.ts';
import { benchmarkPresses } from './presses.ts';
import { benchmarkRouteChange } from './route-change.ts';
import { benchmarkSecondVisit } from './second-visit.ts';
import { benchmarkSiteSearch } from './site-search.ts';
import { benchmarkSizes } from './sizes.ts';
import { benchmarkStakes } from './stakes.ts';
import { benchmarkThroughput } from './throughput.ts';
import { benchmarkTyping } from './typing.ts';
import { benchmarkValidation } from './validation.ts';
import { benchmarkWhoExists } from './who-exists.ts';

const usage = `npm run bench [-- options]

  --page P   with --only arrival or return: this page alone, such as /promotions
  --runs N   loads of each page, and runs of each route (default 5)
  --only W   sizes, arrival, return, home, routes, presses, typing, heap, lobby, pages, record, team,
             search, throughput, stakes, durable, validation, existence or dev alone
  --help     this text
`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    page: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});
const runs = Number(values.runs);
const benchmarks = {
  sizes: benchmarkSizes,
  arrival: () => benchmarkArrival(runs, values.page),
  return: () => benchmarkSecondVisit(runs, values.page),
  home: () => benchmarkHome(runs),
  routes: () => benchmarkRouteChange(runs),
  presses: () => benchmarkPresses(runs),
  typing: () => benchmarkTyping(runs),
  heap: benchmarkHeap,
  lobby: () => benchmarkCrowdedLobby(runs),
  pages: () => benchmarkCrowdedPages(runs),
  record: () => benchmarkCrowdedRecord(runs),
  team: () => benchmarkCrowdedTeam(runs),
  search: () => benchmarkSiteSearch(runs),
  throughput: () => benchmarkThroughput(runs),
  stakes: () => benchmarkStakes(runs),
  durable: benchmarkDurableMoney,
  validation: () => benchmarkValidation(runs),
  existence: () => benchmarkWhoExists(runs),
  dev: benchmarkDevChanges,
};

const chosen = Object.entries(benchmarks).filter(([name]) => (values.only ?? name) === name);
if (values.help === true || chosen.length === 0 || !Number.isInteger(runs) || runs < 1) {
  process.stdout.write(usage);
  process.exit(values.help === true ? 0 : 1);
}
for (const [, run] of chosen) {
  await run();
}
