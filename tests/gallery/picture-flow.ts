import type { RunOptions } from 'axe-core';
import { allRules, colourRules, violationsOf } from '#tests/support/axe.ts';
import { fullLooks, type Look, pairLooks } from '#tools/gallery/looks.ts';
import type { GalleryOptions } from '#tools/gallery/options.ts';
import type { GroupRecord, ScreenFault, ScreenRecord } from '#tools/gallery/records.ts';
import type { OpenStage } from './open-stage.ts';
import type { StagedFlow, StagedScreen } from './stage/stage.types.ts';
import type { Stages } from './stages.ts';
import { wearLook } from './still-page.ts';
import { type Scene, type TakenLooks, takeLooks } from './take-looks.ts';

/** The stage has no page around a dialog: landmarks and headings are looked at on whole pages. */
const rulesOfStage: RunOptions = {
  ...allRules,
  rules: {
    'landmark-main-is-top-level': { enabled: false },
    'landmark-no-duplicate-main': { enabled: false },
    'landmark-one-main': { enabled: false },
    'landmark-unique': { enabled: false },
    'page-has-heading-one': { enabled: false },
    region: { enabled: false },
  },
};

interface Walk {
  readonly name: string;
  /** Its path, as the stage knows it. */
  readonly walk: string;
}

type TakenGroup = Omit<GroupRecord, 'inputs'>;

/** Takes the pictures of every leaf state and every refusal of a flow, on all stages that are free. */
export async function pictureFlow(
  stages: Stages,
  { name, walk }: Walk,
  options: GalleryOptions,
): Promise<TakenGroup> {
  const flow = await stages.use((stage) => stage.load(walk));
  // The same beginnings after one another: each needs a fresh page.
  const staged = flow.screens.toSorted((one, other) => one.begin.localeCompare(other.begin));
  const share = Math.ceil(staged.length / stages.count);
  const shares = Array.from({ length: stages.count }, (_, index) =>
    staged.slice(index * share, (index + 1) * share),
  ).filter(({ length }) => length > 0);
  const taken = await Promise.all(
    shares.map((each) =>
      stages.use((stage) => pictureShare(stage, { name, flow, staged: each }, options)),
    ),
  );
  const placeOf = (screen: ScreenRecord) =>
    flow.screens.findIndex((each) => idOf(name, each) === screen.id);
  return {
    group: name,
    title: flow.title,
    screens: taken
      .flatMap(({ screens }) => screens)
      .toSorted((one, other) => placeOf(one) - placeOf(other)),
    missing: taken.flatMap(({ missing }) => missing),
    unsteady: taken.flatMap(({ unsteady }) => unsteady),
  };
}

const idOf = (group: string, screen: StagedScreen) => `${group}/${screen.name}`;

interface ShareOfFlow {
  readonly name: string;
  readonly flow: StagedFlow;
  readonly staged: readonly StagedScreen[];
}

async function pictureShare(
  stage: OpenStage,
  { name, flow, staged }: ShareOfFlow,
  options: GalleryOptions,
): Promise<Pick<TakenGroup, 'screens' | 'missing' | 'unsteady'>> {
  const screens: ScreenRecord[] = [];
  const missing: string[] = [];
  const unsteady: string[] = [];
  for (const each of staged) {
    if (each.steps === null) {
      missing.push(`${each.name}: no way leads there`);
      continue;
    }
    const reached = await stage.show(flow, each);
    if (each.code === undefined && !reached.includes(each.name)) {
      missing.push(`${each.name}: the way leads to ${reached.join(' and ')}`);
      continue;
    }
    const id = idOf(name, each);
    const taken = await takeLooks(sceneOf(stage), { id, looks: looksOf(each, options) }, options);
    unsteady.push(...taken.unsteady.map((look) => `${each.name}: ${look}`));
    const described = describe(flow, each, reached);
    screens.push({ ...described, id, group: name, ...(await readScreen(stage, taken)) });
  }
  return { screens, missing, unsteady };
}

function sceneOf({ page, rest }: OpenStage): Scene {
  return {
    page,
    rest,
    setLanguage: (language) => page.evaluate((code) => galleryStage.setLanguage(code), language),
    takeMissing: () => page.evaluate(() => galleryStage.takeMissing()),
  };
}

/** A refusal differs from the state that shows it by a message: a look in each language is enough. */
const looksOfRefusal = fullLooks.filter(
  ({ language, size, theme }) =>
    (language === 'PT' && size === 'phone' && theme === 'dark') ||
    (language === 'EN' && size === 'desktop' && theme === 'light'),
);

function looksOf({ code }: StagedScreen, { isShort }: GalleryOptions): readonly Look[] {
  if (code !== undefined) return looksOfRefusal;
  return isShort ? fullLooks : [...fullLooks, ...pairLooks];
}

function describe(
  flow: StagedFlow,
  { name, code, steps }: StagedScreen,
  reached: readonly string[],
) {
  const state = code === undefined ? name : (reached[0] ?? '');
  return {
    title: name,
    state,
    made: 'machine',
    rows: flow.rows,
    steps: steps ?? [],
    live: `/flows/${flow.id}?state=${state}`,
  } as const;
}

/** Reads the keys of the texts, and has axe look at the smallest screen in both themes. */
async function readScreen(
  stage: OpenStage,
  { pictures, readings }: TakenLooks,
): Promise<Pick<ScreenRecord, 'keys' | 'pictures' | 'readings'>> {
  const { page } = stage;
  const keys = await page.evaluate(() => galleryStage.readKeys());
  const findings = new Map<Look, readonly ScreenFault[]>();
  for (const { look } of pictures) {
    if (look.language !== 'PT' || look.size !== 'phone') continue;
    await page.evaluate((code) => galleryStage.setLanguage(code), look.language);
    await wearLook(page, look);
    // The other theme is the same page in other colours.
    const rules = look.theme === 'dark' ? rulesOfStage : colourRules;
    const found = await stage.whileTimePasses(violationsOf(page, rules));
    findings.set(
      look,
      found.map((what) => ({ kind: 'axe', what })),
    );
  }
  return {
    keys,
    readings,
    pictures: pictures.map((picture) => ({
      ...picture,
      faults: [...picture.faults, ...(findings.get(picture.look) ?? [])],
    })),
  };
}
