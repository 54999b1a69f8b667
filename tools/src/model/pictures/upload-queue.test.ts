import { describe, expect, it } from '@jest/globals';
import type { ApiResult } from '@vitrine/shared/contract/failure';
import {
  MOST_PICTURE_BYTES,
  type PictureOwner,
  type Uploaded,
} from '@vitrine/shared/contract/tools/pictures';
import { JPEG_BYTES } from '../../testing/files.ts';
import { planPlaces } from './plan-places.ts';
import { mayArrive } from './upload.ts';
import { UploadQueue, type UploadShop } from './upload-queue.ts';

function photo(name: string, bytes: readonly number[] = JPEG_BYTES): File {
  return new File([new Uint8Array(bytes)], name);
}

function owner(reference: string, taken: number[] = []): PictureOwner {
  const id = Number(/\d+/.exec(reference)?.[0]);
  return { kind: 'insect', id, reference, name: { en: reference, nl: reference, fr: reference }, taken };
}

const offline = { ok: false, failure: { kind: 'offline' } } as const;

/** A shop that knows an insect by what stands before `_`, and answers each file when it is told to. */
class SlowShop implements UploadShop {
  readonly sending: { name: string; position: number | null; answer(result: ApiResult<Uploaded>): void }[] =
    [];
  readonly takenBack: string[] = [];
  taken: number[] = [];
  isKnown = false;

  match: UploadShop['match'] = async (names) => ({
    ok: true,
    value: {
      files: names.map((name) => {
        const [, reference = '', number] = /^(VDM-\d+)?(?:_(\d+))?/.exec(name) ?? [];
        return {
          owners: reference ? [owner(reference, this.taken)] : [],
          number: number ? Number(number) : null,
        };
      }),
    },
  });
  known: UploadShop['known'] = async (_owner, hash) => ({
    ok: true,
    value: { files: this.isKnown ? [{ hash, position: 4 }] : [] },
  });
  takeBack: UploadShop['takeBack'] = async ({ reference }) => {
    this.takenBack.push(reference);
    return { ok: true, value: null };
  };
  send: UploadShop['send'] = ({ file, position, signal }) => {
    const { promise, resolve } = Promise.withResolvers<ApiResult<Uploaded>>();
    this.sending.push({ name: file.name, position, answer: resolve });
    signal.addEventListener('abort', () => resolve(offline));
    return promise;
  };

  /** So many files have been under way; their names. */
  async under(count: number): Promise<string[]> {
    await until(() => this.sending.length >= count);
    return this.sending.map(({ name }) => name);
  }

  /** The file of that name arrives, or fails. */
  answer(name: string, result: ApiResult<Uploaded> = arrived(0)): void {
    this.sending.findLast((sending) => sending.name === name)?.answer(result);
  }
}

const arrived = (position: number): ApiResult<Uploaded> => ({
  ok: true,
  value: { result: true, message: '', auditId: 1, position, isKnown: false },
});

/** Files are hashed and asked about between: goes on as soon as it is so. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

async function begin(files: File[], shop = new SlowShop()) {
  const queue = new UploadQueue(shop);
  await queue.add(files);
  return { queue, shop, states: () => queue.get().map(({ state }) => state.kind) };
}

describe('Files that are sent', () => {
  it('go three at a time, those of one insect one after the other in their order', async () => {
    const names = ['VDM-1_2.jpg', 'VDM-1.jpg', 'VDM-2.jpg', 'VDM-3.jpg', 'VDM-4.jpg'];
    const { queue, shop, states } = await begin(names.map((name) => photo(name)));
    queue.start();
    expect((await shop.under(3)).toSorted()).toEqual(['VDM-1.jpg', 'VDM-2.jpg', 'VDM-3.jpg']);
    expect(states().filter((state) => state === 'sending')).toHaveLength(3);
    shop.answer('VDM-2.jpg');
    expect((await shop.under(4)).slice(3)).toEqual(['VDM-4.jpg']);
    shop.answer('VDM-1.jpg');
    expect((await shop.under(5)).slice(4)).toEqual(['VDM-1_2.jpg']);
    expect(shop.sending.at(-1)?.position).toBeNull();
  });

  it('and do not arrive hold nobody up, and are tried again', async () => {
    const { queue, shop, states } = await begin([photo('VDM-1.jpg'), photo('VDM-2.jpg')]);
    queue.start();
    await shop.under(2);
    shop.answer('VDM-1.jpg', offline);
    shop.answer('VDM-2.jpg');
    await until(() => states().join() === 'failed,sent');
    queue.retry();
    await shop.under(3);
    shop.answer('VDM-1.jpg');
    await until(() => states().join() === 'sent,sent');
  });

  it('of an insect that is gone are not to be sent again; of one that could not be asked they are', async () => {
    const { queue, shop, states } = await begin([photo('VDM-1.jpg'), photo('VDM-2.jpg')]);
    queue.start();
    await shop.under(2);
    shop.answer('VDM-1.jpg', { ok: false, failure: { kind: 'not-found' } });
    shop.answer('VDM-2.jpg', offline);
    await until(() => states().join() === 'failed,failed');
    expect(queue.get().map(mayArrive)).toEqual([false, true]);
  });

  it('but are there already are not sent', async () => {
    const shop = new SlowShop();
    shop.isKnown = true;
    const { queue, states } = await begin([photo('VDM-1.jpg')], shop);
    queue.start();
    await until(() => states().join() === 'sent');
    expect(shop.sending).toEqual([]);
    expect(queue.get()[0]?.state).toMatchObject({ position: 4, isKnown: true });
  });

  it('can be taken off the list in the middle, and the next one goes', async () => {
    const { queue, shop } = await begin(['VDM-1.jpg', 'VDM-1_2.jpg'].map((name) => photo(name)));
    queue.start();
    await shop.under(1);
    queue.remove(queue.get()[0]?.id ?? '');
    expect(await shop.under(2)).toEqual(['VDM-1.jpg', 'VDM-1_2.jpg']);
    expect(queue.get()).toHaveLength(1);
  });

  it('to the wrong insect move to the right one', async () => {
    const { queue, shop, states } = await begin([photo('VDM-1.jpg')]);
    queue.start();
    await shop.under(1);
    shop.answer('VDM-1.jpg');
    await until(() => states().join() === 'sent');
    await queue.own(queue.get()[0]?.id ?? '', owner('VDM-7'));
    await shop.under(2);
    expect(shop.takenBack).toEqual(['VDM-1']);
  });

  it('are refused for what they are, not for what they are called', async () => {
    const heic = [0, 0, 0, 16, ...Buffer.from('ftypheic'), 0, 0, 0, 0];
    const { queue } = await begin([
      photo('VDM-1.jpg', [...Buffer.from('MZ\u0090')]),
      photo('VDM-2.jpg', heic),
      photo('VDM-3.jpg', []),
      new File([new Uint8Array(JPEG_BYTES), new Uint8Array(MOST_PICTURE_BYTES)], 'VDM-4.jpg'),
      photo('VDM-6.jpg', JPEG_BYTES.slice(0, -2)),
      photo('VDM-5.txt'),
    ]);
    const faults = queue.get().map(({ state }) => (state.kind === 'refused' ? state.fault : state.kind));
    expect(faults).toEqual(['type', 'heic', 'empty', 'too-large', 'cut-off', 'ready']);
  });

  it('wait for a person when nobody is known by their name', async () => {
    const { queue, shop, states } = await begin([photo('IMG_1.jpg')]);
    queue.start();
    expect(states()).toEqual(['ready']);
    await queue.own(queue.get()[0]?.id ?? '', owner('VDM-5'));
    queue.start();
    expect(await shop.under(1)).toEqual(['IMG_1.jpg']);
  });
});

describe('The place of a file', () => {
  async function placesOf(names: string[], taken: number[] = []) {
    const shop = new SlowShop();
    shop.taken = taken;
    const { queue } = await begin(
      names.map((name) => photo(name)),
      shop,
    );
    const plan = planPlaces(queue.get());
    return queue.get().map(({ id }) => {
      const planned = plan.get(id);
      return planned?.isInstead ? `instead of ${planned.position + 1}` : (planned?.position ?? -1) + 1;
    });
  }

  it.each([
    ['is its number', ['VDM-1_1.jpg', 'VDM-1_2.jpg'], [], [1, 2]],
    ['is that of a picture that is there, which gives way', ['VDM-1_2.jpg'], [0, 1], ['instead of 2']],
    ['is a new one without a number', ['VDM-1.jpg'], [0, 1], [3]],
    ['leaves none empty before it', ['VDM-1_4.jpg'], [0], [2]],
    ['comes after the first of numbered copies', ['VDM-1_2.jpg', 'VDM-1_1.jpg', 'VDM-1.jpg'], [], [3, 2, 1]],
    ['is given once', ['VDM-1_1.jpg', 'VDM-1_1.png'], [0], ['instead of 1', 2]],
  ])('%s', async (_rule, names, taken, places) => {
    expect(await placesOf(names, taken)).toEqual(places);
  });
});
