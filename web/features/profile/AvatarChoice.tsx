import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import { refusalOf, valueOf } from '#web/api/refused-read.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PlusIcon } from '#web/ui/icons/PlusIcon.tsx';
import { ProgressBar } from '#web/ui/waiting/ProgressBar.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import styles from './profile.module.css';
import { useOwnPicture } from './use-own-picture.ts';

/** The usual number of icons. */
const PLACES = Array.from({ length: 12 }, (_, index) => index);

/** The person's avatar: an icon of the site, or an uploaded picture (W5, W6). */
export function AvatarChoice() {
  const { t } = useTranslation(['profile', 'pictures', 'account', 'errors']);
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { data: avatar } = useQuery(queries.account.avatar());
  const { data: icons } = useQuery(queries.site.icons());
  const input = useRef<HTMLInputElement>(null);
  const choosing = useMutation({
    scope: { id: 'avatar' },
    mutationFn: (icon: string) => valueOf(api.profile.chooseAvatar({ body: { icon } })),
    onSuccess: (chosen) => queryClient.setQueryData(queries.account.avatar().queryKey, chosen),
  });
  const own = useOwnPicture(() => choosing.reset());
  const shown = choosing.isPending ? choosing.variables : avatar?.icon;
  return (
    <section className={classNames(styles.part, styles.tall)} aria-labelledby="avatar-title">
      <h2 id="avatar-title">{t('avatar')}</h2>
      <fieldset className={styles.icons}>
        <legend className="visually-hidden">{t('icons')}</legend>
        {icons?.map(({ key, url }, index) => (
          <button
            key={key}
            type="button"
            className={styles.icon}
            aria-label={t('icon', { number: index + 1 })}
            aria-pressed={key === shown}
            disabled={own.isBusy}
            onClick={() => choosing.mutate(key)}
          >
            <Picture address={url} alt="" width={56} height={56} />
          </button>
        ))}
        {!icons && PLACES.map((place) => <Skeleton key={place} className={styles.icon} />)}
      </fieldset>
      <RefusalMessage refusal={refusalOf(choosing.error) ?? own.refusal} />
      {own.file && (
        <div className="stack">
          <bdi>{own.file.name}</bdi>
          {own.isSending && (
            <ProgressBar
              label={t('pictures:sending')}
              value={own.progress}
              valueText={t('pictures:share', { share: own.progress })}
            />
          )}
          <div className={styles.row}>
            {own.isLost && (
              <Button size="s" onClick={own.retry}>
                {t('pictures:again')}
              </Button>
            )}
            <Button size="s" variant="ghost" onClick={own.cancel}>
              {t('pictures:cancel', { name: own.file.name })}
            </Button>
          </div>
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) own.choose(file);
        }}
      />
      <div className={styles.row}>
        <Button
          size="s"
          icon={<PlusIcon />}
          busy={own.isBusy}
          disabled={own.file !== undefined}
          onClick={() => input.current?.click()}
        >
          {t('ownPicture')}
        </Button>
        <output className={styles.saved}>
          {choosing.isSuccess || own.isShown ? t('avatarSaved') : ''}
        </output>
      </div>
      <p className="hint">{t('ownHint')}</p>
    </section>
  );
}
