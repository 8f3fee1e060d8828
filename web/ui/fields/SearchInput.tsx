import { useRef } from 'react';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { CloseIcon } from '#web/ui/icons/CloseIcon.tsx';
import { SearchIcon } from '#web/ui/icons/SearchIcon.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export interface SearchInputProps
  extends Omit<TextInputProps, 'type' | 'value' | 'leading' | 'trailing' | 'ref'> {
  value: string;
  onValueChange: (value: string) => void;
  /** The name of the button that empties the search. */
  clearLabel: string;
}

/** A search with a glass and, once there is text, a button that clears it and keeps the focus. */
export function SearchInput({
  value,
  onValueChange,
  clearLabel,
  ...rest
}: SearchInputProps): React.JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <TextInput
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      {...rest}
      ref={input}
      type="search"
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      leading={<SearchIcon size={20} />}
      trailing={
        value === '' ? undefined : (
          <IconButton label={clearLabel} onClick={clear}>
            <CloseIcon size={18} />
          </IconButton>
        )
      }
    />
  );
}
