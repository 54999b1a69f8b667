import { useRef, useState } from 'react';
import type { ApiFailure, ApiResult } from '../contract/failure.ts';
import { useObey, type Told } from './use-obey.tsx';

export interface Action<Input> {
  isBusy: boolean;
  /** What is left for the page to say. */
  failure: ApiFailure | null;
  /** Does nothing while it is under way: a double click is one. */
  run(input: Input): Promise<void>;
}

/** Something that a press of a button does on the server, and what comes of it. What the answer asks for is done. */
export function useAction<Input, Value>(
  act: (input: Input) => Promise<ApiResult<Value>>,
  onDone: (value: Value) => void | Promise<void>,
  told?: Told,
): Action<Input> {
  const obey = useObey();
  // State is too slow for a double click: both see the same drawing.
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const run = async (input: Input) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setFailure(null);
    const answer = await act(input);
    if (answer.ok) await onDone(answer.value);
    // Last: where the shop says to go counts more than where the page goes by itself.
    setFailure(obey(answer, told));
    isUnderWay.current = false;
    setBusy(false);
  };
  return { isBusy, failure, run };
}
