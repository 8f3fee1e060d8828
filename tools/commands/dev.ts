import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { devProxy } from '#tools/dev-proxy.ts';
import { fakeServerMain, projectRoot, runInForeground } from '#tools/project.ts';
import { buildOpenApiIfStale } from '#tools/web-build.ts';

const usage = `npm run dev [-- options]

  The portal with hot reload: Vite serves the web app at --port and passes the rest on to the fake
  server, which starts again when one of its files changes.

  --port N   the portal's port; the fake server takes the next two (default 8080)
  --host H   the address to listen at (default localhost)
  --api URL  another back end, which answers /api instead of the fake server (docs/back-end.md)
  --help     this text

  All other options go to the fake server: npm start -- --help lists them.`;

const own = {
  port: { type: 'string', default: '8080' },
  host: { type: 'string', default: 'localhost' },
  api: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;
const { values, tokens } = parseArgs({
  options: own,
  // Unknown options are passed to the fake server.
  strict: false,
  tokens: true,
});
if (values.help === true) {
  console.log(usage);
  process.exit(0);
}

/** Where another back end answers /api. */
const api = values.api === undefined ? undefined : new URL(String(values.api));
const host = String(values.host);
const port = Number(values.port);
const serverPort = port + 1;
const others = tokens.flatMap((token) => {
  if (token.kind === 'positional') return [token.value];
  if (token.kind !== 'option' || token.name in own) return [];
  return [token.value === undefined ? token.rawName : `${token.rawName}=${token.value}`];
});

await buildOpenApiIfStale();

const vite = await createServer({
  configFile: `${projectRoot}/vite.config.ts`,
  configLoader: 'native',
  logLevel: 'warn',
  clearScreen: false,
  server: { host, port, strictPort: true, proxy: devProxy(`http://${host}:${serverPort}`, api) },
});
try {
  await vite.listen();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// The fake server prints the one address that people use: the one in front of it.
const code = await runInForeground(process.execPath, [
  '--watch',
  '--watch-preserve-output',
  fakeServerMain,
  `--port=${serverPort}`,
  `--host=${host}`,
  `--public-url=http://${host}:${port}`,
  ...others,
]);
await vite.close();
process.exit(code);
