import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { addressAt, OWN_ORIGIN } from '#web/platform/pictures/images.ts';
import { smallPicture } from '#web/platform/pictures/small-picture.ts';
import { classNames } from '#web/ui/class-names.ts';
import { GamepadIcon } from '#web/ui/icons/GamepadIcon.tsx';
import styles from './Picture.module.css';
import { pageImages } from './page-images.ts';
import { useLightMode } from './use-light-mode.ts';
import { noteFailure, usePicture } from './use-picture.ts';

interface PictureProps {
  /** As the server gave it: a path that every CDN of the site has too, or an absolute address. */
  readonly address: string;
  /** Empty for a picture that says nothing beyond the words around it. */
  readonly alt: string;
  /** CSS pixels; with the height it keeps the place, so that nothing jumps. */
  readonly width: number;
  readonly height: number;
  /** In the first view: fetched at once, from this very address. */
  readonly eager?: boolean;
  /** It is what the page is about: other pictures wait for it. */
  readonly comesFirst?: boolean;
  /** Width of the small version, where that is not the width of the place, in CSS pixels. */
  readonly lightWidth?: number;
  /** What takes the place of a picture that no place has. */
  readonly missing?: ReactNode;
  readonly className?: string | undefined;
}

/** A picture of the site (S11, S15): lazy, from a working CDN, small to save data. */
export function Picture({ lightWidth, ...picture }: PictureProps) {
  const light = useLightMode();
  const { address, width } = picture;
  const wanted = light ? smallPicture(address, lightWidth ?? width) : address;
  return <OnePicture key={wanted} {...picture} address={wanted} />;
}

/** If its source is known, as after a return to a page, it is a plain element. */
function OnePicture(picture: PictureProps) {
  const { address, eager = false } = picture;
  const [base] = useState(() => (eager ? OWN_ORIGIN : pageImages.lastBase(address)));
  const [hasFailed, setFailed] = useState(false);
  if (base === undefined || hasFailed) return <SoughtPicture {...picture} failedAt={base} />;
  return (
    <PictureElement
      picture={picture}
      base={base}
      onLoad={() => pageImages.loaded(address, base)}
      onError={() => {
        noteFailure(address, base);
        setFailed(true);
      }}
    />
  );
}

interface SoughtPictureProps extends PictureProps {
  /** The base that did not deliver it, if one was tried. */
  readonly failedAt: string | undefined;
}

function SoughtPicture({ failedAt, ...picture }: SoughtPictureProps) {
  const { address, alt, width, height, className, missing } = picture;
  const place = useRef<HTMLImageElement>(null);
  const { base, attempt, failed, onLoad, onError } = usePicture(place, address, failedAt);
  if (failed) {
    if (missing !== undefined) return missing;
    return (
      <span
        className={classNames(styles.missing, className)}
        style={{ aspectRatio: `${width} / ${height}`, maxInlineSize: width }}
      >
        {alt === '' ? <GamepadIcon /> : alt}
      </span>
    );
  }
  return (
    <PictureElement
      key={attempt}
      ref={place}
      picture={picture}
      base={base}
      onLoad={onLoad}
      onError={onError}
    />
  );
}

interface PictureElementProps {
  readonly ref?: RefObject<HTMLImageElement | null>;
  readonly picture: PictureProps;
  readonly base: string | undefined;
  readonly onLoad: () => void;
  readonly onError: () => void;
}

function PictureElement({ ref, picture, base, onLoad, onError }: PictureElementProps) {
  const { address, alt, width, height, eager = false, comesFirst = false, className } = picture;
  return (
    <img
      ref={ref}
      src={base === undefined ? undefined : addressAt(base, address)}
      alt={alt}
      width={width}
      height={height}
      className={classNames(base === undefined && styles.awaited, className)}
      decoding={eager ? 'sync' : 'async'}
      fetchPriority={comesFirst ? 'high' : 'auto'}
      onLoad={onLoad}
      onError={onError}
    />
  );
}
