import { useState } from 'react';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { EyeIcon } from '#web/ui/icons/EyeIcon.tsx';
import { EyeOffIcon } from '#web/ui/icons/EyeOffIcon.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'trailing'> {
  /** The name of the toggle while the password is hidden. */
  showLabel: string;
  /** The name of the toggle while the password can be read. */
  hideLabel: string;
}

/** A password, with a toggle that lets its owner read it. */
export function PasswordInput({
  showLabel,
  hideLabel,
  ...rest
}: PasswordInputProps): React.JSX.Element {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
          {shown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
        </IconButton>
      }
    />
  );
}
