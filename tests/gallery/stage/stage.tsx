/// <reference types="vite/client" />
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/ui/layout.css';
import type { i18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import type { AnyMachineSnapshot } from 'xstate';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { describeAct } from '#machines/simulation/acts.ts';
import { type EventOnWay, eventsOfWay } from '#machines/simulation/events-of-way.ts';
import { shortestWays, type Way } from '#machines/simulation/shortest-way.ts';
import { withStandIns } from '#machines/simulation/stand-in.ts';
import { MountedView, type StartedView, startView } from '#tests/web/walk/mounted-view.tsx';
import { leavesOf, restingLeaves, type WalkedFlow } from '#tests/web/walk/walked-flow.ts';
import { messageNames } from '#web/i18n/message-files.ts';
import { changeLanguage, startI18n } from '#web/i18n/start.ts';
import { portalFrame } from './portal-frame.tsx';
import { refusedWays } from './refused-ways.ts';
import type { StagedCodes, StagedFlow, StagedPlace, StagedScreen } from './stage.types.ts';

/** The views that are walked, each by the file `<flow>-flow.tsx`. */
const files = import.meta.glob<{ walkedFlow(): WalkedFlow }>('../../web/walk/*-flow.tsx');

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no place for the stage.');

/** Nothing on the stage asks a server or another tab. */
globalThis.fetch = () => new Promise(() => undefined);
Reflect.deleteProperty(globalThis, 'BroadcastChannel');

const texts: i18n = await startI18n('EN');
texts.options.saveMissing = true;
texts.options.appendNamespaceToCIMode = true;
/** Keys without a text, since the last look. */
const missing = new Set<string>();
texts.on('missingKey', (_, namespace: string, key: string) => missing.add(`${namespace}:${key}`));
const loaded = new Set<LanguageCode>();
await setLanguage('EN');
/** The view on the stage. */
let shown: Shown | undefined;

interface Shown {
  readonly view: StartedView;
  /** The rest of the path. */
  readonly ahead: EventOnWay[];
  readonly stop: () => void;
}

/** A way to a screen, and the beginning of the walk that it starts with. */
interface StagedWay {
  readonly begin: string;
  readonly way: Way;
  /** The code that it ends with, if it ends with a refusal. */
  readonly code?: string;
}

const flows = new Map<string, WalkedFlow>();
const ways = new Map<string, ReadonlyMap<string, StagedWay>>();

function flowOf(id: string): WalkedFlow {
  const flow = flows.get(id);
  if (flow === undefined) throw new Error(`No walk has the flow '${id}'.`);
  return flow;
}

/** The shortest way into every state and to every refusal, from where the view begins. */
function waysInto(
  { entry, begins }: WalkedFlow,
  codes: StagedCodes[string],
): ReadonlyMap<string, StagedWay> {
  const found = new Map<string, StagedWay>();
  const add = (name: string, staged: StagedWay) => {
    const known = found.get(name);
    if (known === undefined || known.way.acts.length > staged.way.acts.length) {
      found.set(name, staged);
    }
  };
  for (const [begin, { input }] of Object.entries(begins)) {
    const from: AnyCatalogueEntry = { ...entry, inputs: { [begin]: input }, journeys: [] };
    for (const [path, way] of shortestWays(from)) add(path, { begin, way });
    for (const { name, code, way } of refusedWays(from, codes)) add(name, { begin, way, code });
  }
  return found;
}

/** Lets promises settle and React draw. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve());
      port1.start();
      port2.postMessage(null);
    });
  }
}

async function load(file: string, codes: StagedCodes): Promise<StagedFlow> {
  const module = await files[file]?.();
  if (module === undefined) throw new Error(`There is no walk '${file}'.`);
  const flow = module.walkedFlow();
  const { id, title, requirements: rows, machine } = flow.entry;
  if (!flows.has(id)) {
    flows.set(id, flow);
    // The views run their machine as they always do, except its actors.
    const provide = machine.provide.bind(machine);
    machine.provide = (implementations) => withStandIns(provide(implementations)) as never;
    ways.set(id, waysInto(flow, codes[id] ?? {}));
  }
  return {
    file,
    id,
    title,
    rows,
    screens: [
      ...restingLeaves(flow.entry).map((path) => screenOf(path, ways.get(id)?.get(path))),
      ...[...(ways.get(id) ?? [])]
        .filter(([, { code }]) => code !== undefined)
        .map(([name, staged]) => screenOf(name, staged)),
    ],
  };
}

function screenOf(name: string, staged: StagedWay | undefined): StagedScreen {
  return {
    name,
    ...(staged?.code !== undefined && { code: staged.code }),
    begin: staged?.begin ?? '',
    steps: staged?.way.acts.map(describeAct) ?? null,
  };
}

async function mount(flowId: string, screen: string): Promise<void> {
  const flow = flowOf(flowId);
  const staged = ways.get(flowId)?.get(screen);
  const setting = staged && flow.begins[staged.begin]?.setting;
  if (staged === undefined || setting === undefined)
    throw new Error(`No way leads to '${screen}' of '${flowId}'.`);
  clear();
  history.replaceState(null, '', setting.address);
  const view = startView(flowId, setting, texts);
  const { services } = view;
  await rest();
  setting.prepare?.(services);
  const root = createRoot(place as HTMLElement);
  const frame = flow.fillsWindow ? undefined : portalFrame;
  root.render(<MountedView setting={setting} services={services} {...(frame && { frame })} />);
  shown = {
    view,
    ahead: [...eventsOfWay(flow.entry, staged.way)],
    stop: () => {
      root.unmount();
      services.root.stop();
      services.queryClient.clear();
    },
  };
}

async function goOn(): Promise<StagedPlace> {
  if (shown === undefined) throw new Error('Nothing is on the stage.');
  const actor = shown.view.actor();
  for (let next = shown.ahead.shift(); next !== undefined; next = shown.ahead.shift()) {
    // A timer fires by itself, once the page's clock says so.
    if (next.wait > 0) return { wait: next.wait };
    actor.send(next.event);
  }
  await rest();
  return { leaves: leavesOf(actor.getSnapshot() as AnyMachineSnapshot) };
}

function clear(): void {
  shown?.stop();
  shown = undefined;
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  sessionStorage.clear();
  localStorage.clear();
}

async function setLanguage(language: LanguageCode): Promise<void> {
  if (!loaded.has(language)) {
    loaded.add(language);
    await changeLanguage(texts, language);
    await texts.loadNamespaces(await messageNames(language, true));
  }
  await changeLanguage(texts, language);
  await rest();
}

/** The keys of all texts in sight: i18next writes them in place of the texts. */
async function readKeys(): Promise<readonly string[]> {
  const language = texts.language;
  await texts.changeLanguage('cimode');
  await rest();
  const written = document.body.innerText.match(/[\w-]+:[\w.]+/gu) ?? [];
  await texts.changeLanguage(language);
  await rest();
  return [...new Set(written)].toSorted();
}

globalThis.galleryStage = {
  files: Object.keys(files),
  load,
  begin: mount,
  hasBegun: () => shown?.view.hasActor() ?? false,
  goOn,
  clear,
  setLanguage,
  readKeys,
  removeText: (feature, key) => {
    const bundle = texts.getResourceBundle(texts.language, feature) as object;
    const [last = '', ...outer] = key.split('.').toReversed();
    const around = outer
      .toReversed()
      .reduce<object>((inside, name) => Reflect.get(inside, name) as object, bundle);
    Reflect.deleteProperty(around, last);
  },
  takeMissing: () => {
    const taken = [...missing];
    missing.clear();
    return taken;
  },
};
