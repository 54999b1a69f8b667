import { useId, type ComponentProps } from 'react';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { useDebounced } from '@vitrine/shared/ui/use-debounced';
import { suggestLocalities } from '../../api/insects/data-quality.ts';
import { toolsApi } from '../../api/tools-api.ts';
import style from './DataQuality.module.css';

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
  const { value } = input;
  // Places of another country are others.
  const places = useDebounced(value.length < 2 ? '' : `${country} ${value}`, async () => {
    const found = await suggestLocalities(toolsApi(browserApi), value, country);
    return found.ok ? found.value.map(({ locality }) => locality) : [];
  });
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
        {places?.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </>
  );
}
