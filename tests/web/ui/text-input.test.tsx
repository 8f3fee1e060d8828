import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TextInput } from '#web/ui/fields/TextInput.tsx';

test('the placeholder is there only while it can be seen (A5)', () => {
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
