import { errors, type Locator, type Page } from 'playwright-core';

/**
 * How long something is looked out for closely, in milliseconds. Playwright looks after 20, 50,
 * 100 and 100 milliseconds for what is not there yet, and then twice a second only; with less than
 * two and a half seconds to wait it goes on every 100. A page of this machine is there within that
 * time, and half a second lost at each step is the greater part of a journey.
 */
const CLOSELY = 2_400;

type Method = (this: Locator, ...args: unknown[]) => Promise<unknown>;

/** What waits until its element is there. */
const acts = [
  'blur',
  'check',
  'click',
  'dblclick',
  'evaluate',
  'fill',
  'focus',
  'getAttribute',
  'hover',
  'innerText',
  'inputValue',
  'press',
  'pressSequentially',
  'scrollIntoViewIfNeeded',
  'tap',
  'uncheck',
] as const satisfies readonly (keyof Locator)[];

const known = new WeakSet();

/**
 * Has every locator of this process look closely at first for what it waits for. Nothing else
 * changes: what does not come in that time is waited for as usual, and fails as usual.
 *
 * @param page any page: Playwright gives its class of locators away by an example only
 */
export function lookOften(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator(':root')) as Record<string, Method>;
  if (known.has(locators)) return;
  known.add(locators);
  const waitFor = methodOf(locators, 'waitFor');
  const wait = (locator: Locator, options: Parameters<Locator['waitFor']>[0]) =>
    waitFor.call(locator, options);

  locators['waitFor'] = async function waitClosely(options) {
    const chosen = options as Parameters<Locator['waitFor']>[0];
    if (chosen?.timeout !== undefined) return await wait(this, chosen);
    if (await comes(wait(this, { ...chosen, timeout: CLOSELY }))) return undefined;
    return await wait(this, chosen);
  };
  for (const name of acts) {
    const act = methodOf(locators, name);
    locators[name] = async function actOnceThere(...args) {
      await comes(wait(this, { state: 'attached', timeout: CLOSELY }));
      return await act.apply(this, args);
    };
  }
}

function methodOf(locators: Readonly<Record<string, Method>>, name: string): Method {
  const method = locators[name];
  if (typeof method !== 'function') throw new Error(`Playwright's locators have no ${name}.`);
  return method;
}

/** Whether a wait ends well; any end but that of its time is an error. */
async function comes(wait: Promise<unknown>): Promise<boolean> {
  try {
    await wait;
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}
