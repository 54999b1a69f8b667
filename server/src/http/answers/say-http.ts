import { createSpeaker } from '../../platform/create-speaker.ts';
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import nl from '../messages/nl.json' with { type: 'json' };

/** What the API says about a request that it cannot answer, and at `field.…` of a value that its schema refuses. */
export const sayHttp = createSpeaker({ en, nl, fr });
export type FieldText = Extract<keyof typeof en, `field.${string}`>;
export type HttpText = Exclude<keyof typeof en, FieldText>;
