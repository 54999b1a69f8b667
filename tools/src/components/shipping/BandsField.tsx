import { Button } from '@vitrine/shared/ui/links/Button';
import { FieldError } from '@vitrine/shared/forms/FieldFrame';
import { useFieldErrors } from '@vitrine/shared/forms/field-errors';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { bandsToText, textToBands, type Band } from '../../model/editing/shipping-form.ts';
import { useWords } from '../../model/use-words.ts';
import style from './Shipping.module.css';

interface BandsFieldProps {
  /** As the form keeps them. */
  value: string;
  onChange(value: string): void;
}

/** Weights with their prices, ascending; an empty line at the end takes the next. */
export function BandsField({ value, onChange }: BandsFieldProps) {
  const words = useWords();
  const { bands: error } = useFieldErrors();
  const bands = textToBands(value);
  const write = (changed: Band[]) => onChange(bandsToText(changed));
  const set = (index: number, change: Partial<Band>) =>
    write(bands.map((band, place) => (place === index ? { ...band, ...change } : band)));
  return (
    <fieldset
      className={style['bands']}
      id="field-bands"
      aria-describedby={error ? 'field-bands-error' : undefined}
    >
      <legend>{words('shipping.bands')}</legend>
      <input type="hidden" name="bands" value={value} />
      <ol>
        {bands.map(({ kilos, price }, index) => (
          <li key={index}>
            <label>
              <span>{words('shipping.upTo')}</span>
              <input
                inputMode="decimal"
                value={kilos}
                aria-label={words('shipping.bandKilos', { line: index + 1 })}
                onChange={({ target }) => set(index, { kilos: target.value })}
              />
              <span>kg</span>
            </label>
            <label>
              <input
                inputMode="decimal"
                value={price}
                aria-label={words('shipping.bandPrice', { line: index + 1 })}
                onChange={({ target }) => set(index, { price: target.value })}
              />
              <span>€</span>
            </label>
            <Button
              variant="quiet"
              aria-label={words('shipping.removeBand', { line: index + 1 })}
              onClick={() => write(bands.filter((_, place) => place !== index))}
            >
              <Icon name="close" />
            </Button>
          </li>
        ))}
      </ol>
      <FieldError id="field-bands" error={error} />
      <Button variant="quiet" onClick={() => write([...bands, { kilos: '', price: '' }])}>
        {words('shipping.addBand')}
      </Button>
    </fieldset>
  );
}
