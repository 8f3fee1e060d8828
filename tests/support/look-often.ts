import { errors, type Locator, type Page } from 'playwright-core';

/**
 * How long locators poll closely, in milliseconds. Playwright polls after 20, 50, 100 and 100
 * milliseconds, and then only twice a second; with a timeout below two and a half seconds it polls
 * every 100. A page of this machine appears within that time, and half a second lost at each step
 * is most of a journey.
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
 * Makes every locator of this process poll closely at first. Otherwise waits and failures are as
 * usual.
 *
 * @param page any page: Playwright only exposes its class of locators through an instance
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
