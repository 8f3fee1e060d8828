/** The picture on the screen, as the field shows it. */
export interface ShownPicture {
  /** The id of the picture; undefined while it is on its way. */
  readonly id: () => string | undefined;
  readonly replace: () => void;
}

/** What a call that sends a captcha needs of the picture on the screen. */
export type CaptchaPort = ReturnType<typeof createCaptchaPort>;

/** Ties the field of a form to the call that sends its text. */
export function createCaptchaPort() {
  let shown: ShownPicture | undefined;
  return {
    /** Says that a picture is on the screen; the answer says that it is gone. */
    attach(picture: ShownPicture) {
      shown = picture;
      return () => {
        if (shown === picture) shown = undefined;
      };
    },
    id: () => shown?.id(),
    /** The picture was sent and refused: it serves once. */
    spend: () => shown?.replace(),
  };
}
