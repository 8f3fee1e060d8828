import { describe, expect, test, vi } from 'vitest';
import type { CustomerService } from '#contract/entities/site.ts';
import {
  closeServiceWindow,
  leadServiceWindow,
  openServiceWindow,
} from '#web/platform/windows/service-window.ts';
import { deskFor } from '#web/shared/customer-service/customer-service.actors.ts';
import { deskAddress } from '#web/shared/customer-service/desk-address.ts';

const entry = (csType: CustomerService['csType']): CustomerService => ({
  csType,
  path: `https://desk.example/${csType}`,
  version: { pathList: [] },
});
const both = [entry('LIVECHAT'), entry('VIP')];

describe('the desk (S8)', () => {
  test('is the VIP one above rank 4, if the site has one', () => {
    expect(deskFor(both, 5)?.csType).toBe('VIP');
    expect(deskFor(both, 4)?.csType).toBe('LIVECHAT');
    expect(deskFor([entry('LIVECHAT')], 6)?.csType).toBe('LIVECHAT');
    expect(deskFor([], 6)).toBeUndefined();
  });
});

describe('the address of a desk', () => {
  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'blob:https://desk.example/1',
    '//desk.example/chat',
    'desk.example',
    '',
  ])('is refused where it is no http(s) one: %s', (path) => {
    expect(deskAddress(path, { lang: 'pt', ticket: null })).toBeUndefined();
  });

  test('keeps its own query, and passes data after the #', () => {
    const address = deskAddress('https://desk.example/chat?site=1#old', {
      lang: 'pt-BR',
      ticket: 'a&b',
    });
    expect(address).toBe('https://desk.example/chat?site=1#lang=pt-BR&ticket=a%26b');
    expect(deskAddress('http://desk.example/', { lang: 'en', ticket: null })).toBe(
      'http://desk.example/#lang=en',
    );
  });
});

function fakeWindow() {
  const state = { closed: false };
  return {
    opener: window as Window | null,
    document: { body: { textContent: '' } },
    location: { replace: vi.fn<(address: string) => void>() },
    focus: vi.fn<() => void>(),
    close: () => {
      state.closed = true;
    },
    get closed() {
      return state.closed;
    },
  };
}

describe('the window of customer service', () => {
  test('is 440 by 750, cannot reach the portal, and opens once', () => {
    const opened = fakeWindow();
    const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    expect(openServiceWindow('Loading')).toBe('opened');
    expect(open.mock.calls[0]?.[2]).toBe('popup,width=440,height=750');
    expect(opened.opener).toBeNull();
    expect(opened.document.body.textContent).toBe('Loading');
    leadServiceWindow('https://desk.example/');
    expect(opened.location.replace).toHaveBeenCalledWith('https://desk.example/');

    expect(openServiceWindow('Loading')).toBe('inFront');
    expect(opened.focus).toHaveBeenCalledTimes(1);
    expect(open).toHaveBeenCalledTimes(1);

    opened.close();
    leadServiceWindow('https://desk.example/late');
    expect(opened.location.replace).toHaveBeenCalledTimes(1);
    open.mockReturnValue(null);
    expect(openServiceWindow('Loading')).toBe('blocked');
    closeServiceWindow();
  });
});
