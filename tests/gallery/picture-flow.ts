import type { RunOptions } from 'axe-core';
import { allRules, colourRules, violationsOf } from '#tests/support/axe.ts';
import { fullLooks, type Look, lookName, pairLooks } from '#tools/gallery/looks.ts';
import type { GalleryOptions } from '#tools/gallery/options.ts';
import type {
  GroupRecord,
  PictureRecord,
  ScreenFault,
  ScreenReading,
  ScreenRecord,
} from '#tools/gallery/records.ts';
import type { OpenStage } from './open-stage.ts';
import type { StagedFlow, StagedLeaf } from './stage/stage.types.ts';
import { placedElements, takePicture, wearLook } from './still-page.ts';

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

/** Takes the pictures of every leaf state of a flow. */
export async function pictureFlow(
  stage: OpenStage,
  { name, walk }: Walk,
  options: GalleryOptions,
): Promise<TakenGroup> {
  const flow = await stage.load(walk);
  const screens: ScreenRecord[] = [];
  const missing: string[] = [];
  const unsteady: string[] = [];
  // The same beginnings after one another: each needs a fresh page.
  const leaves = flow.leaves.toSorted((one, other) => one.begin.localeCompare(other.begin));
  for (const leaf of leaves) {
    if (leaf.steps === null) {
      missing.push(`${leaf.path}: no way leads there`);
      continue;
    }
    const reached = await stage.show(flow, leaf);
    if (!reached.includes(leaf.path)) {
      missing.push(`${leaf.path}: the way leads to ${reached.join(' and ')}`);
      continue;
    }
    const id = `${name}/${leaf.path}`;
    const taken = await takePictures(stage, id, options);
    unsteady.push(...taken.unsteady.map((look) => `${leaf.path}: ${look}`));
    screens.push({ ...describe(flow, leaf), id, group: name, ...(await readLeaf(stage, taken)) });
  }
  const placeOf = ({ title }: ScreenRecord) => flow.leaves.findIndex(({ path }) => path === title);
  screens.sort((one, other) => placeOf(one) - placeOf(other));
  return { group: name, title: flow.title, screens, missing, unsteady };
}

function describe(flow: StagedFlow, { path, steps }: StagedLeaf) {
  return {
    title: path,
    made: 'machine',
    rows: flow.rows,
    steps: steps ?? [],
    live: `/flows/${flow.id}?state=${path}`,
  } as const;
}

interface TakenPictures {
  readonly pictures: readonly PictureRecord[];
  readonly readings: readonly ScreenReading[];
  /** Names of looks that a second pass showed differently. */
  readonly unsteady: readonly string[];
}

async function takePictures(
  { page, rest }: OpenStage,
  id: string,
  { isShort, isTwice }: GalleryOptions,
): Promise<TakenPictures> {
  const pictures: PictureRecord[] = [];
  const readings: ScreenReading[] = [];
  const unsteady: string[] = [];
  let language: Look['language'] | undefined;
  for (const look of isShort ? fullLooks : [...fullLooks, ...pairLooks]) {
    if (look.language !== language) {
      language = look.language;
      await page.evaluate((code) => galleryStage.setLanguage(code), look.language);
    }
    await wearLook(page, look);
    const { record, isSteady } = await takePicture(page, look, { id, isTwice, rest });
    if (!isSteady) unsteady.push(lookName(look));
    // The other languages may lag behind: English stands in.
    const missing = fullLooks.includes(look)
      ? await page.evaluate(() => galleryStage.takeMissing())
      : [];
    const untranslated = missing.map((what): ScreenFault => ({ kind: 'untranslated', what }));
    pictures.push({ ...record, faults: [...record.faults, ...untranslated] });
    if (fullLooks.includes(look) && look.theme === 'dark') {
      const tree = await page.locator('body').ariaSnapshot();
      const elements = await placedElements(page);
      readings.push({ language: look.language, size: look.size, tree, elements });
    }
  }
  return { pictures, readings, unsteady };
}

/** Reads the keys of the texts, and has axe look at the smallest screen in both themes. */
async function readLeaf(
  stage: OpenStage,
  { pictures, readings }: TakenPictures,
): Promise<Pick<ScreenRecord, 'keys' | 'pictures' | 'readings'>> {
  const { page } = stage;
  const keys = await page.evaluate(() => galleryStage.readKeys());
  const findings = new Map<Look, readonly ScreenFault[]>();
  for (const look of fullLooks) {
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
