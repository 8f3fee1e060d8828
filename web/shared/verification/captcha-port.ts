/** The current picture, as the field shows it. */
export interface ShownPicture {
  /** The id of the picture; undefined while loading. */
  readonly id: () => string | undefined;
  readonly replace: () => void;
}

/** The picture's data for a call with a captcha. */
export type CaptchaPort = ReturnType<typeof createCaptchaPort>;

/** Connects a form's captcha field with the call that sends its text. */
export function createCaptchaPort() {
  let shown: ShownPicture | undefined;
  return {
    /** Registers a picture; returns how to unregister it. */
    attach(picture: ShownPicture) {
      shown = picture;
      return () => {
        if (shown === picture) shown = undefined;
      };
    },
    id: () => shown?.id(),
    /** The picture was sent and refused: it is valid once. */
    spend: () => shown?.replace(),
  };
}
