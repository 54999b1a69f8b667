import { useMessages } from '@vitrine/shared/remote/use-messages';
import type messages from '../messages/en.json';

export type MessageId = keyof typeof messages;

/** The texts of this remote. */
export const useWords = useMessages<MessageId>;
