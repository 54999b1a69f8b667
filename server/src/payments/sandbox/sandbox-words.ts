import { createSpeaker } from '../../platform/create-speaker.ts';
import en from './messages/en.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

/** What the test provider's page says. */
export const sayTest = createSpeaker({ en, nl, fr });

/** What a payment can be made to do: the buttons, in the order of the page. */
export const TEST_ACTIONS = ['pay', 'late', 'twice', 'silent', 'fail', 'cancel', 'expire'] as const;
export type TestAction = (typeof TEST_ACTIONS)[number];

export const isTestAction = (text: string): text is TestAction =>
  TEST_ACTIONS.some((action) => action === text);
