import { CaptchaField } from './CaptchaField.tsx';
import type { CodePicture } from './code-picture.ts';

/** The captcha before a code; nothing if none is required (A11). */
export function CodePictureField({ picture }: { readonly picture: CodePicture | null }) {
  return picture && <CaptchaField port={picture.port} input={picture.input} error={undefined} />;
}
