import { type RefObject, useRef, useState } from 'react';
import { addressAt, OWN_ORIGIN } from '#web/platform/pictures/images.ts';
import { smallPicture } from '#web/platform/pictures/small-picture.ts';
import { classNames } from '#web/ui/class-names.ts';
import { GamepadIcon } from '#web/ui/icons/GamepadIcon.tsx';
import styles from './Picture.module.css';
import { pageImages } from './page-images.ts';
import { useLightMode } from './use-light-mode.ts';
import { noteFailure, usePicture } from './use-picture.ts';

interface PictureProps {
  /** As the server gave it: a path that every CDN of the site has too, or an address of its own. */
  readonly address: string;
  /** Empty for a picture that says nothing beyond the words around it. */
  readonly alt: string;
  /** CSS pixels; with the height it keeps the place, so that nothing jumps. */
  readonly width: number;
  readonly height: number;
  /** In the first view: fetched at once, from the address as it stands. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/** A picture of the site (S11, S15): lazy, from a CDN that works, small where little data is wanted. */
export function Picture({ address, ...picture }: PictureProps) {
  const light = useLightMode();
  const wanted = light ? smallPicture(address, picture.width) : address;
  return <OnePicture key={wanted} address={wanted} {...picture} />;
}

/** Where its place is known, as on a page that somebody comes back to, it is an element and no more. */
function OnePicture(picture: PictureProps) {
  const { address, eager = false } = picture;
  const [base] = useState(() => (eager ? OWN_ORIGIN : pageImages.kept(address)));
  const [hasFailed, setFailed] = useState(false);
  if (base === undefined || hasFailed) return <SoughtPicture {...picture} failedAt={base} />;
  return (
    <PictureElement
      picture={picture}
      source={addressAt(base, address)}
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
  const { address, alt, width, height, className } = picture;
  const place = useRef<HTMLImageElement>(null);
  const { source, attempt, failed, onLoad, onError } = usePicture(place, address, failedAt);
  if (failed) {
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
      source={source}
      onLoad={onLoad}
      onError={onError}
    />
  );
}

interface PictureElementProps {
  readonly ref?: RefObject<HTMLImageElement | null>;
  readonly picture: PictureProps;
  readonly source: string | undefined;
  readonly onLoad: () => void;
  readonly onError: () => void;
}

function PictureElement({ ref, picture, source, onLoad, onError }: PictureElementProps) {
  const { alt, width, height, eager = false, className } = picture;
  return (
    <img
      ref={ref}
      src={source}
      alt={alt}
      width={width}
      height={height}
      className={classNames(source === undefined && styles.awaited, className)}
      decoding={eager ? 'sync' : 'async'}
      onLoad={onLoad}
      onError={onError}
    />
  );
}
