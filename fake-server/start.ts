import { createServer, type Server as HttpServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Express, Router } from 'express';
import { COUNTS_CALL } from '#contract/flow-counts-types.ts';
import { PICTURES_CALL } from '#contract/flow-pictures-types.ts';
import { WAYS_CALL } from '#contract/flow-ways-types.ts';
import { portalApp } from './app.ts';
import { createControlAccess, hasControlBy, isLocal, newControlKey } from './control/access.ts';
import { countCalls, nothingCounted } from './control/counts/count-calls.ts';
import { createFlowCounter, readKnownStates } from './control/counts/flow-counts.ts';
import { flowWaysCall } from './control/flow-ways.ts';
import { createFlowRelay } from './control/relay/flow-relay.ts';
import { controlRouter } from './control/router.ts';
import {
  CHECKOUT_WEBHOOK_PATH,
  checkoutWebhook,
  PIX_WEBHOOK_PATH,
  pixWebhook,
} from './handlers/payment-webhooks.ts';
import {
  type Closing,
  closeServer,
  listen,
  originOf,
  portOf,
  reachableHosts,
  requireBrowserPort,
} from './http/addresses.ts';
import { artRouter } from './http/art.ts';
import { certificateFor } from './http/certificate.ts';
import { flowPictures } from './http/flow-pictures.ts';
import { flowsPage } from './http/flows-page.ts';
import { createHttpsFront, type HttpsFront } from './http/https-front.ts';
import { createLiveStreams } from './http/live-streams.ts';
import type { Log } from './http/log.ts';
import { openApiRouter } from './http/openapi.ts';
import { ownPicturesRouter } from './http/own-pictures.ts';
import type { RequestLimits } from './http/request-limits.ts';
import { createSiteOrigins } from './http/site-origins.ts';
import { type OpenWorld, type OpenWorldOptions, openWorld } from './open-world.ts';
import { vendorsApp } from './vendors.ts';
import { OWN_PICTURES_PATH } from './world/account/profiles.ts';

const projectRoot = join(import.meta.dirname, '..');
/**
 * Keep-alive time: longer than the pauses of proxies and browsers. If a connection is closed just
 * as its client sends a request, that client only sees a lost connection.
 */
const KEEP_ALIVE_MILLISECONDS = 65_000;

const LOOPBACK = '127.0.0.1';
const TIDY_EVERY_MILLISECONDS = 60 * 60_000;
/** Agents are paid as the clock moves: salaries every 5 minutes. */
const PAY_AGENTS_EVERY_MILLISECONDS = 60_000;
const SETTLE_PAYMENTS_EVERY_MILLISECONDS = 5_000;
const SETTLE_BETS_EVERY_MILLISECONDS = 2_000;
const MAKE_DATA_EVERY_MILLISECONDS = 1_000;
const ASK_VENDORS_EVERY_MILLISECONDS = 5_000;

/** Options of the fake server. */
export interface FakeServerOptions extends OpenWorldOptions {
  /** The portal's port; the third parties' is the next one. 0 picks any two. */
  readonly port: number;
  readonly host: string;
  readonly https?: boolean;
  /** The portal's public addresses, best first, if it is behind a proxy. */
  readonly publicUrls?: readonly string[];
  /** The third parties' public address, if they are behind a proxy. */
  readonly vendorsUrl?: string;
  /** Other origins of the same web app: they may call the API. */
  readonly allowedOrigins?: readonly string[];
  /** Request limits; none if left out, which the command never does. */
  readonly limits?: RequestLimits;
  /** Proxies in front of the server; none by default. */
  readonly trustedProxies?: number;
  /** Scenarios that are active from the start. */
  readonly scenarios?: readonly string[];
  /** Folder of the built web app; `dist/web` if left out. */
  readonly webFolder?: string;
  /** Folder of the built flows page; `dist/flows` if left out. */
  readonly flowsFolder?: string;
  /** Folder of the gallery's last run; where `npm run gallery` writes it if left out. */
  readonly galleryFolder?: string;
  /** Counts which states of the flows people reach, if the flows page is built. */
  readonly countsFlows?: boolean;
  /**
   * Codes and puzzle solutions can be asked for. Default: only if reachable from this machine
   * alone.
   */
  readonly revealAnswers?: boolean;
  readonly log?: Log;
  /** Heartbeat interval of event streams; the contract's if left out. */
  readonly heartbeatMilliseconds?: number;
}

/** A running fake server. */
export interface FakeServer {
  /** Origin of the portal, the best one to open. */
  readonly portalUrl: string;
  /** Origin of the portal at this server, not at a proxy in front. */
  readonly localUrl: string;
  /** The control page; with its key if the server is reachable from other machines. */
  readonly controlUrl: string;
  readonly vendorsUrl: string;
  readonly world: OpenWorld;
  /** Shuts it down; open requests may finish. Tests wait for nobody. */
  close(closing?: Closing): Promise<void>;
}

/**
 * Starts both origins over one world.
 *
 * @throws StoreUnusable, PortUnusable, and RangeError for an unknown scenario
 */
export async function startFakeServer(options: FakeServerOptions): Promise<FakeServer> {
  const { host, port, publicUrls = [], allowedOrigins = [] } = options;
  const protocol = options.https === true ? 'https' : 'http';
  const proxies = options.trustedProxies ?? 0;
  const hosts = reachableHosts(host);
  requireBrowserPort(port);
  requireBrowserPort(port === 0 ? 0 : port + 1);
  const certificate =
    protocol === 'https'
      ? await certificateFor(hosts, join(projectRoot, '.cache/certificate.json'), Date.now())
      : undefined;

  const world = await openWorld(options);
  const streams = createLiveStreams(world, options.heartbeatMilliseconds);
  const relay = createFlowRelay();
  const flowsFolder = options.flowsFolder ?? join(projectRoot, 'dist/flows');
  const knownStates = options.countsFlows === true ? readKnownStates(flowsFolder) : undefined;
  const counter = knownStates && createFlowCounter(knownStates, options.machineTime());
  let isClosing = false;
  const servers: HttpServer[] = [];
  const fronts: HttpsFront[] = [];
  const start = async (app: Express, at: { port: number; host: string }) => {
    const server = createServer(app);
    server.keepAliveTimeout = KEEP_ALIVE_MILLISECONDS;
    // Running requests are answered, and their connections close with the answer.
    server.prependListener('request', (_request, response: ServerResponse) => {
      if (isClosing) response.setHeader('Connection', 'close');
    });
    await listen(server, at.port, at.host);
    servers.push(server);
    return portOf(server);
  };
  /**
   * The app's address for browsers, and for this process, which does not trust its own certificate.
   */
  const open = async (app: Express, wantedPort: number) => {
    if (certificate === undefined) {
      const listening = await start(app, { port: wantedPort, host });
      const near = host === '0.0.0.0' || host === '::' ? LOOPBACK : host;
      return { listening, within: originOf('http', near, listening) };
    }
    const within = originOf('http', LOOPBACK, await start(app, { port: 0, host: LOOPBACK }));
    const front = createHttpsFront(certificate, { target: within, isBehindProxy: proxies > 0 });
    await listen(front, wantedPort, host);
    fronts.push(front);
    return { listening: portOf(front), within };
  };
  world.tidy();
  const tidying = setInterval(world.tidy, TIDY_EVERY_MILLISECONDS).unref();
  let asking: Promise<void> | undefined;
  const timers = [
    // A bet is settled when it is decided, whether or not its player looks.
    setInterval(() => world.rounds.settleAllDue(), SETTLE_BETS_EVERY_MILLISECONDS).unref(),
    setInterval(() => world.incomes.runIfDue(), PAY_AGENTS_EVERY_MILLISECONDS).unref(),
    // Data export files are made a few pages at a time.
    setInterval(() => world.dataExport.makeDue(), MAKE_DATA_EVERY_MILLISECONDS).unref(),
    // Due notices are sent without anybody looking: a read also settles what is due.
    setInterval(() => {
      world.withdrawals.settleDue();
      world.deposits.settleDue();
      world.ownLimits.beginDue();
      world.limitReminders.remindDue();
    }, SETTLE_PAYMENTS_EVERY_MILLISECONDS).unref(),
    setInterval(() => {
      asking ??= world.walletTransfers.askAll().finally(() => {
        asking = undefined;
      });
    }, ASK_VENDORS_EVERY_MILLISECONDS).unref(),
  ];
  const close = async (closing?: Closing) => {
    isClosing = true;
    clearInterval(tidying);
    for (const timer of timers) clearInterval(timer);
    streams.close();
    relay.close();
    // The servers behind them still answer the fronts' requests.
    await Promise.all(fronts.map((front) => closeServer(front, closing)));
    await Promise.all(servers.map((server) => closeServer(server, closing)));
    await asking;
    world.close();
  };

  try {
    world.situations.set(options.scenarios ?? []);
    const ports = { portal: port, vendors: 0 };
    const origins = createSiteOrigins({
      published: publicUrls.flatMap(publishedOrigins),
      publishedVendors: options.vendorsUrl && new URL(options.vendorsUrl).origin,
      own: () => hosts.map((name) => originOf(protocol, name, ports.portal)),
      vendorsPort: () => ports.vendors,
    });
    // Behind a proxy, only the proxy knows a visitor's address.
    const isExposed =
      !isLocal(host) || proxies > 0 || publicUrls.some((url) => !isLocal(new URL(url).hostname));
    const controlKey = isExposed ? newControlKey() : undefined;
    const access = createControlAccess(controlKey, origins);
    const log: Log = options.log ?? ((line) => process.stderr.write(`${line}\n`));
    const art = Router()
      .use(
        OWN_PICTURES_PATH,
        ownPicturesRouter((file) => world.profiles.picture(file)),
      )
      .use(artRouter((nodeId) => world.catalogue.find(nodeId)));
    const pictures = ['/art', art] as const;
    const portal = portalApp({
      world,
      origins,
      streams,
      hasControl: hasControlBy(access, world.securityLog),
      log,
      limits: options.limits,
      trustedProxies: proxies + (certificate === undefined ? 0 : 1),
      webFolder: options.webFolder ?? join(projectRoot, 'dist/web'),
      allowedOrigins,
      calledOrigins: options.firebaseEmulator === undefined ? [] : [options.firebaseEmulator],
      isCounted: counter !== undefined,
      mounted: [
        pictures,
        ['/openapi', openApiRouter(join(projectRoot, 'dist/openapi'))],
        [COUNTS_CALL, counter ? countCalls(counter) : nothingCounted],
        [
          PICTURES_CALL,
          flowPictures(options.galleryFolder ?? join(projectRoot, '.cache/gallery/now')),
        ],
        [WAYS_CALL, flowWaysCall(world.settings)],
        ['/flows', flowsPage(flowsFolder)],
        [PIX_WEBHOOK_PATH, pixWebhook(world)],
        [CHECKOUT_WEBHOOK_PATH, checkoutWebhook(world)],
        ['/control', controlRouter({ world, access, origins, relay })],
      ],
    });
    const vendors = vendorsApp({
      world,
      portalOrigins: () => [...origins.all(), ...allowedOrigins],
      pictures,
      // If others can reach this server, they get neither codes nor solutions.
      revealAnswers: options.revealAnswers ?? !isExposed,
      log,
    });
    const ownPortal = await open(portal, port);
    const ownVendors = await open(vendors, port === 0 ? 0 : port + 1);
    ports.portal = ownPortal.listening;
    ports.vendors = ownVendors.listening;
    world.geetest.endpoint = ownVendors.within;
    world.firebase.endpoint = world.firebase.emulatorUrl ?? world.geetest.endpoint;
    world.pix.endpoint = world.geetest.endpoint;
    world.checkout.endpoint = world.geetest.endpoint;
    world.postcodes.endpoint = world.geetest.endpoint;
    world.vendorWallets.endpoint = world.geetest.endpoint;
    world.checkoutSimulator.setWebhook(ownPortal.within + CHECKOUT_WEBHOOK_PATH);
    world.pixSimulator.setWebhook(world.pix.pixKey, ownPortal.within + PIX_WEBHOOK_PATH);

    const name = hosts[0] ?? host;
    const localUrl = originOf(protocol, name, ports.portal);
    const portalUrl = publicUrls[0] ?? localUrl;
    const controlPath = controlKey === undefined ? '/control' : `/control?key=${controlKey}`;
    return {
      portalUrl,
      localUrl,
      controlUrl: new URL(controlPath, portalUrl).href,
      vendorsUrl: options.vendorsUrl ?? originOf(protocol, name, ports.vendors),
      world,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The origins of a public address: a server that listens everywhere has many. */
function publishedOrigins(url: string): readonly string[] {
  const { protocol, host, hostname } = new URL(url);
  return reachableHosts(hostname).map((name) => `${protocol}//${host.replace(hostname, name)}`);
}
