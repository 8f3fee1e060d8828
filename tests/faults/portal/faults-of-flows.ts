import { grants, type PortalFault, refuses } from './fault.ts';

/** A fault that shows in a flow, by the name of its journey and the actor that ends otherwise. */
const inFlow = (
  name: string,
  journey: string,
  actor: string,
  make: PortalFault['make'],
): PortalFault => ({
  name,
  foundBy: `the flow ${journey}`,
  says: new RegExp(`${actor} ends otherwise than the journey needs`, 'u'),
  make,
});

/** Faults that end a flow of a person of the kit's own in another way than its machine expects. */
export const faultsOfFlows: readonly PortalFault[] = [
  inFlow(
    'knows no invitation code',
    'Registration can be run: a person registers by user name, with an invitation, pressing twice',
    'checkAffiliate',
    refuses('GET', '/account/affiliate-check', 'invitation_code_error'),
  ),
  inFlow(
    'changes a password without the old one',
    'Password change can be run: the old one is wrong, then accepted',
    'changePassword',
    grants('POST', '/account/change-password'),
  ),
  inFlow(
    'sets a transaction password over another one',
    'Transaction password can be run: was set in another tab meanwhile, and is changed',
    'setPassword',
    grants('POST', '/money-passwords/set'),
  ),
  inFlow(
    'takes any password as a proof',
    'Reauthentication can be run: is proved by the password, mistyped first, with two presses',
    'prove',
    grants('POST', '/security/proof'),
  ),
  inFlow(
    'takes feedback of one word',
    'Feedback can be run: a text with too few words is corrected',
    'sendFeedback',
    grants('PUT', '/feedback'),
  ),
  inFlow(
    'cancels no change of a limit',
    'Own limits of play can be run: a player thinks again about a looser limit',
    'keepLimit',
    refuses('POST', '/play-limits/keep', 'bad_request'),
  ),
  inFlow(
    'lets a trial account go without a limit',
    'Limit before the first deposit can be run: a person goes without a limit, after two failures',
    'goWithoutLimit',
    grants('POST', '/play-limits/without'),
  ),
];
