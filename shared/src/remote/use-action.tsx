import { useRef, useState } from 'react';
import type { ApiFailure, ApiResult } from '../contract/failure.ts';

export interface Action<Input> {
  isBusy: boolean;
  failure: ApiFailure | null;
  /** Does nothing while it is under way: a double click is one. */
  run(input: Input): Promise<void>;
}

/** Something that a press of a button does on the server, and what comes of it. */
export function useAction<Input, Value>(
  act: (input: Input) => Promise<ApiResult<Value>>,
  onDone: (value: Value) => void | Promise<void>,
): Action<Input> {
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
    else setFailure(answer.failure);
    isUnderWay.current = false;
    setBusy(false);
  };
  return { isBusy, failure, run };
}
