/** @param source a file of messages: JSON, sentences by id */
export default function compileMessages(source: string): string;
