// Features: notifications, member-centre
import { describe, expect } from 'vitest';
import { newMember } from '#tests/fake-server/support/new-member.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { see } from './steps/seeing.ts';

describe('notification preferences', () => {
  journey(
    'a person switches notices about points off, and what concerns security stays on (W7)',
    async ({ visit, portal }) => {
      const { world } = portal;
      const { account } = newMember(world);
      const { page } = await visit('/member/notifications', { profile: 'phone', as: account });
      const points = page.getByRole('group', { name: 'Pontos e recompensas' });
      const inPortal = points.getByRole('checkbox', { name: 'No site' });
      await see(page.getByText('Sua conta não tem e-mail'));
      await inPortal.uncheck();
      await see(page.getByText('Salvo'));
      const security = page.getByRole('group', { name: 'Segurança' });
      expect(await security.getByRole('checkbox', { name: /No site/u }).isDisabled()).toBe(true);
      await expectAccessible(page);
      await page.reload();
      await see(points);
      expect(await inPortal.isChecked()).toBe(false);
    },
  );
});
