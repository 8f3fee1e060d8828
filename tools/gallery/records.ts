import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Look } from './looks.ts';

/** What is wrong with how a screen is laid out. */
export interface ScreenFault {
  readonly kind: 'cut' | 'overlap' | 'outOfReach' | 'sideways' | 'untranslated' | 'axe';
  /** The element or text, in words. */
  readonly what: string;
}

/** An element with its own class, and its position on the picture. */
export interface PlacedElement {
  /** Stylesheet and class: 'Button.button'; a landmark by its tag. */
  readonly name: string;
  /** Left, top, width, height, in pixels. */
  readonly box: readonly [number, number, number, number];
}

/** One picture of a screen. */
export interface PictureRecord {
  readonly look: Look;
  /** Path in the gallery's folder. */
  readonly file: string;
  readonly faults: readonly ScreenFault[];
}

/** What can be read on a screen in one language and size. */
export interface ScreenReading {
  readonly language: Look['language'];
  readonly size: Look['size'];
  /** The accessibility tree, in Playwright's words. */
  readonly tree: string;
  readonly elements: readonly PlacedElement[];
}

/** Everything about one screen: a leaf state or a refusal of a flow, a page in one of its forms, a dialog. */
export interface ScreenRecord {
  /** Unique: 'deposit/charge.expired'. */
  readonly id: string;
  /** Folder of a flow's machine, or a page: 'deposit', 'page-login'. */
  readonly group: string;
  readonly title: string;
  /** The leaf state that it shows; undefined for a page. */
  readonly state?: string;
  /** Through the running product, or only by events of the machine. */
  readonly made: 'product' | 'machine';
  /** Rows of the requirements. */
  readonly rows: readonly string[];
  /** What happened on the way there, in words. */
  readonly steps: readonly string[];
  /** Path that opens it live on a running portal. */
  readonly live: string;
  /** Keys of the texts on it. */
  readonly keys: readonly string[];
  readonly pictures: readonly PictureRecord[];
  readonly readings: readonly ScreenReading[];
}

/** All screens of a flow, or of one page. */
export interface GroupRecord {
  readonly group: string;
  readonly title: string;
  /** Digest of everything that it is made from: the same inputs give the same pictures. */
  readonly inputs: string;
  readonly screens: readonly ScreenRecord[];
  /** Leaf states that could not be pictured, and why. */
  readonly missing: readonly string[];
  /** Pictures whose second pass gave other bytes. */
  readonly unsteady: readonly string[];
}

const RECORDS = 'records';
const recordFile = (folder: string, group: string) => join(folder, RECORDS, `${group}.json`);

/** Stores a group beside its pictures, and removes those that it no longer has. */
export function writeGroup(folder: string, record: GroupRecord): void {
  const file = recordFile(folder, record.group);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(record));
  const taken = new Set(
    record.screens.flatMap(({ pictures }) => pictures.map((picture) => picture.file)),
  );
  for (const picture of globSync(join('pictures', record.group, '**/*.png'), { cwd: folder })) {
    if (!taken.has(picture)) rmSync(join(folder, picture));
  }
}

/** A stored group; undefined if it is not in the folder. */
export function readGroup(folder: string, group: string): GroupRecord | undefined {
  return readGroups(folder).find((record) => record.group === group);
}

/** Removes groups that a gallery no longer has, with their pictures. */
export function removeGroups(folder: string, isGone: (group: string) => boolean): void {
  for (const { group } of readGroups(folder)) {
    if (!isGone(group)) continue;
    rmSync(recordFile(folder, group));
    rmSync(join(folder, 'pictures', group), { recursive: true, force: true });
  }
}

/** All groups of a gallery. */
export function readGroups(folder: string): readonly GroupRecord[] {
  return globSync(join(folder, RECORDS, '*.json'))
    .toSorted()
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as GroupRecord);
}
