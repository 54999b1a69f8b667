import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiFailure, ApiResult } from '../contract/failure.ts';

export interface Sending<Input> {
  isBusy: boolean;
  /** What is left for the page to say. */
  failure: ApiFailure | null;
  /** Does nothing while it is under way: a double click is one. */
  run(input: Input): Promise<void>;
}

export interface Sent<Input, Value> {
  send(input: Input): Promise<ApiResult<Value>>;
  onDone(value: Value, input: Input): void | Promise<void>;
  /** What the answer leaves for the page to say; without it, all of a failure. */
  settle?: (answer: ApiResult<Value>, input: Input) => ApiFailure | null;
  /** What an earlier page was told. */
  first?: ApiFailure | null;
}

/** One request at a time, and what comes of it. An answer that comes when its page is gone does nothing. */
export function useSend<Input, Value>({
  send,
  onDone,
  settle = failureIn,
  first = null,
}: Sent<Input, Value>): Sending<Input> {
  const { isBusy, begin, end } = useBusy();
  const isThere = useIsThere();
  const [failure, setFailure] = useState(first);
  const run = async (input: Input) => {
    if (!begin()) return;
    setFailure(null);
    const answer = await send(input);
    if (isThere()) {
      if (answer.ok) await onDone(answer.value, input);
      // Last: where the shop says to go counts more than where the page goes by itself.
      setFailure(settle(answer, input));
    }
    end();
  };
  return { isBusy, failure, run };
}

const failureIn = (answer: ApiResult<unknown>) => (answer.ok ? null : answer.failure);

/** Whether something is under way. `begin` says no while it is: state is too slow for a double click. */
export function useBusy() {
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const set = useCallback((next: boolean) => {
    const isChange = isUnderWay.current !== next;
    isUnderWay.current = next;
    setBusy(next);
    return isChange;
  }, []);
  const begin = useCallback(() => set(true), [set]);
  const end = useCallback(() => void set(false), [set]);
  return { isBusy, begin, end };
}

function useIsThere(): () => boolean {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return () => isThere.current;
}
