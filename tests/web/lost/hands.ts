import { act, fireEvent, waitFor } from '@testing-library/react';
import type { LostPage } from './lost-page.tsx';

/** The reachable part: the topmost dialog, or the page. */
export function reach(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
}

/** Waits for a condition, and reports the page's content if it never holds. */
export async function wait<Found>(what: string, find: () => Found | undefined): Promise<Found> {
  return await waitFor(
    () => {
      const found = find();
      if (found === undefined)
        throw new Error(`no ${what} at ${location.pathname} in: ${reach().textContent}`);
      return found;
    },
    { interval: 20, onTimeout: (error) => new Error(error.message) },
  );
}

const isNamed = (name: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name);
const textOf = (element: Element | undefined) =>
  element?.textContent?.trim().replaceAll('\u00a0', ' ') ?? '';
const isOff = (element: Element) =>
  element.getAttribute('aria-disabled') === 'true' || element.hasAttribute('disabled');

/** Presses a control by its name, as soon as it can be pressed. */
export async function press(name: string | RegExp): Promise<void> {
  const found = await wait(`'${String(name)}' to press`, () =>
    [...reach().querySelectorAll('button, a[href], [role=tab], [role=switch], summary')].find(
      (each) => isNamed(each.getAttribute('aria-label') ?? textOf(each), name) && !isOff(each),
    ),
  );
  act(() => void fireEvent.click(found));
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Waits for the field whose label begins so. */
async function field(label: string): Promise<Typed> {
  return await wait(`field '${label}'`, () =>
    [...reach().querySelectorAll<Typed>('input, textarea, select')].find((each) =>
      [each.getAttribute('aria-label') ?? '', ...[...(each.labels ?? [])].map(textOf)].some(
        (name) => name.startsWith(label),
      ),
    ),
  );
}

/** Types into a field, or chooses in it. */
export async function fill(label: string, value: string): Promise<void> {
  const found = await field(label);
  act(() => void fireEvent.change(found, { target: { value } }));
}

/** Ticks a box, or chooses one of several. */
export async function tick(label: string): Promise<void> {
  const found = await field(label);
  act(() => void fireEvent.click(found));
}

/** Waits until a person can read this, anywhere on the page. */
export async function read(text: string | RegExp): Promise<void> {
  await wait(`'${String(text)}' to read`, () => {
    const all = [
      textOf(document.body),
      ...[...document.querySelectorAll('input')].map(({ value }) => value),
    ].join('\n');
    return (typeof text === 'string' ? all.includes(text) : text.test(all)) || undefined;
  });
}

/** Requests a code up to its captcha picture, and types its text. */
export async function readPicture(page: LostPage, request: string): Promise<void> {
  await press(request);
  await wait('picture', () => reach().querySelector('img[src^="data:image/png"]') ?? undefined);
  await fill('Código da imagem', page.digits());
}

/** Chooses a picture in the field for files, as a person does in the dialog of the system. */
export async function choosePicture(file: File): Promise<void> {
  const input = await wait(
    'field for files',
    () => reach().querySelector<HTMLInputElement>('input[type=file]') ?? undefined,
  );
  act(() => void fireEvent.change(input, { target: { files: [file] } }));
}

/** Waits until the page shows this. */
export async function see(shown: string | RegExp | (() => boolean)): Promise<void> {
  if (typeof shown === 'function') await wait('sight of it', () => shown() || undefined);
  else await read(shown);
}

/** Whether something that can be pressed is pressed. */
export const isPressed = (name: string) => () =>
  reach().querySelector(`[aria-label="${name}"]`)?.getAttribute('aria-pressed') === 'true';
