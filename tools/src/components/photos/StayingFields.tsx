import { CheckField } from '@vitrine/shared/forms/CheckField';
import { STAYING_NAMES, type Series, type Staying } from '../../model/photos/series.ts';
import { useWords } from '../../model/use-words.ts';
import style from './Photos.module.css';

interface StayingFieldsProps {
  stays: Series['stays'];
  onChange(stays: Staying[]): void;
}

/** What the next lot of the series takes over from this one. */
export function StayingFields({ stays, onChange }: StayingFieldsProps) {
  const words = useWords();
  return (
    <fieldset className={style['stays']}>
      <legend>{words('photos.stays')}</legend>
      {STAYING_NAMES.map((name) => (
        <CheckField
          key={name}
          name={`stay-${name}`}
          label={words(`photos.stay.${name}`)}
          checked={stays.includes(name)}
          onChange={({ target }) =>
            onChange(STAYING_NAMES.filter((one) => (one === name ? target.checked : stays.includes(one))))
          }
        />
      ))}
    </fieldset>
  );
}
