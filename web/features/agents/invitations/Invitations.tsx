import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { queries } from '#web/api/queries.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { UserPlusIcon } from '#web/ui/icons/UserPlusIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { TabLinks } from '#web/ui/navigation/TabLinks.tsx';
import { SubAccounts } from '../accounts/SubAccounts.tsx';
import { InvitedPeople } from './InvitedPeople.tsx';
import styles from './invitations.module.css';
import { LinkBanners } from './LinkBanners.tsx';
import { LinkCard } from './LinkCard.tsx';
import { LinkResults } from './LinkResults.tsx';
import { NewLinkForm } from './NewLinkForm.tsx';

const parts = ['links', 'results', 'accounts'] as const;
type Part = (typeof parts)[number];

/** The register centre: invitation links and their results, and accounts made for others (C1). */
export default function Invitations() {
  const { t } = useTranslation([
    'invitations',
    'sharing',
    'records',
    'account',
    'errors',
    'registration',
    'submission',
    'memberSubmission',
  ]);
  usePageTitle(t('shell:account.registerCentre'));
  const [parameters] = useSearchParams();
  const part: Part = parts.find((each) => each === parameters.get('part')) ?? 'links';
  return (
    <section className={styles.page} aria-labelledby="invitations-title">
      <h1 id="invitations-title">{t('shell:account.registerCentre')}</h1>
      <TabLinks
        label={t('shell:account.registerCentre')}
        look="pill"
        selected={part}
        tabs={parts.map((id) => ({ id, label: t(`parts.${id}`) }))}
        renderLink={(tab, attributes) => (
          <Link {...attributes} to={{ search: tab.id === 'links' ? '' : `?part=${tab.id}` }} />
        )}
      />
      {part === 'links' && <Links />}
      {part === 'results' && <LinkResults />}
      {part === 'accounts' && <SubAccounts />}
    </section>
  );
}

/** The links, with their results. */
function Links() {
  const { t } = useTranslation('invitations');
  const links = useQuery(queries.invitations.list());
  const newestOpen = links.data?.invitations.find(({ closedAt }) => closedAt === null);
  return (
    <>
      <p className={styles.muted}>
        {t('about')} {t('activeMeans')}
      </p>
      <NewLinkForm highestRate={links.data?.highestRate} />
      <Loaded
        read={links}
        waiting={<WaitingSkeletons className="stack" heights={places(1, '20rem')} />}
        renderFailed={(retry) => <ReadFailed title={t('failed')} onRetry={retry} />}
        isEmpty={({ invitations }) => invitations.length === 0}
        empty={
          <EmptyState icon={<UserPlusIcon />} title={t('noLinks.title')} text={t('noLinks.text')} />
        }
      >
        {({ invitations }) => (
          <ul role="list" className="stack" aria-label={t('links')}>
            {invitations.map((invitation) => (
              <li key={invitation.code}>
                <LinkCard invitation={invitation} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <InvitedPeople />
      {newestOpen && <LinkBanners code={newestOpen.code} />}
    </>
  );
}
