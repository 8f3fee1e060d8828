import { CaptchaField } from './CaptchaField.tsx';
import type { CodePicture } from './code-picture.ts';

/** The picture to read before a code is sent; nothing where none is asked for (A11). */
export function CodePictureField({ picture }: { readonly picture: CodePicture | null }) {
  return picture && <CaptchaField port={picture.port} input={picture.input} error={undefined} />;
}
