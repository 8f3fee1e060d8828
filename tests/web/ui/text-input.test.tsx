import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeInput } from '#web/ui/fields/CodeInput.tsx';
import { Combobox } from '#web/ui/fields/Combobox.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('the placeholder exists only while visible (A5)', () => {
  const onInput = vi.fn<() => void>();
  const onBlur = vi.fn<() => void>();
  render(<TextInput aria-label="Name" placeholder="Name *" onInput={onInput} onBlur={onBlur} />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  expect(input.getAttribute('placeholder')).toBe('Name *');
  fireEvent.input(input, { target: { value: 'a' } });
  expect(input.hasAttribute('placeholder')).toBe(false);
  fireEvent.input(input, { target: { value: '' } });
  expect(input.getAttribute('placeholder')).toBe('Name *');
  fireEvent.input(input, { target: { value: 'b' } });
  fireEvent.blur(input);
  expect(input.getAttribute('placeholder')).toBe('Name *');
  expect([onInput, onBlur].map(({ mock }) => mock.calls.length)).toEqual([3, 1]);
});

test('a key during composition chooses nothing; the next one does (A7)', () => {
  const onChange = vi.fn<(value: string) => void>();
  const options = [
    { value: 'JP', label: '日本' },
    { value: 'BR', label: 'Brasil' },
  ];
  render(
    <Combobox
      aria-label="País"
      listLabel="Países"
      emptyText="–"
      options={options}
      value="BR"
      onChange={onChange}
    />,
  );
  // Nothing scrolls in jsdom.
  Element.prototype.scrollIntoView = () => undefined;
  const field = screen.getByRole('combobox');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: '日' } });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  // As Safari tells it, after the composition has ended.
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('JP');
});

test('a code is accepted without copied blanks (A6)', () => {
  const taken = vi.fn<(code: string) => void>();
  render(<CodeInput aria-label="Código" onChange={({ target }) => taken(target.value)} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Código' });
  fireEvent.input(field, { target: { value: ' 123 456\n' } });
  expect(field.value).toBe('123456');
  expect(taken).toHaveBeenLastCalledWith('123456');
});
