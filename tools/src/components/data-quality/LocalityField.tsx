import { useEffect, useId, useState, type ComponentProps } from 'react';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { suggestLocalities } from '../../api/missing-data.ts';
import { toolsApi } from '../../api/tools-api.ts';
import style from './Tidy.module.css';

/** Debounce while typing. */
const DEBOUNCE_MS = 200;

interface LocalityFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  value: string;
  /** ISO code; empty for any. */
  country: string;
  onType(text: string): void;
}

/** A place, with those that other lots of the country are from as the browser offers them. */
export function LocalityField({ country, onType, ...input }: LocalityFieldProps) {
  const list = useId();
  const { browserApi } = useRemote();
  const [places, setPlaces] = useState<string[]>([]);
  const { value } = input;
  useEffect(() => {
    if (value.length < 2) return undefined;
    let isStale = false;
    const ask = async () => {
      const found = await suggestLocalities(toolsApi(browserApi), value, country);
      if (found.ok && !isStale) setPlaces(found.value.map(({ locality }) => locality));
    };
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [browserApi, value, country]);
  return (
    <>
      <input
        {...input}
        list={list}
        maxLength={200}
        className={style['field']}
        data-filled={value ? true : undefined}
        onChange={({ target }) => onType(target.value)}
      />
      <datalist id={list}>
        {places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </>
  );
}
