import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChangedPrice } from '#web/shared/money/ChangedPrice.tsx';
import { useFreshAgreement } from '#web/shared/money/use-fresh-agreement.ts';
import { Answer } from '#web/ui/messages/Answer.tsx';

const shown = vi.fn<(this: Element, options?: boolean | ScrollIntoViewOptions) => void>();

beforeEach(() => {
  shown.mockReset();
  Element.prototype.scrollIntoView = shown;
});

afterEach(cleanup);

test('an answer is in a live region, and scrolls into view for each value (S14)', () => {
  const { rerender } = render(<Answer to={null}>Refused</Answer>);
  const region = screen.getByRole('alert');
  expect(region.textContent).toBe('');
  expect(shown).not.toHaveBeenCalled();

  const refusal = {};
  rerender(<Answer to={refusal}>Refused</Answer>);
  rerender(<Answer to={refusal}>Refused</Answer>);
  expect(region.textContent).toBe('Refused');
  expect(shown.mock.contexts).toEqual([region]);
  // It jumps: nothing moves with reduced motion.
  expect(shown).toHaveBeenCalledWith({ block: 'nearest', behavior: 'instant' });

  rerender(<Answer to={{}}>Refused</Answer>);
  expect(shown).toHaveBeenCalledTimes(2);
});

const pay = vi.fn<(price: number) => void>();

function Shop({ price }: { readonly price: number }) {
  const agreement = useFreshAgreement(price);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (agreement.confirm()) pay(price);
      }}
    >
      <ChangedPrice
        agreement={agreement}
        title="Changed"
        text={`${agreement.before} before, ${price} now`}
        agree="I agree"
        agreeFirst="Agree first"
      />
      <input name="password" />
      <button type="submit">Pay {price}</button>
    </form>
  );
}

test('a changed price is shown in view, and no press pays it before it is accepted (W9)', async () => {
  const { rerender } = render(<Shop price={40} />);
  const button = screen.getByRole('button');
  const press = () => fireEvent.click(button);
  button.focus();
  rerender(<Shop price={45} />);

  const notice = screen.getByRole('alert');
  expect(notice.textContent).toContain('40 before, 45 now');
  // The focus left the button: the same key again does nothing.
  expect(document.activeElement).toBe(notice);
  expect(shown.mock.contexts).toEqual([notice]);

  press();
  expect(pay).not.toHaveBeenCalled();
  expect(await screen.findByText('Agree first')).toBeTruthy();
  const box = screen.getByRole('checkbox');
  await waitFor(() => expect(document.activeElement).toBe(box));

  // An agreement is to one price alone.
  fireEvent.click(box);
  await screen.findByRole('checkbox', { checked: true });
  rerender(<Shop price={50} />);
  press();
  expect(pay).not.toHaveBeenCalled();

  fireEvent.click(await screen.findByRole('checkbox', { checked: false }));
  await screen.findByRole('checkbox', { checked: true });
  press();
  await waitFor(() => expect(pay.mock.calls).toEqual([[50]]));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a typing person keeps the focus when a price changes (W9)', () => {
  const { rerender } = render(<Shop price={40} />);
  const field = screen.getByRole('textbox');
  field.focus();
  rerender(<Shop price={45} />);
  expect(document.activeElement).toBe(field);
  expect(shown).toHaveBeenCalledTimes(1);
});
