/** The page between the two halves of its document, as one stream of bytes. */
export function streamBetween(before: string, page: ReadableStream<Uint8Array>, after: string) {
  const encoder = new TextEncoder();
  const around = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(before)),
    flush: (controller) => controller.enqueue(encoder.encode(after)),
  });
  return page.pipeThrough(around);
}

const BOT = /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|lighthouse/i;

/** Whoever reads a page without running it waits for the whole of it. */
export function isBot(request: Request): boolean {
  return BOT.test(request.headers.get('user-agent') ?? '');
}
