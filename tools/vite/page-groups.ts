import type { Rolldown } from 'vite';
import type { Page } from '#web/app/page.ts';
import { sourceOf } from './first-parts.ts';

type Context = Rolldown.ChunkingContext;

/** A question about a module of the build. */
type Question<T> = (id: string, context: Context) => T;

interface PageGroups {
  /** The source file that the page starts with. */
  readonly entry: string;
  /** Files that the start only seems to need, because a package's index names them. */
  readonly later: RegExp;
  /**
   * Features in one file, because people go from one to the other; or a folder of a feature, which
   * its page loads later.
   */
  readonly together: Readonly<Record<string, readonly string[]>>;
  /** The pages. A feature of the member area that no group names comes in the group `member`. */
  readonly pages: Readonly<Record<string, Page>>;
  /** The group that holds packages shared with others: people load it first. */
  readonly first: string;
  /** Groups whose visitors go from one to the other: shared modules are in the first. */
  readonly families: Readonly<Record<string, readonly string[]>>;
  /** What gets its own file, with the packages that it needs, even out of its feature. */
  readonly apart: Readonly<Record<string, RegExp>>;
  /** Packages that are no larger than our own files, and are grouped like them. */
  readonly small: RegExp;
}

/** Texts of a language for people who use another: they stay with their view. */
const offer = /^languageOffer\.json$/u;

/**
 * Few files instead of many small ones, since a round trip costs a phone more than ten kilobytes:
 *
 * - `entry`: all that the page needs at its start;
 * - `words-<language>`: the texts of a language, and `words-<folder>-<language>` those in a folder, but
 *   for the few that offer the language to those who have another;
 * - `frame`: everything around the features, and what several groups share;
 * - one file for each group of features, with what only it uses.
 *
 * What needs a package of its own outside the features (slides, sanitiser, sealing) stays a
 * separate part, so that other pages do not wait for it.
 */
export function pageGroups({
  entry,
  later,
  together,
  pages,
  first,
  families,
  apart,
  small,
}: PageGroups): Rolldown.CodeSplittingOptions {
  const groupOfFeature = new Map([
    ...Object.values(pages)
      .filter(({ frame }) => frame === 'member')
      .map((page) => [featureOf(sourceOf(page)), 'member'] as const),
    ...Object.entries(together).flatMap(([name, features]) =>
      features.map((feature) => [feature, name] as const),
    ),
  ]);

  const isNeededAtStart: Question<boolean> = remembered(
    false,
    (id, context) =>
      !later.test(id) &&
      (id.endsWith(entry) ||
        id.includes('rolldown/runtime') ||
        importersOf(id, context).some((importer) => isNeededAtStart(importer, context))),
  );

  const needsPackage: Question<boolean> = remembered(
    false,
    (id, context) =>
      !isNeededAtStart(id, context) &&
      !later.test(id) &&
      ((isPackage(id) && !small.test(id)) ||
        (context.getModuleInfo(id)?.importedIds ?? []).some((one) => needsPackage(one, context))),
  );

  /** The group of a feature's module, and of a page composed of features. */
  const ownGroup: Question<string | undefined> = remembered(undefined, (id, context) => {
    const feature = featureOf(id);
    if (feature !== undefined) {
      return groupOfFeature.get(folderOf(id)) ?? groupOfFeature.get(feature) ?? feature;
    }
    if (!id.includes('/web/app/pages/')) return undefined;
    const imported = context.getModuleInfo(id)?.importedIds ?? [];
    // What everybody has from the start says nothing about where the page belongs.
    return imported
      .filter((one) => !isNeededAtStart(one, context))
      .map((one) => ownGroup(one, context))
      .find((one) => one !== undefined);
  });

  /** The separate file of a module, if it has one. */
  const aloneIn = (id: string) => Object.keys(apart).find((name) => apart[name]?.test(id));

  /** The groups that need a module, at once or later. */
  const users: Question<ReadonlySet<string>> = remembered(new Set<string>(), (id, context) => {
    const own = aloneIn(id) ?? ownGroup(id, context);
    if (own !== undefined) return new Set([own]);
    const askers = context.getModuleInfo(id)?.dynamicImporters ?? [];
    const importers = [...importersOf(id, context), ...askers];
    if (importers.length === 0) return new Set(['frame']);
    return new Set(importers.flatMap((one) => [...users(one, context)]));
  });

  const groupOf: Question<string | null> = (id, context) => {
    if (later.test(id)) return 'frame';
    const alone = aloneIn(id);
    if (alone !== undefined) return alone;
    const own = ownGroup(id, context);
    if (own !== undefined) return own;
    if (needsPackage(id, context) || id.endsWith('.html')) return null;
    const [only = 'frame', ...others] = users(id, context);
    if (others.length === 0) return only;
    const isOf = (family: readonly string[]) =>
      [only, ...others].every((each) => family.includes(each));
    return Object.keys(families).find((name) => isOf(families[name] ?? [])) ?? 'frame';
  };
  /** A group includes what its modules need: shared modules are assigned first. */
  const among =
    (names: readonly string[]): Question<string | null> =>
    (id, context) => {
      const name = groupOf(id, context);
      return name !== null && names.includes(name) ? name : null;
    };

  return {
    groups: [
      group('entry', 7, (id, context) => (isNeededAtStart(id, context) ? 'entry' : null)),
      group('words', 6, (id) => {
        const [, language, area, file] =
          /\/(?:i18n|contract)\/messages\/([^/]+)\/(?:([^/.]+)\/)?([^/]+)$/u.exec(id) ?? [];
        if (language === undefined || (file !== undefined && offer.test(file))) return null;
        return ['words', ...(area === undefined ? [] : [area]), language.toLowerCase()].join('-');
      }),
      group('frame', 5, among(['frame'])),
      group('apart', 4, among(Object.keys(apart))),
      group('first', 3, among([first])),
      group('families', 2, among(Object.keys(families))),
      group('features', 1, groupOf),
    ],
  };
}

/** The folder in `web/features` that a module is in. */
const featureOf = (id: string) => /\bweb\/features\/([^/]+)\//u.exec(id)?.[1];

/** The same with the folders inside the feature. */
const folderOf = (id: string) => /\bweb\/features\/(.+)\/[^/]+$/u.exec(id)?.[1] ?? '';

function group(
  debugName: string,
  priority: number,
  name: Question<string | null>,
): Rolldown.CodeSplittingGroup {
  return { debugName, priority, name };
}

function importersOf(id: string, context: Context): readonly string[] {
  return context.getModuleInfo(id)?.importers ?? [];
}

function isPackage(id: string): boolean {
  return id.includes('/node_modules/');
}

/** Answers once for each module; a circular question adds nothing. */
function remembered<T>(nothing: T, answer: Question<T>): Question<T> {
  const known = new Map<string, T>();
  return (id, context) => {
    if (known.has(id)) return known.get(id) as T;
    known.set(id, nothing);
    const found = answer(id, context);
    known.set(id, found);
    return found;
  };
}
